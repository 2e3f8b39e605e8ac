import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#contract/product.ts';
import {
  createImage,
  createProduct,
  createProductCard,
  createStructure,
  createValue,
  testSite,
} from '../../testing/wire-fixtures.ts';
import { ProductPage } from './product-page.tsx';
import { toProductView } from './view/product-view.server.ts';

function createView(changes: Partial<Product>, sku?: string) {
  return toProductView({
    response: {
      estrutura: createStructure('product/detail', '/produto-101'),
      conteudo: createProduct(changes),
      info: {},
    },
    sku,
    showsStock: false,
    isSoldHere: true,
    toHref: (target) => target.replace(testSite, '') || '/',
    toLocalUrl: (target) => target.replace(testSite, ''),
    fields: { prod: 'arquivos' },
  });
}

function createPage(changes: Partial<Product>, sku?: string) {
  const product = createView(changes, sku);
  return createRoutesStub([
    {
      path: '/',
      Component: () => (
        <ProductPage
          product={product}
          renderSimilar={(isNarrow) => <p>{isNarrow ? 'Parecidos ao lado' : 'Parecidos no fim'}</p>}
          renderUnavailable={({ valueId }) => <p>Formulário {valueId}</p>}
          questionForm={null}
          reviews={null}
        />
      ),
    },
  ]);
}

function show(changes: Partial<Product>, sku?: string) {
  const Page = createPage(changes, sku);
  return render(<Page />);
}

const volumes: Partial<Product> = {
  atributos: {
    simples: {
      id: '7',
      nome: 'Volume',
      tipo: 'texto',
      valores: [createValue(10, { selecionado: true }), createValue(30), createValue(50, { estoque: 0 })],
    },
  },
};

const parse = (text: string): unknown => JSON.parse(text);

const structuredData = (container: HTMLElement): unknown[] =>
  [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) => parse(script.innerHTML));

describe('selecting a value', () => {
  const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').filter((radio) => radio.checked);

  it('checks only its radio, and shows its price, code and payload', () => {
    show(volumes);
    expect(screen.getByText('Cód. SKU-101-10')).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^30 ml/ }));
    expect(chosen().map((radio) => parse(radio.value))).toEqual([
      { itens: [{ idProduto: '101', idAtributoSimples: '30', quantidade: '1', preco: 30 }] },
    ]);
    expect(screen.getByText('Cód. SKU-101-30')).toBeTruthy();
    expect(screen.getByText(/28,50 no Pix$/, { selector: 'p' })).toBeTruthy();
  });

  it('replaces the button while the value is sold out', () => {
    show(volumes);
    fireEvent.click(screen.getByRole('radio', { name: /^50 ml.*Esgotado/ }));
    expect(screen.queryByRole('button', { name: 'Adicionar à sacola' })).toBeNull();
    screen.getByText('Parecidos ao lado');
    expect(screen.getByText('Formulário 50').closest('form'), 'a form inside another is none').toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /^10 ml/ }));
    expect(screen.getAllByRole('button', { name: 'Adicionar à sacola' }).length).toBeGreaterThan(0);
  });

  it('renders the same on the server if the query selects the value', () => {
    const Page = createPage(volumes, 'SKU-101-50');
    const html = renderToString(<Page />);
    expect(html).toContain('Formulário <!-- -->50');
    expect(html).toMatch(/data-value="50"[^>]*checked/);
  });

  it('shows only the pictures of the value', () => {
    show({ ...volumes, midias: { imagens: [createImage(1), createImage(2, 10), createImage(3, 30)] } });
    const alternatives = () =>
      within(screen.getByRole('region', { name: /^Fotos de/ }))
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt'));
    expect(alternatives()).toEqual(['Foto 1', 'Foto 2']);
    expect(screen.getByRole('link', { name: 'Imagem 1 de 2' })).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ampliar. Imagem 2 de 2$/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: /^30 ml/ }));
    expect(alternatives()).toEqual(['Foto 1', 'Foto 3']);
  });
});

describe('beside the price', () => {
  const characteristic = (nome: string, ...lines: [string, string][]) => ({
    nome,
    visivelSite: true,
    itens: lines.map(([label, valor], id) => ({ id, label, valor })),
  });

  it('leads to care, lot and the rules of the shop, with one promise for exchanges', () => {
    const caracteristicas = [
      characteristic('Cuidados', ['Gestação', 'Evite'], ['Crianças', 'Evite']),
      characteristic('Lote e laudo', ['Lote', 'LAVF-2607'], ['Laudo', 'Cromatografia']),
    ];
    const categoria = { ...createProduct().categoria, taxonomia: [], nome: 'Óleos essenciais' };
    const { container } = show({ caracteristicas, categoria });
    const leadsTo = (name: string | RegExp) => {
      const id = screen.getByRole('link', { name }).getAttribute('href')?.slice(1) ?? '';
      return container.querySelector(`[id="${id}"]`)?.textContent;
    };
    expect(leadsTo(/^Cuidados:\s*Gestação\s*Crianças$/)).toBe('Cuidados');
    expect(leadsTo('Lote LAVF-2607: laudo')).toBe('Lote e laudo');
    const rules = within(screen.getByRole('navigation', { name: 'Regras da loja' }));
    expect(rules.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/pagina/entrega',
      '/pagina/trocas-e-devolucoes',
    ]);
    screen.getByText('7 dias para desistir');
    expect(container.textContent).not.toMatch(/30 dias|grátis|testes em animais/i);
    expect(container.textContent).not.toMatch(/troca em 7 dias/i);
  });
});

describe('a product on request', () => {
  it('has no price and offers to request a quote', () => {
    show({ status: 'sobconsulta' });
    expect(screen.getByText('Formulário 0')).toBeTruthy();
    expect(screen.queryByText(/no Pix/)).toBeNull();
  });
});

describe('structured data', () => {
  beforeEach(() => void vi.stubEnv('SSR', true));

  const hostile = 'Óleo </script><script>alert(1)</script>';

  it('cannot close its script element', () => {
    const Page = createPage({ nome: hostile });
    const html = renderToString(<Page />);
    const scripts = html.match(/<script type="application\/ld\+json">.*?<\/script>/g) ?? [];
    expect(scripts).toHaveLength(3);
    expect(html).not.toContain('<script>alert(1)');
    expect(parse(scripts[0]?.replaceAll(/^<script[^>]*>|<\/script>$/g, '') ?? '')).toMatchObject({
      name: hostile,
    });
  });

  it('has the price in reais and the availability of each value', () => {
    const { container } = show({ ...volumes, ean: '7898613100018', mpn: 'M1' });
    expect(structuredData(container)[0]).toMatchObject({
      '@type': 'Product',
      gtin: '7898613100018',
      mpn: 'M1',
      offers: [
        {
          price: '10.00',
          priceCurrency: 'BRL',
          availability: 'https://schema.org/InStock',
          hasMerchantReturnPolicy: { merchantReturnDays: 7 },
        },
        { price: '30.00', availability: 'https://schema.org/InStock' },
        { price: '50.00', availability: 'https://schema.org/OutOfStock' },
      ],
    });
  });

  it('says until when the price of any schedule is valid', () => {
    const end = '2026-12-01T00:00:00-03:00';
    const aplicado = { nome: 'Semana', precoDe: 20, precoPor: 10, descontoVista: 5, dataInicial: end, dataFinal: end };
    expect(structuredData(show({ agendamentoPreco: { aplicado } }).container)[0]).toMatchObject({
      offers: [{ priceValidUntil: end }],
    });
  });

  it('has no offer without a price', () => {
    expect(structuredData(show({ status: 'sobconsulta' }).container)[0]).not.toHaveProperty('offers');
  });

  it('has a rating only if there are reviews', () => {
    expect(structuredData(show({}).container)[0]).not.toHaveProperty('aggregateRating');
    cleanup();
    const rated = show({ avaliacao: { media: 4.7, quantidade: 31, avaliacoes: [] } });
    expect(structuredData(rated.container)[0]).toMatchObject({
      aggregateRating: { ratingValue: 4.7, reviewCount: 31 },
    });
  });

  it('lists every picture by its absolute URL, and the breadcrumb from position 1', () => {
    const { container } = show({ midias: { imagens: [createImage(1), createImage(2)] } });
    const [, gallery, trail] = structuredData(container);
    expect(gallery).toMatchObject({
      '@type': 'ImageGallery',
      image: [{ contentUrl: `${testSite}/img/1-1200.webp` }, { contentUrl: `${testSite}/img/2-1200.webp` }],
    });
    expect(trail).toMatchObject({ itemListElement: [{ position: 1, name: 'Início' }, { position: 2 }] });
  });
});

describe('the combinations of the product', () => {
  const combine = (...ids: number[]) => ({
    combinacoes: ids.map((id) => ({
      id,
      tipoDesconto: 'valor' as const,
      desconto: 0,
      produto: createProductCard({ id }),
    })),
  });

  it('are beside their heading if there are fewer than three', () => {
    show(combine(201, 202));
    const pair = within(screen.getByRole('region', { name: 'Combina com' }));
    expect(pair.getAllByRole('article')).toHaveLength(2);
    expect(pair.queryByRole('button', { name: 'Próximo slide' })).toBeNull();
  });

  it('are a carousel from three on, and absent without any', () => {
    show(combine(201, 202, 203));
    expect(screen.getByRole('button', { name: 'Próximo slide' })).toBeTruthy();
    cleanup();
    show({});
    expect(screen.queryByRole('heading', { name: 'Combina com' })).toBeNull();
  });
});

describe('the address that is handed out', () => {
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const outcome = () => screen.getByRole('button', { name: 'Copiar link' }).parentElement?.lastChild?.textContent;
  /** Records what is handed out. */
  function record(into: unknown[], fails?: Error) {
    return (content: unknown): Promise<void> => {
      into.push(content);
      return fails ? Promise.reject(fails) : Promise.resolve();
    };
  }

  it('names the chosen volume', async () => {
    const written: unknown[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: record(written) } });
    show(volumes);
    fireEvent.click(screen.getByRole('radio', { name: /^30 ml/ }));
    press('Copiar link');
    await expect.poll(() => written).toEqual([`${testSite}/produto-101?sku=SKU-101-30`]);
  });

  it('is shown to be copied by hand where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    show({});
    press('Copiar link');
    await screen.findByText(/^Copie/);
    expect(outcome()).toBe(`Copie este endereço: ${testSite}/produto-101`);
    expect(screen.queryByRole('button', { name: 'Compartilhar' })).toBeNull();
  });

  it.each([
    ['opens', undefined, ''],
    ['is closed by the shopper', new DOMException('closed', 'AbortError'), ''],
    ['is refused', new DOMException('refused', 'NotAllowedError'), 'Link copiado'],
  ])('goes to the share sheet of the device, which %s', async (_, failure, expected) => {
    const shared: unknown[] = [];
    vi.stubGlobal('navigator', { share: record(shared, failure), clipboard: { writeText: record([]) } });
    show(volumes);
    press('Compartilhar');
    await expect.poll(outcome).toBe(expected);
    expect(shared).toEqual([{ title: 'Produto 101', url: `${testSite}/produto-101?sku=SKU-101-10` }]);
  });
});

it('describes each volume to search engines under an address of its own', () => {
  expect(structuredData(show(volumes, 'SKU-101-30').container)[0]).toMatchObject({
    url: `${testSite}/produto-101`,
    sku: 'SKU-101-30',
    offers: [10, 30, 50].map((value) => ({ url: `${testSite}/produto-101?sku=SKU-101-${value}` })),
  });
  cleanup();
  expect(structuredData(show({}).container)[0]).toMatchObject({ offers: [{ url: `${testSite}/produto-101` }] });
});

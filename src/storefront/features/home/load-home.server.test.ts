import { describe, expect, it } from 'vitest';
import { toDevice } from '#web/browser/device.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { createProduct, createProductCard, createStructure, createValue } from '../../testing/wire-fixtures.ts';
import { loadHome } from './load-home.server.ts';

const valores = [createValue(10, { selecionado: true }), createValue(30)];
const simples = { id: '1', nome: 'Volume', tipo: 'texto' as const, valores };
const cards = [
  createProductCard({ id: 101, nome: 'Óleo de lavanda', atributos: { simples } }),
  createProductCard({ id: 102, nome: 'Roll-on de lavanda 10 ml' }),
];

const aReview = (nome: string, experiencia: number, mensagem: string) => ({
  nome,
  data: '2026-11-20T10:00:00-03:00',
  experiencia,
  atendimento: 5,
  satisfacao: true,
  mensagem,
});

const storeReviews = {
  avaliacoes: [
    aReview('Ana P.', 5, 'Chegou antes.'),
    aReview('Bia S.', 2, 'Vazou.'),
    aReview('Caio R.', 5, ''),
    aReview('Davi M.', 4, 'Bem embalado.'),
    aReview('Eva L.', 5, 'Volto sempre.'),
    aReview('Fábio T.', 5, 'Cheiro de verdade.'),
  ],
  info: {
    inicio: 0,
    limit: 12,
    offset: 0,
    exibindo: 6,
    total: 6,
    medias: { experiencia: 4.3, atendimento: 5, satisfacao: 100 },
  },
};

const aLot = {
  nome: 'Lote e laudo',
  visivelSite: true,
  itens: [{ id: 1, label: 'Lote', valor: '<b>LAVS-2602</b>' }],
};

interface Shop {
  lot?: typeof aLot;
  isReviewsDown?: boolean;
  /** As the API says; a client of a backend without the field has none. */
  vazia?: boolean | undefined;
}

const toShowcase = (titulo: string, produtos: typeof cards) => ({
  vitrine: { id: 1, nivel: 'home', titulo, tagTitulo: 'h2' },
  produtos,
});

function load({ lot, isReviewsDown = false, vazia }: Shop = {}) {
  const product = createProduct({ id: 101, caracteristicas: lot ? [lot] : [] });
  const responses: Record<string, object> = {
    '/url/home': { estrutura: createStructure('home', '/'), conteudo: { vazia }, info: {} },
    '/url/product/detail': { estrutura: createStructure('product/detail', '/'), conteudo: product, info: {} },
    '/showcase/banners/home-hero': { banners: [banner] },
    '/showcase/banners/home-temporada': { banners: [{ ...banner, titulo: 'Presentes de Natal' }] },
    '/showcase/products/home-hero-produtos': toShowcase('Nesta imagem', cards),
    '/showcase/products/home-historia-produto': toShowcase('Nesta história', cards.slice(0, 1)),
    ...(!isReviewsDown && { '/evaluations/store': storeReviews }),
  };
  const { storefront, reports } = aStorefront({
    async storeApi(request) {
      const { pathname } = new URL(request.url);
      if (isReviewsDown && pathname.endsWith('/evaluations/store'))
        return Response.json({ error: 'Fora do ar.' }, { status: 503 });
      const response = Object.entries(responses).find(([path]) => pathname.endsWith(path))?.[1];
      return response ? Response.json(response) : Response.json({ error: 'Não há.' }, { status: 404 });
    },
  });
  return { home: loadHome(storefront, toDevice('')), reports };
}

const banner = {
  id: 1,
  nome: 'Lavanda',
  dataInicial: '2026-11-20T10:00:00-03:00',
  dimensoes: {
    desktop: { imagem: '', imagemOriginal: '', link: '' },
    mobile: { imagem: '', imagemOriginal: '', link: '' },
  },
};

it('links to the products that the picture of the hero shows, with the size of their price', async () => {
  const { heroProducts } = await load().home;
  expect(heroProducts?.title).toBe('Nesta imagem');
  expect(heroProducts?.items.map(({ href, name }) => [href, name])).toEqual([
    ['/produto-101', 'Óleo de lavanda, 10 ml'],
    ['/produto-102', 'Roll-on de lavanda 10 ml'],
  ]);
});

it('shows the strip of the season while the merchant has one in force', async () => {
  expect((await load().home).season?.title).toBe('Presentes de Natal');
});

it.each([
  ['opens soon', true, true],
  ['is open, though its showcases show nothing', false, false],
  ['is of a backend that does not say', undefined, false],
])('knows a shop that %s', async (_, vazia, isOpeningSoon) => {
  expect((await load({ vazia }).home).isOpeningSoon).toBe(isOpeningSoon);
});

describe('the story', () => {
  it('opens the lot of its product', async () => {
    expect((await load({ lot: aLot }).home).storyLot).toMatchObject({
      href: '/produto-101',
      facts: [{ label: 'Lote', value: 'LAVS-2602' }],
    });
  });

  it('opens none where the product has none', async () => {
    expect((await load().home).storyLot).toBeUndefined();
  });
});

describe('the reviews of the home page', () => {
  it('are the three newest good ones of the shop', async () => {
    const { reviews } = await load().home;
    expect(reviews.map(({ text }) => text)).toEqual(['Chegou antes.', 'Bem embalado.', 'Volto sempre.']);
  });

  it('are left out when the API has none to give', async () => {
    const { home, reports } = load({ isReviewsDown: true });
    expect((await home).reviews).toEqual([]);
    expect(reports).toContain('Erro ao buscar uma parte da página inicial:');
  });
});

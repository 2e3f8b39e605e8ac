import { describe, expect, it } from 'vitest';
import type { Product } from '#contract/product.ts';
import { createImage, createProduct, createStructure, createValue, testSite } from '../../../testing/wire-fixtures.ts';
import { toCountdown } from './offer-view.server.ts';
import { toProductView } from './product-view.server.ts';

interface Options {
  sku?: string;
  showsStock?: boolean;
  handlingDays?: number;
  isSoldHere?: boolean;
  prod?: 'arquivos' | 'arquivosOriginais';
}

function view(
  changes: Partial<Product>,
  { sku, showsStock = false, handlingDays, isSoldHere = true, prod = 'arquivos' }: Options = {},
) {
  return toProductView({
    response: {
      estrutura: createStructure('product/detail', '/produto-101'),
      conteudo: createProduct(changes),
      info: {},
    },
    sku,
    showsStock,
    handlingDays,
    isSoldHere,
    toHref: (target) => target.replace(testSite, '') || '/',
    toLocalUrl: (target) => target.replace(testSite, ''),
    fields: { prod },
  });
}

const volumes = (...valores: ReturnType<typeof createValue>[]): Partial<Product> => ({
  atributos: { simples: { id: '7', nome: 'Volume', tipo: 'texto', valores } },
});

describe('the offers of a product', () => {
  it('are the product itself when it has no values', () => {
    expect(view({}).offers).toMatchObject([{ valueId: 0, sku: 'SKU-101', status: 'disponivel' }]);
  });

  it('have a status by their own stock', () => {
    const { offers } = view(
      volumes(createValue(10), createValue(30, { estoque: 0 }), createValue(50, { estoque: -1 })),
    );
    expect(offers.map((offer) => offer.status)).toEqual(['disponivel', 'indisponivel', 'indisponivel']);
  });

  it('are sold out on arrival if the product is, even with stock of the selected value', () => {
    const values = volumes(createValue(10), createValue(30, { selecionado: true }));
    const { offers, selectedValueId } = view({ ...values, status: 'indisponivel' });
    expect(selectedValueId).toBe(30);
    expect(offers.map((offer) => offer.status)).toEqual(['disponivel', 'indisponivel']);
  });

  it('are on request regardless of the stock', () => {
    const { offers } = view({ ...volumes(createValue(10), createValue(30, { estoque: 0 })), status: 'sobconsulta' });
    expect(offers.map((offer) => offer.status)).toEqual(['sobconsulta', 'sobconsulta']);
    expect(offers.map((offer) => offer.price)).toEqual([{ price: 0 }, { price: 0 }]);
  });

  it('have their own price and payload', () => {
    const [first] = view(volumes(createValue(30))).offers;
    expect(first).toMatchObject({ price: { price: 30, cash: 28.5 } });
    expect(JSON.parse(first?.purchase ?? '')).toEqual({
      itens: [{ idProduto: '101', idAtributoSimples: '30', quantidade: '1', preco: 30 }],
    });
  });

  it('show low stock without a figure, unless the settings show stock', () => {
    const few = volumes(createValue(10, { estoque: 3 }));
    expect(view(few).offers[0]?.stockText).toBe('Últimas unidades. Envio em até 1 dia útil');
    expect(view(few, { showsStock: true }).offers[0]?.stockText).toBe('Últimas 3 unidades');
    expect(view(volumes(createValue(10, { estoque: 6 }))).offers[0]?.stockText).toBe(
      'Em estoque. Envio em até 1 dia útil',
    );
    expect(JSON.stringify(view(volumes(createValue(10, { estoque: 7919 }))))).not.toContain('7919');
  });

  it('say when they are posted, by the settings', () => {
    const textOf = (handlingDays: number, estoque: number) =>
      view(volumes(createValue(10, { estoque })), { handlingDays }).offers[0]?.stockText;
    expect([textOf(0, 6), textOf(1, 6), textOf(3, 3)]).toEqual([
      'Em estoque. Envio em até 1 dia útil',
      'Em estoque. Envio em até 2 dias úteis',
      'Últimas unidades. Envio em até 4 dias úteis',
    ]);
  });

  it('select the value in the query, else the preselected one, else the first', () => {
    const values = volumes(createValue(10), createValue(30, { selecionado: true }), createValue(50));
    expect(view(values).selectedValueId).toBe(30);
    expect(view(values, { sku: 'SKU-101-50' }).selectedValueId).toBe(50);
    expect(view(values, { sku: 'outro' }).selectedValueId).toBe(30);
    expect(view(volumes(createValue(10), createValue(50))).selectedValueId).toBe(10);
  });
});

describe('toCountdown', () => {
  const schedule = (nome: string) => ({
    nome,
    precoDe: 10,
    precoPor: 8,
    descontoVista: 5,
    dataInicial: '2026-11-20T00:00:00-03:00',
    dataFinal: '2026-11-27T23:59:59-03:00',
  });

  it.each([
    ['cronometro Semana dos Cítricos', 'Semana dos Cítricos', false],
    ['cronometro Black Friday', 'Black Friday', true],
    ['Black Friday cronometro', 'Black Friday', true],
    ['cronometro', 'Oferta por tempo limitado', false],
  ])('parses the schedule name "%s"', (name, title, isBlack) => {
    expect(toCountdown(schedule(name))).toEqual({
      title,
      isBlack,
      endsAt: '2026-11-27T23:59:59-03:00',
      endsText: 'até 27/11/2026 às\u00A023h59',
    });
  });

  it('is undefined for any other schedule, and without one', () => {
    expect(toCountdown(schedule('Black Friday'))).toBeUndefined();
    expect(toCountdown(undefined)).toBeUndefined();
  });

  it('is read from the alias too', () => {
    const product = view({ agendamentoPreco: {}, AgendamentoPreco: { aplicado: schedule('cronometro') } });
    expect(product.offers[0]?.countdown).toBeDefined();
  });
});

describe('the page of a product', () => {
  it('compares its sizes by the price of a measure', () => {
    const simples = (...labels: string[]) => ({
      atributos: {
        simples: {
          id: '7',
          nome: 'Volume',
          tipo: 'texto' as const,
          valores: labels.map((label, index) => createValue(index + 1, { label })),
        },
      },
    });
    const unitPrices = (...labels: string[]) => view(simples(...labels)).offers.map(({ unit }) => unit?.text);
    expect(unitPrices('10 ml', '30 ml')).toEqual([expect.stringMatching(/\/ml$/), expect.stringMatching(/\/ml$/)]);
    expect(unitPrices('50 ml', '200 ml')).toEqual([
      expect.stringMatching(/\/100 ml$/),
      expect.stringMatching(/\/100 ml$/),
    ]);
    expect(unitPrices('10 ml', '30 g')).toEqual([undefined, undefined]);
    expect(unitPrices('Azul', 'Verde')).toEqual([undefined, undefined]);
    expect(unitPrices('10 ml')).toEqual([undefined]);
  });

  it('names what the safety notes are about', () => {
    const caracteristicas = [
      {
        nome: 'Cuidados',
        visivelSite: true,
        itens: [
          { id: 1, label: 'Diluição', valor: 'Até 2%' },
          { id: 2, label: 'Gestação e amamentação', valor: 'Não use' },
          { id: 3, label: 'Sol', valor: 'Não é fototóxico' },
        ],
      },
    ];
    expect(view({ caracteristicas }).care).toEqual(['dilution', 'pregnancy']);
    expect(view({ caracteristicas: [] }).care).toBeUndefined();
  });

  it('reads a brand from either field', () => {
    const { marca } = createProduct();
    expect(view({}).brand).toEqual({ name: 'Serra Clara', href: '/marcas/serra-clara' });
    expect(view({ marca: undefined, marcas: marca ? [marca] : [] }).brand?.name).toBe('Serra Clara');
    expect(view({ marca: undefined }).brand).toBeUndefined();
  });

  it('uses the original pictures on a Macintosh', () => {
    const midias = { imagens: [createImage(7)] };
    expect(view({ midias }).pictures[0]?.zoom).toBe('/img/7-1200.webp');
    expect(view({ midias }, { prod: 'arquivosOriginais' }).pictures[0]?.zoom).toBe('/img/7-1200.jpg');
  });

  it('has no reviews rather than zero stars', () => {
    expect(view({}).reviews).toBeUndefined();
    expect(view({ avaliacao: { media: 4.5, quantidade: 2, avaliacoes: [] } }).reviews?.mean).toBe(4.5);
  });

  it('sorts facts into sections, and opens the care section of oils', () => {
    const group = (nome: string, visivelSite = true) => ({
      nome,
      visivelSite,
      itens: [{ id: 1, label: nome, valor: 'x' }],
    });
    const { sections } = view({
      descricoes: { curta: '', longa: '<p>a</p><script>b</script>', opcional1: '<p>c</p>' },
      caracteristicas: [
        group('Ficha técnica'),
        group('Composição'),
        group('Cuidados'),
        group('Oculta', false),
        group('Outra'),
        group('Lote e laudo'),
      ],
    });
    expect(sections.map((section) => [section.title, section.facts?.length ?? section.html?.__html])).toEqual([
      ['Sobre', '<p>a</p>'],
      ['Como usar', '<p>c</p>'],
      ['Composição', 1],
      ['Ficha técnica', 2],
      ['Lote e laudo', 1],
      ['Cuidados', 1],
    ]);
    expect(sections.find((section) => section.id === 'cuidados')?.isFixed).toBe(true);
  });

  it('lists what comes in the box, with the quantity of more than one', () => {
    const itens = [
      { id: 1, label: 'Cabo USB-C', valor: '1 unidade' },
      { id: 2, label: 'Disco de feltro', valor: '3 unidades' },
    ];
    const { sections } = view({ caracteristicas: [{ nome: 'O que vem na caixa', visivelSite: true, itens }] });
    expect(sections.find(({ id }) => id === 'caixa')).toMatchObject({
      title: 'O que vem na caixa',
      items: ['Cabo USB-C', 'Disco de feltro (3 unidades)'],
    });
  });

  it('says beside the price which lot is on sale and what is known of it', () => {
    const lot = (...lines: [string, string][]) => ({
      nome: 'Lote e laudo',
      visivelSite: true,
      itens: lines.map(([label, valor], id) => ({ id, label, valor })),
    });
    const textOf = (...lines: [string, string][]) => view({ caracteristicas: [lot(...lines)] }).lotText;
    const code: [string, string] = ['Lote', 'LAVF-2607'];
    const blend: [string, string][] = [code, ['Validade', 'julho de 2028'], ['Laudo', 'Cromatografia']];
    expect(textOf(...blend)).toBe('Lote LAVF-2607: validade e laudo');
    expect(textOf(...blend, ['Colheita', 'julho de 2026'])).toBe('Lote LAVF-2607: colheita, validade e laudo');
    const { sections } = view({ caracteristicas: [lot(...blend)] });
    expect(sections.find(({ id }) => id === 'lote')?.link?.href).toMatch(/^\/laudo\/[^/]+$/);
    expect(view({ caracteristicas: [lot(code)] }).sections.find(({ id }) => id === 'lote')?.link).toBeUndefined();
    expect([textOf(code), textOf(['Validade', 'julho de 2028']), view({}).lotText]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('leads from the facts of a device to those of others', () => {
    const itens = [{ id: 1, label: 'Ruído', valor: '22 dB' }];
    const caracteristicas = [{ nome: 'Ficha técnica', visivelSite: true, itens }];
    const find = (...[changes, options]: Parameters<typeof view>) =>
      view({ caracteristicas, ...changes }, options).sections.find(({ id }) => id === 'ficha-tecnica');
    expect([find({ comparavel: true })?.isOpen, find({})?.isOpen]).toEqual([true, undefined]);
    expect(find({ comparavel: true })?.link?.href).toMatch(/^\/comparar\?ids=\d+/);
    expect(find({})?.link).toBeUndefined();
    expect(find({ comparavel: true }, { isSoldHere: false })?.link).toBeUndefined();
  });

  it('states that the safety notes of an oil are missing', () => {
    const care = view({}).sections.find((section) => section.id === 'cuidados');
    expect(care?.facts?.[0]?.value).toContain('Ainda não temos informação de segurança confirmada');
    const soap = { id: 1, nome: 'Sabonetes', nivel: 1, taxonomia: [{ id: 1, nome: 'Corpo e banho' }] };
    expect(view({ categoria: soap }).sections).toEqual([]);
  });
});

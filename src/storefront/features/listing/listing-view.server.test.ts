import { describe, expect, it } from 'vitest';
import { paginate } from '#rules/pagination.ts';
import { createFacetValue, createListing, testSite } from '../../testing/wire-fixtures.ts';
import { toPriceRangeLabel } from './filter-view.ts';
import { toListingView } from './listing-view.server.ts';

type Changes = Parameters<typeof createListing>[0];

function view(changes: Changes, address = '/oleos', pages = 1) {
  const url = new URL(address, testSite);
  return toListingView({
    response: createListing(changes),
    pagination: paginate(Number(url.searchParams.get('pg') ?? 1), pages),
    url,
    toHref: (target) => target.replace(testSite, '') || '/',
  });
}

const range = { ativo: false, rota: { name: 'x', params: {}, query: {} }, url: testSite };

describe('toListingView', () => {
  it('uses the heading and texts of the category, brand or landing page', () => {
    expect(view({})).toMatchObject({ title: 'Óleos', intro: 'Puros.', text: undefined });
    expect(view({ content: { categoria: undefined, landingPage: { id: 1, nome: 'Presentes' } } }).title).toBe(
      'Presentes',
    );
  });

  it('leads to the comparison of devices if there are two, also on another of its pages', () => {
    const compareHref = (quantidadeComparavel?: number) => view({ details: { quantidadeComparavel } }).compareHref;
    expect(compareHref(2)).toBe('/comparar');
    expect(compareHref(1)).toBeUndefined();
    expect(compareHref()).toBeUndefined();
  });

  it('does not lead from a landing page to the comparison, whatever it holds', () => {
    const landingPage = { id: 1, nome: 'Presentes' };
    const shown = view({ content: { categoria: undefined, landingPage }, details: { quantidadeComparavel: 2 } });
    expect(shown.compareHref).toBeUndefined();
  });

  it('converts facets into groups, and active values into chips that remove them', () => {
    const filtros = [
      { id: 1, nome: 'Aroma', tipo: 'texto' as const, valores: [createFacetValue(5, 'Floral')] },
      {
        id: 2,
        nome: 'Sensação',
        tipo: 'texto' as const,
        valores: [createFacetValue(6, 'Sono', { ativo: true, rota: { name: 'x', params: {}, query: {} } })],
      },
    ];
    const shown = view({ details: { filtros }, info: { filtros: { filtro: '6' } } }, '/oleos?filtro=6');
    expect(shown.groups.map((group) => group.name)).toEqual(['Aroma', 'Sensação']);
    expect(shown.applied).toEqual([{ label: 'Sono', href: '/oleos' }]);
    expect(shown.isFiltered).toBe(true);
  });

  it('shows a typed price range as a chip when no option matches it', () => {
    const shown = view({ info: { filtros: { preco: '10-49.9' } } }, '/oleos?preco=10-49.9&marca=3');
    expect(shown.applied).toEqual([{ label: 'R$\u00a010 a R$\u00a049,90', href: '/oleos?marca=3' }]);
  });

  it.each([
    ['24.9-24.9', 'R$\u00a024,90'],
    ['24.9-', 'A partir de R$\u00a024,90'],
  ])('labels the active price %s, which ends at the most expensive product, %s', (preco, label) => {
    const active = { ...range, de: 24.9, ate: 24.9, ativo: true };
    const filtros = { preco };
    const shown = view({ details: { filtrosPreco: [active] }, info: { filtros } }, `/oleos?preco=${preco}`);
    expect(shown.applied.map((chip) => chip.label)).toEqual([label]);
    expect(view({ info: { filtros } }, `/oleos?preco=${preco}`).applied.map((chip) => chip.label)).toEqual([label]);
  });

  it('has no chips and no filter if only text and order are active', () => {
    const shown = view({ info: { filtros: { busca: 'lavanda', order: 'Favoritos' } } }, '/busca?busca=lavanda');
    expect([shown.applied, shown.isFiltered]).toEqual([[], false]);
  });

  it('names the last band, which is open, by its lower end', () => {
    const band = { ...range, de: 60, ate: 134.9, rota: { name: 'x', params: {}, query: { preco: '0-29.99;60-' } } };
    const labelOf = (filtros: Record<string, string>, ativo: boolean) =>
      view({ details: { filtrosPreco: [{ ...band, ativo }] }, info: { filtros } }).groups[0]?.options[0]?.label;
    expect(labelOf({ preco: '0-29.99' }, false)).toBe('A partir de R$\u00a060');
    expect(labelOf({ preco: '60-' }, true)).toBe('A partir de R$\u00a060');
    expect(labelOf({ preco: '60-134.9' }, true)).toBe('R$\u00a060 a R$\u00a0134,90');
  });

  it('puts kind and price before the other groups', () => {
    const shown = view({
      details: {
        filtros: [{ id: 1, nome: 'Aroma', tipo: 'texto', valores: [createFacetValue(5, 'Floral')] }],
        filtrosCategoria: [{ ...range, id: 10, nome: 'Óleos' }],
        filtrosPreco: [{ ...range, de: 0, ate: 29.99 }],
      },
    });
    expect(shown.groups.map(({ name }) => name)).toEqual(['Tipo de produto', 'Preço', 'Aroma']);
    expect(shown.groups[0]?.options.map(({ label }) => label)).toEqual(['Óleos']);
  });

  it('does not repeat as a filter the kinds that links above the products lead to, unless one is active', () => {
    const kind = { ...range, id: 10, nome: 'De varetas' };
    const rota = { name: 'x', path: '/difusores/de-varetas', params: {}, query: {}, route: 'x' };
    const filhas = [{ id: 10, nome: 'De varetas', rota, url: testSite }];
    const categorias = { niveisAnteriores: [], atual: [], irmas: [], filhas };
    const namesOf = (kinds: (typeof kind)[]) =>
      view({ details: { categorias, filtrosCategoria: kinds } }).groups.map(({ name }) => name);
    expect(namesOf([kind])).toEqual([]);
    expect(namesOf([{ ...kind, ativo: true }])).toEqual(['Tipo de produto']);
    expect(namesOf([kind, { ...kind, id: 11, nome: 'Kits e listas' }])).toEqual(['Tipo de produto']);
  });

  it('names orders in sentence case, and sends the name of the API', () => {
    expect(view({}).orders.map(({ label, value }) => [label, value])).toEqual([
      ['Popularidade', 'Popularidade'],
      ['Menor preço', 'Menor Preço'],
    ]);
  });

  it('omits empty groups', () => {
    const shown = view({ details: { filtrosPreco: [{ ...range, de: 30, ate: 60 }] } });
    expect(shown.groups.map((group) => [group.id, group.options[0]?.label])).toEqual([
      ['preco', 'R$\u00a030 a R$\u00a060'],
    ]);
  });

  it('links every page number', () => {
    const { pages } = view({ info: { total: 100 } }, '/oleos?pg=5', 9);
    expect(pages.numbers).toEqual([1, undefined, 4, 5, 6, undefined, 9]);
    expect(pages.hrefs).toMatchObject({ 1: '/oleos', 4: '/oleos?pg=4', 6: '/oleos?pg=6', 9: '/oleos?pg=9' });
  });

  it('keeps a typed range out of the bands, and shows it as a chip', () => {
    const band = { ...range, de: 0, ate: 39.99, quantidade: 4 };
    const chosen = { ...band, de: 40, ate: 49.99, ativo: true };
    const typed = { ...range, de: 0, ate: 60, ativo: true };
    const filtros = { preco: '0-60;40-49.99' };
    const { groups, applied } = view({ details: { filtrosPreco: [band, typed, chosen] }, info: { filtros } });
    expect(groups[0]?.options.map(({ id, isTyped }) => [id, isTyped])).toEqual([
      ['0-39.99', undefined],
      ['0-60', true],
      ['40-49.99', undefined],
    ]);
    expect(applied.map(({ label }) => label)).toEqual(['Até R$\u00a060', 'R$\u00a040 a R$\u00a050']);
  });

  it('shows a range of a link in place of the band that reads the same', () => {
    const band = { ...range, de: 0, ate: 49.99 };
    const linked = { ...range, de: 0, ate: 50, ativo: true };
    const { groups } = view({ details: { filtrosPreco: [band, linked] }, info: { filtros: { preco: '0-50' } } });
    expect(groups[0]?.options).toMatchObject([{ id: '0-50', isActive: true }]);
  });
});

describe('toPriceRangeLabel', () => {
  it.each([
    [0, 29.99, 'Até R$\u00a030'],
    [30, 49.99, 'R$\u00a030 a R$\u00a050'],
    [30, 60, 'R$\u00a030 a R$\u00a060'],
    [24.9, 59.9, 'R$\u00a024,90 a R$\u00a059,90'],
    [100, 0, 'A partir de R$\u00a0100'],
    [100, 100, 'A partir de R$\u00a0100'],
    [0, 0, 'A partir de R$\u00a00'],
  ])('formats %d to %d as %s', (from, to, label) => {
    expect(toPriceRangeLabel(from, to)).toBe(label);
  });

  it('shows one price if both ends are equal', () => {
    expect(toPriceRangeLabel(24.9, 24.9, true)).toBe('R$\u00a024,90');
    expect(toPriceRangeLabel(10, 24.9, true)).toBe('R$\u00a010 a R$\u00a024,90');
  });
});

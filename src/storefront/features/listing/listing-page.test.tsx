import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { describe, expect, it } from 'vitest';
import { paginate } from '#rules/pagination.ts';
import { inRouter } from '../../testing/in-router.tsx';
import { createFacetValue, createListing, testSite } from '../../testing/wire-fixtures.ts';
import { ListingPage } from './listing-page.tsx';
import { toListingView } from './listing-view.server.ts';
import type { ShortcutGroup } from './shortcuts.ts';

const filtros = [
  {
    id: 1,
    nome: 'Aroma',
    tipo: 'texto' as const,
    valores: [
      createFacetValue(5, 'Floral', { quantidade: 7 }),
      createFacetValue(6, 'Lavanda', { ativo: true, rota: { name: 'x', params: {}, query: { marca: '3' } } }),
    ],
  },
];

const filtrosPreco = [
  { de: 0, ate: 50, quantidade: 3, ativo: false, rota: { name: 'x', params: {}, query: {} }, url: testSite },
];

function show(
  changes: Parameters<typeof createListing>[0] = {},
  address = '/oleos?filtro=6&marca=3',
  shortcuts: readonly ShortcutGroup[] = [],
) {
  const url = new URL(address, testSite);
  const view = toListingView({
    response: createListing({
      details: { filtros },
      info: { total: 30, filtros: { filtro: '6', marca: '3' } },
      ...changes,
    }),
    pagination: paginate(1, 3),
    url,
    toHref: (target) => target.replace(testSite, '') || '/',
  });
  function Page() {
    const { search } = useLocation();
    return (
      <>
        <output>{search}</output>
        <ListingPage view={view} shortcuts={shortcuts} products={<li>Um produto</li>} />
      </>
    );
  }
  return render(inRouter(<Page />, address));
}

const hrefOf = (element: HTMLElement) => element.getAttribute('href');

describe('ListingPage', () => {
  it('shows a filter that a shortcut has chosen once, as its pill, and a link that clears all from two on', () => {
    const chosen = { label: 'Lavandas', href: '/oleos?marca=3', isCurrent: true };
    const shortcuts = [{ label: 'Planta', shortcuts: [chosen] }];
    show({}, '/oleos?filtro=6&marca=3', shortcuts);
    expect(within(screen.getByRole('list', { name: 'Planta' })).getByRole('link').ariaCurrent).toBe('true');
    expect(screen.getByRole('link', { name: 'Remover filtro Lavandas' })).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Filtros aplicados' })).toBeNull();
    cleanup();
    const kinds = [
      { id: 1, nome: 'Vela', ativo: true, rota: { name: 'x', params: {}, query: { filtro: '6' } }, url: testSite },
    ];
    show({ details: { filtros, filtrosCategoria: kinds } }, '/oleos?filtro=6&marca=3', shortcuts);
    const chips = within(screen.getByRole('list', { name: 'Filtros aplicados' })).getAllByRole('link');
    expect(chips.map((chip) => chip.textContent)).toEqual(['Vela', 'Limpar filtros']);
  });

  it('refuses a price that is no amount beside its field, and filters by no other', () => {
    show({ details: { filtros, filtrosPreco } }, '/oleos');
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'De R$' });
    fireEvent.change(from, { target: { value: '1e2' } });
    fireEvent.click(screen.getByRole('button', { name: 'Filtrar por preço' }));
    expect([from.ariaInvalid, from.value]).toEqual(['true', '1e2']);
    screen.getByText('Escreva o preço em reais, como 49,90.');
  });

  it("applies a typed price by the sheet's button, which closes the sheet unless an amount is refused", async () => {
    show({ details: { filtros, filtrosPreco } }, '/oleos?marca=3');
    fireEvent.click(screen.getByRole('link', { name: /^Filtrar/ }));
    const sheet = within(screen.getByRole('dialog', { name: 'Filtrar' }));
    const press = () => fireEvent.click(sheet.getByRole('button', { name: 'Ver 30 produtos' }));
    const upTo = sheet.getByRole('textbox', { name: 'Até R$' });
    fireEvent.input(upTo, { target: { value: 'abc' } });
    press();
    expect(document.querySelector('dialog[open]')).not.toBeNull();
    sheet.getByText('Escreva o preço em reais, como 49,90.');
    fireEvent.input(upTo, { target: { value: '49,90' } });
    press();
    await screen.findByText('?marca=3&preco=0-49.9');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it.each(['blur', 'submit', 'pause'])('applies a typed price on %s', async (moment) => {
    show({ details: { filtros, filtrosPreco } }, '/oleos?pg=2');
    const from = screen.getByRole<HTMLInputElement>('textbox', { name: 'De R$' });
    fireEvent.input(from, { target: { value: '30' } });
    if (moment === 'blur') fireEvent.blur(from);
    if (moment === 'submit' && from.form) fireEvent.submit(from.form);
    await screen.findByText('?preco=30-');
    expect(from.value).toBe('30');
  });

  it('shows the price of the URL in its fields, and leaves it alone until one is typed', () => {
    const info = { total: 30, filtros: { preco: '30-49.99' } };
    show({ details: { filtros, filtrosPreco }, info }, '/oleos?preco=30-49.99');
    const texts = ['De R$', 'Até R$'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }).value);
    expect(texts).toEqual(['30', '49,99']);
    fireEvent.click(screen.getByRole('button', { name: 'Filtrar por preço' }));
    expect(screen.getByRole('status').textContent).toBe('?preco=30-49.99');
  });

  it('shows a typed price in its fields and as a chip, and not among the bands', () => {
    const typed = { ...filtrosPreco[0], de: 0, ate: 60, quantidade: undefined, ativo: true };
    const info = { total: 30, filtros: { preco: '0-60' } };
    show(
      { details: { filtrosPreco: filtrosPreco.flatMap((band) => [band, { ...band, ...typed }]) }, info },
      '/oleos?preco=0-60',
    );
    expect(screen.getAllByRole('link', { name: /R\$\s\d/ }).map((link) => link.textContent)).toEqual([
      'Até R$\u00a0503 produtos',
      'Até R$\u00a060',
    ]);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Até R$' }).value).toBe('60');
  });

  it('shows a price that a no-script submit sent, with the error', () => {
    show({ details: { filtros, filtrosPreco } }, '/oleos?precoDe=abc&precoAte=50');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'De R$' }).value).toBe('abc');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Até R$' }).value).toBe('50');
    screen.getByText('Escreva o preço em reais, como 49,90.');
  });

  it('has one heading and shows the number of products', () => {
    show();
    expect(screen.getAllByRole('heading', { level: 1 }).map((heading) => heading.textContent)).toEqual(['Óleos']);
    expect(screen.getByText('30 produtos')).toBeTruthy();
  });

  it('removes one filter by its chip, or all by a link', () => {
    show();
    const chip = screen.getAllByRole('link', { name: 'Remover filtro Lavanda' })[0];
    expect(chip && hrefOf(chip)).toBe('/oleos?marca=3');
    expect(hrefOf(screen.getByRole('link', { name: 'Limpar filtros' }))).toBe('/oleos');
  });

  it('renders filters as links with their product counts', () => {
    show();
    expect(hrefOf(screen.getByRole('link', { name: /^Floral\s*7\s*produtos$/ }))).toBe('/oleos?filtro=5');
  });

  it('navigates when an order is selected', async () => {
    show();
    fireEvent.change(screen.getByLabelText('Ordenar por'), { target: { value: 'Menor Preço' } });
    expect(await screen.findByText('?order=Menor+Pre%C3%A7o')).toBeTruthy();
  });

  it('offers 12, 24 and 36 products a page', () => {
    show();
    const options = [...screen.getByLabelText<HTMLSelectElement>('Por página').options];
    expect(options.map((option) => option.text)).toEqual(['12', '24', '36']);
  });

  it('preserves the rest of the query in hidden fields, for the no-script submit', () => {
    const { container } = show();
    const hidden = [...container.querySelectorAll<HTMLInputElement>('#ordenar input[type=hidden]')];
    expect(hidden.map((input) => `${input.name}=${input.value}`)).toEqual(['filtro=6', 'marca=3']);
  });

  it('unfolds price at first, and folds other groups unless a value of theirs is applied', () => {
    const [aroma] = filtros;
    const feeling = { id: 2, nome: 'Sensação', tipo: 'texto' as const, valores: [createFacetValue(8, 'Sono')] };
    show({ details: { filtros: aroma ? [aroma, feeling] : [], filtrosPreco } });
    const groups = [...document.querySelectorAll<HTMLDetailsElement>('aside details')];
    const isOpen = (name: RegExp) => groups.find((group) => name.test(group.textContent))?.open;
    expect([isOpen(/^Preço/), isOpen(/^Aroma/), isOpen(/^Sensação/)]).toEqual([true, true, false]);
    screen.getByRole('heading', { level: 3, name: /^Aroma\s*1\s*aplicado$/ });
  });

  it('opens the filters in a sheet with the number of products', () => {
    show();
    fireEvent.click(screen.getByRole('link', { name: 'Filtrar (1)' }));
    expect(screen.getByRole('button', { name: 'Ver 30 produtos' }).closest('dialog')?.open).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Ver 30 produtos' }));
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('offers order and page size in one sheet, which is empty until it opens', () => {
    show();
    const findSizes = () => screen.queryByRole('heading', { name: 'Por página', hidden: true });
    expect(findSizes()).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Ordenar' }));
    expect(findSizes()?.closest('dialog')?.open).toBe(true);
    const sizes = within(screen.getByRole('list', { name: 'Produtos a mostrar' })).getAllByRole('link');
    expect(sizes.map((size) => [size.textContent, hrefOf(size)])).toEqual([
      ['12 produtos', '/oleos?filtro=6&marca=3'],
      ['24 produtos', '/oleos?filtro=6&marca=3&ipp=24'],
      ['36 produtos', '/oleos?filtro=6&marca=3&ipp=36'],
    ]);
    expect(sizes.map((size) => size.ariaCurrent)).toEqual(['true', null, null]);
  });

  it('links to the unfiltered listing if the filters match nothing', () => {
    show({ info: { total: 0, filtros: { filtro: '6' } } });
    expect(screen.getByText('Nenhum produto com esses filtros.')).toBeTruthy();
    expect(screen.queryByText('Um produto')).toBeNull();
  });

  it('shows that a listing is empty', () => {
    show({ info: { total: 0, filtros: {} }, details: {} }, '/oleos');
    expect(screen.getByText('Ainda não há produtos por aqui.')).toBeTruthy();
  });

  it('links to the other pages', () => {
    show();
    expect(hrefOf(screen.getByRole('link', { name: /^Página\s*2$/ }))).toBe('/oleos?filtro=6&marca=3&pg=2');
    expect(screen.getByRole('link', { name: 'Próxima' }).getAttribute('rel')).toBe('next');
  });
});

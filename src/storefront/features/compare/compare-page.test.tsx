import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ProductCard } from '#contract/product.ts';
import { aProduct } from '#web/testing/a-product.ts';
import { inRouter } from '../../testing/in-router.tsx';
import { createValue } from '../../testing/wire-fixtures.ts';
import { ComparePage } from './compare-page.tsx';
import { toCompareView } from './compare-view.server.ts';

const aDevice = (id: number, changes: Partial<ProductCard> = {}) => aProduct({ id, nome: `Difusor ${id}`, ...changes });
const simples = { id: '1', nome: 'Voltagem', tipo: 'texto' as const, valores: [createValue(1), createValue(2)] };

function renderPage(devices: readonly ProductCard[]) {
  const produtos = devices.map((produto, place) => ({
    produto,
    fatos: [
      { label: 'Capacidade', valor: `${place + 1} litros` },
      place === 0 ? { label: 'Ruído' } : { label: 'Ruído', valor: '22 dB' },
      { label: 'Garantia', valor: '2 anos' },
    ],
  }));
  const view = toCompareView(
    { produtos, recusados: [], opcoes: [...devices, aDevice(9)] },
    {
      toHref: (path) => path,
      toLocalUrl: (url) => url,
      fields: { prod: 'arquivos' },
      toCompareHref: String,
      isAsked: true,
    },
  );
  render(inRouter(<ComparePage view={view} breadcrumb={[]} />));
}

it('lays price, button and facts side by side, in a named region that takes the focus', () => {
  renderPage([aDevice(1), aDevice(2, { atributos: { simples } }), aDevice(3, { status: 'indisponivel' })]);
  const region = screen.getByRole('region', { name: 'Comparação' });
  expect(region).toHaveProperty('tabIndex', 0);
  expect(
    within(region)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Característica', 'Difusor 1', 'Difusor 2', 'Difusor 3']);
  const cellsOf = (name: RegExp) =>
    within(within(region).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(cellsOf(/^Capacidade /)).toEqual(['1 litros', '2 litros', '3 litros']);
  expect(cellsOf(/^Ruído /)).toEqual(['não informado', '22 dB', '22 dB']);
  expect(cellsOf(/^Garantia ?igual em todos/)).toEqual(['2 anos', '2 anos', '2 anos']);
  expect(within(region).getByRole('button', { name: 'Adicionar à sacola: Difusor 1' })).toBeDefined();
  expect(within(region).getByRole('link', { name: 'Escolher voltagem: Difusor 2' })).toBeDefined();
  expect(within(region).getByRole('link', { name: 'Avise-me quando chegar: Difusor 3' })).toBeDefined();
  expect(screen.getByText('Diferem em capacidade. São iguais em garantia.')).toBeDefined();
});

it('offers the devices as checkboxes, with those of the comparison checked', () => {
  renderPage([aDevice(1), aDevice(2)]);
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(boxes.map(({ name, value, checked }) => [name, value, checked])).toEqual([
    ['ids', '1', true],
    ['ids', '2', true],
    ['ids', '9', false],
  ]);
  expect(screen.getByRole('group', { name: 'Comparar outros difusores' })).toBeDefined();
});

it('shows only the choice until there are two', () => {
  renderPage([aDevice(1)]);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Escolha mais um para comparar com Difusor 1.')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /^Difusor 1/ })).toHaveProperty('checked', true);
});

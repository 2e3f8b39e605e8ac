import { fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Product } from '#contract/product.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { createProduct } from '../../../testing/wire-fixtures.ts';
import { LotReportPage } from './lot-report-page.tsx';
import { toLotReportView } from './lot-report-view.server.ts';

afterEach(() => vi.unstubAllGlobals());

const group = (nome: string, ...lines: [label: string, valor: string][]) => ({
  nome,
  visivelSite: true,
  itens: lines.map(([label, valor], id) => ({ id, label, valor })),
});
const plant = group('Ficha técnica', ['Nome botânico', 'Citrus sinensis']);

const options = {
  toHref: (path: string) => path,
  toLocalUrl: (url: string) => url,
  fields: { prod: 'arquivos' as const },
};

function show(caracteristicas: Product['caracteristicas'], changes: Partial<Product> = {}) {
  const product = createProduct({ nome: 'Óleo de laranja', caracteristicas, ...changes });
  const report = toLotReportView(product, options);
  if (!report) throw new Error('The product has a report.');
  render(inRouter(<LotReportPage report={report} breadcrumb={[]} />, '/laudo/oleo'));
}

it('prints at a press, and leads to the product at its price', () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  show([group('Lote e laudo', ['Laudo', 'Cromatografia'])]);
  fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
  expect(print).toHaveBeenCalledTimes(1);
  const product = within(screen.getByRole('complementary', { name: 'O produto deste lote' }));
  expect(product.getByText('R$ 49,90')).toBeDefined();
  expect(product.getByRole('link', { name: 'Ver e comprar' })).toBeDefined();
});

it('names no price of a product that is sold out', () => {
  show([group('Lote e laudo', ['Laudo', 'Cromatografia'])], { status: 'indisponivel' });
  const product = within(screen.getByRole('complementary', { name: 'O produto deste lote' }));
  expect(product.getByText('Esgotado por enquanto')).toBeDefined();
  expect(product.queryByText(/R\$/)).toBeNull();
  expect(product.getByRole('link', { name: 'Ver o produto' })).toBeDefined();
});

it('lists the facts of the lot apart from what its analysis found', () => {
  const lot = group(
    'Lote e laudo',
    ['Lote', 'LARD-2607'],
    ['Laudo', 'Cromatografia'],
    ['Laboratório', 'Aroma'],
    ['Limoneno', '94,8%'],
  );
  show([plant, lot]);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Óleo de laranja');
  const found = within(screen.getByRole('region', { name: 'O que a análise encontrou' }));
  expect(found.getAllByRole('term').map((term) => term.textContent)).toEqual(['Limoneno']);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'LARD-2607',
    'Cromatografia',
    'Aroma',
    'Citrus sinensis',
    '94,8%',
  ]);
});

it('has no report of a product whose lot has none', () => {
  expect(
    toLotReportView(createProduct({ caracteristicas: [plant, group('Lote e laudo', ['Lote', 'X-1'])] }), options),
  ).toBeUndefined();
});

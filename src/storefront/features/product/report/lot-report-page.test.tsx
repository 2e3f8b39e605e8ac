import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { inRouter } from '../../../testing/in-router.tsx';
import { createProduct } from '../../../testing/wire-fixtures.ts';
import { LotReportPage } from './lot-report-page.tsx';
import { toLotReportView } from './lot-report-view.server.ts';

const group = (nome: string, ...lines: [label: string, valor: string][]) => ({
  nome,
  visivelSite: true,
  itens: lines.map(([label, valor], id) => ({ id, label, valor })),
});
const plant = group('Ficha técnica', ['Nome botânico', 'Citrus sinensis']);

it('lists the facts of the lot apart from what its analysis found', () => {
  const lot = group(
    'Lote e laudo',
    ['Lote', 'LARD-2607'],
    ['Laudo', 'Cromatografia'],
    ['Laboratório', 'Aroma'],
    ['Limoneno', '94,8%'],
  );
  const report = toLotReportView(createProduct({ nome: 'Óleo de laranja', caracteristicas: [plant, lot] }));
  if (!report) throw new Error('The product has a report.');
  render(inRouter(<LotReportPage report={report} breadcrumb={[]} />, '/laudo/oleo'));
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
    toLotReportView(createProduct({ caracteristicas: [plant, group('Lote e laudo', ['Lote', 'X-1'])] })),
  ).toBeUndefined();
});

import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toSafeHtml } from '#web/safe-html.server.ts';
import { inRouter } from '../../testing/in-router.tsx';
import { InstitutionalPage } from './institutional-page.tsx';
import type { InstitutionalPageView } from './page-view.server.ts';

const longTitle = 'Política de entregas, prazos, retiradas e desencontros no caminho até a sua casa';
const pages = [
  { label: 'Quem somos', href: '/pagina/quem-somos' },
  { label: longTitle, href: '/pagina/entregas' },
];

function show(changes: Partial<InstitutionalPageView> = {}, isIndex = false) {
  const page: InstitutionalPageView = {
    title: longTitle,
    breadcrumb: [{ label: 'Início', href: '/' }],
    html: toSafeHtml('<p>Entregamos em todo o Brasil.</p>', (path) => path),
    headings: [],
    updatedText: '',
    pages,
    ...changes,
  };
  render(
    inRouter(
      <InstitutionalPage page={page} isIndex={isIndex} intro={<p>Antes do texto</p>}>
        <p>Depois do texto</p>
      </InstitutionalPage>,
      '/pagina/entregas',
    ),
  );
}

const headings = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `parte-${index}`, text: `Parte ${index}` }));

it('shows the text of the merchant with its whole title, between what the route adds', () => {
  show({ updatedText: '21/11/2026' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(longTitle);
  expect(document.body.textContent).toMatch(
    /Atualizado em 21\/11\/2026Antes do textoEntregamos em todo o Brasil\.Depois do texto/,
  );
});

it('says nothing about a day of change that is not known', () => {
  show();
  expect(document.body.textContent).not.toContain('Atualizado');
});

it('marks itself in the menu of pages, on small screens too', () => {
  show();
  for (const name of ['Páginas da loja', 'Outras páginas']) {
    const menu = within(screen.getByRole('navigation', { name }));
    expect(menu.getByRole('link', { name: longTitle }).getAttribute('aria-current')).toBe('page');
    expect(menu.getByRole('link', { name: 'Quem somos' }).getAttribute('href')).toBe('/pagina/quem-somos');
  }
});

it.each([
  [3, 0],
  [4, 4],
])('with %d headings has %d links to them', (count, links) => {
  show({ headings: headings(count) });
  const contents = screen.queryByRole('navigation', { name: 'Nesta página' });
  const hrefs = [...(contents?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(['#parte-0', '#parte-1', '#parte-2', '#parte-3'].slice(0, links));
});

it('lists all pages as the index, without a menu beside', () => {
  show({}, true);
  expect(screen.queryByRole('navigation', { name: 'Páginas da loja' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Quem somos' }).getAttribute('href')).toBe('/pagina/quem-somos');
});

it('shows its text also while the menu of pages is away', () => {
  show({ pages: [] });
  expect(screen.getByText('Entregamos em todo o Brasil.')).toBeTruthy();
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { toSafeHtml } from '#web/safe-html.server.ts';
import { BrandIndexPage } from '../../features/brands/brand-index-page.tsx';
import { ListIndexPage } from '../../features/lists/list-index-page.tsx';
import { InstitutionalPage } from '../../features/pages/institutional-page.tsx';
import { inRouter } from '../../testing/in-router.tsx';

const emptyPage = {
  title: 'Informações',
  breadcrumb: [],
  html: toSafeHtml('', (path) => path),
  headings: [],
  updatedText: '',
  pages: [],
};

it.each([
  [
    'As marcas aparecem aqui com os primeiros produtos.',
    () => <BrandIndexPage intro="" letters={[]} breadcrumb={[]} />,
  ],
  ['Ainda não há kits nem listas por aqui.', () => <ListIndexPage title="Kits e listas" breadcrumb={[]} cards={[]} />],
  ['As páginas da loja ainda estão sendo escritas.', () => <InstitutionalPage page={emptyPage} isIndex />],
])('says "%s" and leads to the home page while the index is empty', (text, renderIndex) => {
  render(inRouter(renderIndex()));
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para a página inicial' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('navigation', { name: 'Marcas de A a Z' })).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoResults, RelatedPageNote } from './search-results.tsx';

const departments = [{ label: 'Presentes', attributes: { href: '/c/presentes' } }];

it.each(['presente', 'Presentes', ' PRESENTE '])('leads from a search for "%s" to the department', (text) => {
  render(<RelatedPageNote text={text} departments={departments} />);
  expect(screen.getByRole('link', { name: 'Presentes' }).getAttribute('href')).toBe('/c/presentes');
});

it.each([
  ['trocas', 'trocas e devoluções', '/pagina/trocas-e-devolucoes'],
  ['Devolução', 'trocas e devoluções', '/pagina/trocas-e-devolucoes'],
  ['frete', 'entrega', '/pagina/entrega'],
])('leads from a search for "%s" to the help page', (text, name, href) => {
  render(<RelatedPageNote text={text} departments={departments} />);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

it.each(['', 'presente de natal', 's'])('leads nowhere from "%s"', (text) => {
  render(<RelatedPageNote text={text} departments={departments} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('suggests after a search without results what the shop suggests', () => {
  const hints = ['Tente uma palavra só, como vaso.', 'Busque pela planta.'];
  render(
    <NoResults text="xyz" hints={hints} categories={[]}>
      {[]}
    </NoResults>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Confira se não escapou uma letra.',
    ...hints,
  ]);
});

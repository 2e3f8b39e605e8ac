import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NoResults, RelatedPageNote } from './search-results.tsx';

const departments = [{ label: 'Presentes', attributes: { href: '/c/presentes' } }];

it.each(['presente', 'Presentes', ' PRESENTE '])('leads from a search for "%s" to the department', (text) => {
  render(<RelatedPageNote text={text} departments={departments} help={undefined} />);
  expect(screen.getByRole('link', { name: 'Presentes' }).getAttribute('href')).toBe('/c/presentes');
});

it('leads from a word about the service to its page, and from neither nowhere', () => {
  const help = { label: 'acompanhar o pedido', path: '/pedido' };
  const { rerender } = render(<RelatedPageNote text="rastrear pedido" departments={departments} help={help} />);
  expect(screen.getByRole('link', { name: 'acompanhar o pedido' }).getAttribute('href')).toBe('/pedido');
  rerender(<RelatedPageNote text="presente de natal" departments={departments} help={undefined} />);
  expect(screen.queryByRole('link')).toBeNull();
});

it('asks after a search without products whether the page about its words was meant', () => {
  const help = { label: 'entrega', path: '/pagina/entrega' };
  render(
    <NoResults text="frete" help={help} hints={['Busque pela planta.']} categories={[]}>
      {[]}
    </NoResults>,
  );
  expect(screen.getByText(/Nenhum produto com “frete”/).textContent).toBe(
    'Nenhum produto com “frete”. Procurava a página “entrega”?',
  );
  expect(screen.queryByText(/Não encontramos nada|Busque pela planta/)).toBeNull();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'entrega',
    'trocas e devoluções',
    'contato',
  ]);
});

it('suggests after a search without results what the shop suggests', () => {
  const hints = ['Tente uma palavra só, como vaso.', 'Busque pela planta.'];
  render(
    <NoResults text="xyz" help={undefined} hints={hints} categories={[]}>
      {[]}
    </NoResults>,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Confira se não escapou uma letra.',
    ...hints,
  ]);
});

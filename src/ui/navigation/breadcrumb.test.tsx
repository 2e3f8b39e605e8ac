import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

it('links to every page above, and marks the page itself', () => {
  const paths = { Início: '/', Óleos: '/oleos', Lavandas: '/oleos/lavandas' };
  render(<Breadcrumb entries={Object.entries(paths).map(([label, href]) => ({ label, href }))} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Início', 'Óleos']);
  expect(screen.getByText('Lavandas').getAttribute('aria-current')).toBe('page');
});

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Breadcrumb } from './breadcrumb.tsx';

afterEach(cleanup);

const home = { label: 'Início', href: '/' };
const oils = { label: 'Óleos', href: '/oleos' };
const lavenders = { label: 'Lavandas', href: '/oleos/lavandas' };

/** The entries that phones show too. */
const listOnPhones = () =>
  screen
    .getAllByRole('listitem')
    .filter(({ classList }) => !classList.contains('max-md:hidden'))
    .map(({ textContent }) => textContent.replace('/', ''));

it.each([
  [[home, oils, lavenders], ['Óleos']],
  [[home, oils], ['Início']],
  [[home], ['Início']],
])('shows phones the way back to the page above', (entries, shown) => {
  render(<Breadcrumb entries={entries} />);
  expect(listOnPhones()).toEqual(shown);
});

it('links to every page above, and marks the page itself', () => {
  render(<Breadcrumb entries={[home, oils, lavenders]} />);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Início', 'Óleos']);
  expect(screen.getByText('Lavandas').getAttribute('aria-current')).toBe('page');
});

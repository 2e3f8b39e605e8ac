import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchForm } from '../search-form.tsx';
import { SearchProvider, useSearch } from './search-context.tsx';

beforeEach(() => vi.stubGlobal('matchMedia', () => ({ matches: true })));

function State() {
  const { isSubmitted, isBusy } = useSearch();
  return <output>{`${isSubmitted ? 'submitted' : 'not submitted'}, ${isBusy ? 'busy' : 'idle'}`}</output>;
}

function Site() {
  return (
    <SearchProvider siteUrl="https://loja.example" pictureFields={{ prod: 'arquivos' }}>
      <SearchForm />
      <State />
      <Link to="/ofertas">Ofertas</Link>
      <Link to="/busca?busca=rosa">Rosa</Link>
      <Outlet />
    </SearchProvider>
  );
}

/** The site at a URL; results load when `release` is called. */
function visit(address: string) {
  let release: () => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (release = () => resolve(null)));
  const Stub = createRoutesStub([
    {
      Component: Site,
      children: [
        { path: '/', Component: () => <h1>Início</h1> },
        { path: '/ofertas', Component: () => <h1>Ofertas</h1> },
        { path: '/busca', loader, HydrateFallback: () => null, Component: () => <h1>Resultados</h1> },
      ],
    },
  ]);
  render(<Stub initialEntries={[address]} hydrationData={{ loaderData: { '0-2': null } }} />);
  return { release: () => act(() => release()) };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const submit = () => fireEvent.submit(screen.getByRole('search'));
const state = () => screen.getByRole('status', { name: '' }).textContent;

describe('the search', () => {
  it('is submitted by a text, busy until the results load, and cleared when the visitor leaves them', async () => {
    const { release } = visit('/');
    type('lavanda');
    submit();
    await waitFor(() => expect(state()).toBe('submitted, busy'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Resultados' })).toBeNull());
    release();
    await screen.findByRole('heading', { name: 'Resultados' });
    expect(state()).toBe('submitted, idle');
    expect(field().value).toBe('lavanda');
    fireEvent.click(screen.getByRole('link', { name: 'Ofertas' }));
    await screen.findByRole('heading', { name: 'Ofertas' });
    expect(state()).toBe('not submitted, idle');
    expect(field().value).toBe('');
  });

  it.each(['', '   '])('is not submitted by "%s"', (text) => {
    visit('/');
    type(text);
    submit();
    expect(state()).toBe('not submitted, idle');
    expect(screen.getByRole('heading', { name: 'Início' })).toBeTruthy();
  });

  it('preserves the typed text across pages, and shows the text of the results', async () => {
    const { release } = visit('/');
    type('vela');
    fireEvent.click(screen.getByRole('link', { name: 'Ofertas' }));
    await screen.findByRole('heading', { name: 'Ofertas' });
    expect(field().value).toBe('vela');
    fireEvent.click(screen.getByRole('link', { name: 'Rosa' }));
    await waitFor(() => expect(state()).toBe('not submitted, idle'));
    release();
    await screen.findByRole('heading', { name: 'Resultados' });
    expect(field().value).toBe('rosa');
  });
});

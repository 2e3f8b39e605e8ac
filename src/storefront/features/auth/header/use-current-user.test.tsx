import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData, useRevalidator } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCurrentUser } from './use-current-user.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const visitor = { logado: false, nomeRazao: '' };
const ana = { logado: true, nomeRazao: 'Ana Souza' };
const signedOut = { customer: null, hasSession: true };
const customer = { customer: { firstName: 'Ana' }, hasSession: true };

type Loaded = typeof signedOut | typeof customer;

function Header() {
  const firstName = useCurrentUser(useLoaderData<Loaded>()) ?? 'visitante';
  const { revalidate } = useRevalidator();
  return (
    <>
      <p>Olá, {firstName}!</p>
      <button type="button" onClick={() => void revalidate()}>
        Renovar
      </button>
    </>
  );
}

/** Renders a page with the loader data of the first load and of each revalidation. */
async function show(first: Loaded, ...later: Loaded[]) {
  const loader = vi.fn<() => Loaded>(() => ({ ...(later.shift() ?? first) }));
  const Page = createRoutesStub([{ id: 'layout', path: '/', Component: Header, loader }]);
  render(<Page hydrationData={{ loaderData: { layout: first } }} />);
  await screen.findByText(/^Olá/);
  return loader;
}

const stubUser = (user: typeof ana | undefined) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => (user ? Promise.resolve(Response.json(user)) : Promise.reject(new TypeError('offline')))),
  );

const showPage = (persisted: boolean) =>
  act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

describe('useCurrentUser', () => {
  it('shows the customer on a page from a shared cache, until a revalidation returns none', async () => {
    stubUser(ana);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    const loader = await show({ customer: null, hasSession: false }, customer, signedOut);
    expect(await screen.findByText('Olá, Ana!')).toBeTruthy();
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Olá, Ana!')).toBeTruthy();
    fireEvent.click(screen.getByText('Renovar'));
    expect(await screen.findByText('Olá, visitante!')).toBeTruthy();
  });

  it('revalidates a page restored from the back/forward cache', async () => {
    stubUser(visitor);
    const loader = await show(customer, signedOut);
    await showPage(false);
    expect(fetch).not.toHaveBeenCalled();
    await showPage(true);
    expect(await screen.findByText('Olá, visitante!')).toBeTruthy();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('does not revalidate a restored page offline', async () => {
    stubUser(undefined);
    const loader = await show(customer, signedOut);
    await showPage(true);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(loader).not.toHaveBeenCalled();
  });

  it("revalidates the visitor's cart after a back navigation to a page without a session", async () => {
    stubUser(visitor);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(Object.create(null), { type: 'back_forward' }),
    ]);
    const loader = await show({ customer: null, hasSession: false }, signedOut);
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  });
});

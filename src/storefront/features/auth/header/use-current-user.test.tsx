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
const nobody = { customer: null, isRecognised: true };
const customer = { customer: { firstName: 'Ana' }, isRecognised: true };

type Loaded = typeof nobody | typeof customer;

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

/** A page with what the server says with it, and each time that it is asked again. */
async function show(first: Loaded, ...later: Loaded[]) {
  const loader = vi.fn<() => Loaded>(() => ({ ...(later.shift() ?? first) }));
  const Page = createRoutesStub([{ id: 'layout', path: '/', Component: Header, loader }]);
  render(<Page hydrationData={{ loaderData: { layout: first } }} />);
  await screen.findByText(/^Olá/);
  return loader;
}

const answer = (user: typeof ana | undefined) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => (user ? Promise.resolve(Response.json(user)) : Promise.reject(new TypeError('offline')))),
  );

const comeBack = (persisted: boolean) =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

describe('useCurrentUser', () => {
  it('greets a customer whom a shared page did not know, until a newer load knows no customer', async () => {
    answer(ana);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    const loader = await show({ customer: null, isRecognised: false }, customer, nobody);
    expect(await screen.findByText('Olá, Ana!')).toBeTruthy();
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Olá, Ana!')).toBeTruthy();
    fireEvent.click(screen.getByText('Renovar'));
    expect(await screen.findByText('Olá, visitante!')).toBeTruthy();
  });

  it('renews a page that comes back as it was left', async () => {
    answer(visitor);
    const loader = await show(customer, nobody);
    await comeBack(false);
    expect(loader).not.toHaveBeenCalled();
    await comeBack(true);
    expect(await screen.findByText('Olá, visitante!')).toBeTruthy();
  });

  it('leaves such a page alone while nobody answers', async () => {
    answer(undefined);
    const loader = await show(customer, nobody);
    await comeBack(true);
    expect(loader).not.toHaveBeenCalled();
  });

  it("brings a visitor's cart to a page without a session that was gone back to", async () => {
    answer(visitor);
    vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign(Object.create(null), { type: 'back_forward' }),
    ]);
    const loader = await show({ customer: null, isRecognised: false }, nobody);
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  });
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { announceChange } from '#web/browser/tabs.ts';
import { aCart } from '../../features/cart/testing/a-cart.ts';
import type { Personal } from './load-personal.server.ts';
import { usePersonal } from './use-personal.ts';
import { useRenewals } from './use-renewals.ts';

const visitor: Personal = { cart: undefined, others: [], customer: null, favourites: null, hasSession: false };
const toCustomer = (id: number, firstName: string): Personal => ({
  cart: aCart,
  others: [],
  customer: { id, firstName, name: firstName, email: `${firstName}@exemplo.test` },
  favourites: [],
  hasSession: true,
});
const ana = toCustomer(7, 'Ana');
const bia = toCustomer(8, 'Bia');

let otherTab: BroadcastChannel;
let channels: MockInstance<typeof BroadcastChannel>;
beforeEach(() => {
  otherTab = new BroadcastChannel('visita');
  channels = vi.spyOn(globalThis, 'BroadcastChannel');
});
afterEach(() => otherTab.close());

function Header() {
  const { personal, renew } = usePersonal();
  useRenewals(personal, renew);
  return (
    <>
      <p>{personal === undefined ? 'Olá!' : `Olá, ${personal.customer?.firstName ?? 'visitante'}!`}</p>
      <Link to="/marcas">Marcas</Link>
    </>
  );
}

/**
 * Renders a page with the loaded data, a public one without; `respond` returns the data of a renewal, or undefined for a failure.
 */
async function show(
  loaded: Personal | undefined,
  respond: () => Promise<Personal | undefined> | Personal | undefined,
  isPersonal = false,
) {
  const request = vi.fn<typeof fetch>(async () => {
    const personal = await respond();
    return Response.json(personal ?? { error: 'Fora do ar' }, { status: personal ? 200 : 503 });
  });
  vi.stubGlobal('fetch', request);
  const loader = vi.fn<() => null>(() => null);
  const Page = createRoutesStub([
    {
      id: 'root',
      path: '/',
      Component: () => (
        <>
          <Header />
          <Outlet />
        </>
      ),
      children: [
        {
          id: 'layout',
          loader: () => loaded,
          shouldRevalidate: () => false,
          children: [
            { id: 'start', index: true, handle: { personal: isPersonal }, loader, Component: () => <h1>Conta</h1> },
            { path: 'marcas', Component: () => <h1>Marcas</h1> },
          ],
        },
      ],
    },
  ]);
  render(<Page hydrationData={{ loaderData: { layout: loaded, start: null } }} />);
  await screen.findByRole('heading');
  return { request, loader };
}

const setVisibility = (state: DocumentVisibilityState) =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

/** Sends a message from the other tab, and resolves when the page has received it. */
const notifyPage = (message: string) =>
  act(async () => {
    const [channel] = channels.mock.instances;
    const received = new Promise((resolve) => channel?.addEventListener('message', resolve, { once: true }));
    otherTab.postMessage(message);
    await received;
  });

// First, since a page remembers for good that something was changed in it.
it('an open page requests nothing for a visitor without a session', async () => {
  const { request } = await show(visitor, () => bia);
  await notifyPage('none');
  await setVisibility('visible');
  fireEvent.click(screen.getByText('Marcas'));
  await screen.findByRole('heading', { name: 'Marcas' });
  expect(request).not.toHaveBeenCalled();
});

describe('a public page', () => {
  it('asks at once for whom it is shown, and shows nothing wrong until then', async () => {
    const { promise, resolve } = Promise.withResolvers<Personal>();
    const { request } = await show(undefined, () => promise);
    expect(request.mock.calls.map(([url]) => url)).toEqual(['/visita']);
    expect(screen.getByText('Olá!')).toBeTruthy();
    await act(async () => resolve(ana));
    expect(await screen.findByText('Olá, Ana!')).toBeTruthy();
  });

  it('stays unknown while the API is away, and asks again after a navigation', async () => {
    const responses = [undefined, ana];
    const { request } = await show(undefined, () => responses.shift());
    await waitFor(() => expect(request).toHaveResolvedTimes(1));
    expect(screen.getByText('Olá!')).toBeTruthy();
    fireEvent.click(screen.getByText('Marcas'));
    expect(await screen.findByText('Olá, Ana!')).toBeTruthy();
  });

  it('asks again if the visitor has pressed something before the answer', async () => {
    const { promise, resolve } = Promise.withResolvers<Personal>();
    const responses = [promise, bia];
    const { request } = await show(undefined, () => responses.shift());
    announceChange();
    resolve(ana);
    expect(await screen.findByText('Olá, Bia!')).toBeTruthy();
    expect(request).toHaveBeenCalledTimes(2);
  });
});

describe('a page that is open', () => {
  it('shows the customer of another tab when it becomes visible', async () => {
    const { request } = await show(ana, () => bia);
    await setVisibility('hidden');
    expect(request).not.toHaveBeenCalled();
    await setVisibility('visible');
    expect(await screen.findByText('Olá, Bia!')).toBeTruthy();
    expect(request.mock.calls.map(([url]) => url)).toEqual(['/visita']);
  });

  it('shows the customer of another tab after a navigation', async () => {
    const { request } = await show(ana, () => bia);
    fireEvent.click(screen.getByText('Marcas'));
    expect(await screen.findByText('Olá, Bia!')).toBeTruthy();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it.each(['8', 'changed'])('without a session is renewed when another tab says %s', async (message) => {
    const { request } = await show(visitor, () => bia);
    await notifyPage(message);
    expect(await screen.findByText('Olá, Bia!')).toBeTruthy();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('that is hidden waits until it is visible', async () => {
    const { request } = await show(visitor, () => bia);
    await setVisibility('hidden');
    await notifyPage('changed');
    expect(request).not.toHaveBeenCalled();
    await setVisibility('visible');
    expect(await screen.findByText('Olá, Bia!')).toBeTruthy();
  });

  it('notifies other tabs of who is signed in', async () => {
    const messages: unknown[] = [];
    otherTab.onmessage = ({ data }: MessageEvent<unknown>) => messages.push(data);
    await show(ana, () => bia);
    await waitFor(() => expect(messages).toEqual(['7']));
    await setVisibility('visible');
    await waitFor(() => expect(messages).toEqual(['7', '8']));
  });

  it('preserves the last data while the API is away', async () => {
    const { request } = await show(ana, () => undefined);
    await setVisibility('visible');
    await waitFor(() => expect(request).toHaveResolvedTimes(1));
    expect(screen.getByText('Olá, Ana!')).toBeTruthy();
  });

  it('asks again if it has made a change since the request', async () => {
    const { promise, resolve } = Promise.withResolvers<Personal>();
    const responses = [promise, toCustomer(9, 'Caio')];
    const { request } = await show(ana, () => responses.shift());
    await setVisibility('visible');
    announceChange();
    resolve(bia);
    expect(await screen.findByText('Olá, Caio!')).toBeTruthy();
    expect(request).toHaveBeenCalledTimes(2);
  });

  it('is loaded again if it is personal and another customer has signed in', async () => {
    const renewals = [ana, bia];
    const { request, loader } = await show(ana, () => renewals.shift(), true);
    await setVisibility('visible');
    await waitFor(() => expect(request).toHaveResolvedTimes(1));
    expect(loader).not.toHaveBeenCalled();
    await setVisibility('visible');
    await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  });

  it('is renewed when the back/forward cache restores it', async () => {
    const { request } = await show(visitor, () => bia);
    const showPage = (persisted: boolean) =>
      act(async () => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
    await showPage(false);
    expect(request).not.toHaveBeenCalled();
    await showPage(true);
    expect(await screen.findByText('Olá, Bia!')).toBeTruthy();
  });
});

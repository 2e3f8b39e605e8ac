import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCurrentUser } from './use-current-user.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
});

/** Renders a page until the browser is idle; `logado` is the response of the API, undefined for none. */
async function show(hasSession: boolean, logado?: boolean) {
  const request = vi.fn<typeof fetch>(() =>
    logado === undefined ? Promise.reject(new TypeError('offline')) : Promise.resolve(Response.json({ logado })),
  );
  vi.stubGlobal('fetch', request);
  const renew = vi.fn<() => void>();
  const Page = () => {
    useCurrentUser(hasSession, renew);
    return null;
  };
  render(<Page />);
  await vi.runAllTimersAsync();
  return { request, renew };
}

it('renews a page from a shared cache for a customer', async () => {
  const { request, renew } = await show(false, true);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(request).toHaveBeenCalledTimes(1);
});

it.each([false, undefined])('renews nothing if the response about the customer is %s', async (logado) => {
  const { request, renew } = await show(false, logado);
  expect(request).toHaveBeenCalledTimes(1);
  expect(renew).not.toHaveBeenCalled();
});

it("renews the visitor's cart after a back navigation to a page without a session", async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(Object.create(null), { type: 'back_forward' }),
  ]);
  const { renew } = await show(false, false);
  expect(renew).toHaveBeenCalledTimes(1);
});

it('requests nothing if the server has rendered the page for the session', async () => {
  const { request } = await show(true, true);
  expect(request).not.toHaveBeenCalled();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '#ui/button.tsx';
import { AddToCartForm } from '../../../commerce/cart/add-to-cart-form.tsx';
import { aCart } from '../testing/a-cart.ts';
import { renderWithCart } from '../testing/render-with-cart.tsx';
import { useCart } from './cart-context.tsx';

function Panel() {
  const { isOpen, close } = useCart();
  return (
    <>
      {isOpen && <p>aberta</p>}
      <button type="button" onClick={close}>
        fechar
      </button>
    </>
  );
}

/** A page with two add forms; the test resolves each response. */
function show(renew = () => Promise.resolve(true)) {
  const respond: ((answer: unknown) => void)[] = [];
  const page = ['Lavanda', 'Laranja'].map((name) => (
    <AddToCartForm key={name} purchase={name} size={name === 'Laranja' ? '10 ml' : undefined}>
      {({ isBusy }) => (
        <Button type="submit" isBusy={isBusy}>
          {name}
        </Button>
      )}
    </AddToCartForm>
  ));
  const answer = () => new Promise((resolve) => respond.push(resolve));
  return { respond, ...renderWithCart([<Panel key="panel" />, ...page], { cart: aCart, renew, answer }) };
}

const busy = () => screen.getAllByRole('button', { busy: true }).map((button) => button.textContent);

describe('AddToCartForm', () => {
  it('serialises adds, so that none is lost', async () => {
    const { respond, posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
    await waitFor(() => expect(posted).toMatchObject([{ intent: 'add', carrinho: 'Lavanda' }]));
    expect(busy()).toEqual(['Lavanda', 'Laranja']);
    respond[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(posted).toMatchObject([{ carrinho: 'Lavanda' }, { carrinho: 'Laranja' }]));
    expect(busy()).toEqual(['Laranja']);
    respond[1]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  });

  it('says that cookies are needed instead of showing an empty cart', async () => {
    vi.stubGlobal('navigator', { cookieEnabled: false });
    const { posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    await screen.findByText(/^Seu navegador está bloqueando cookies\. Permita os cookies deste site/);
    expect(posted).toEqual([]);
  });

  it('shows the error of the first add while the second is in flight', async () => {
    const { respond, posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
    await waitFor(() => expect(posted.length).toBe(1));
    respond[0]?.({ error: 'Lavanda esgotou.' });
    expect(await screen.findByText('Lavanda esgotou.')).toBeTruthy();
    await waitFor(() => expect(posted.length).toBe(2));
    respond[1]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  });

  it('adds a product once on a double click', async () => {
    const { respond, posted } = show();
    const button = screen.getByRole('button', { name: 'Lavanda' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(posted.length).toBe(1));
    respond[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(posted.length).toBe(1);
  });

  it('sends one request for an add, whose response is the cart; only the button of the toast renews it', async () => {
    const renew = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true));
    const { respond, posted } = show(renew);
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    await waitFor(() => expect(posted.length).toBe(1));
    respond[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.getByText('aberta')).toBeTruthy());
    expect([posted.length, renew.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(screen.getByRole('button', { name: 'fechar' }));
    fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
    await waitFor(() => expect(posted.length).toBe(2));
    respond[1]?.({ ok: true, cart: aCart });
    await screen.findByText('Adicionado à sacola: 10 ml');
    fireEvent.click(screen.getByRole('button', { name: 'Ver sacola' }));
    expect([posted.length, renew.mock.calls.length]).toEqual([2, 1]);
  });

  it('sends queued adds as beacons on pagehide, and not again afterwards', async () => {
    const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
    vi.stubGlobal('navigator', { cookieEnabled: true, sendBeacon });
    const { respond, posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
    await waitFor(() => expect(posted.length).toBe(1));
    fireEvent(window, new Event('pagehide'));
    expect(sendBeacon.mock.calls.map(([, body]) => body)).toEqual([new URLSearchParams('intent=add&carrinho=Laranja')]);
    respond[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(posted.length).toBe(1);
  });
});

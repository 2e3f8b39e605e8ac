import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { renderWithCart } from './testing/render-with-cart.tsx';
import { aCart } from './testing/a-cart.ts';
import { Button } from '#ui/button.tsx';
import { AddToCartForm } from '../../commerce/cart/add-to-cart-form.tsx';
import { installDialog } from '../../testing/dialog.ts';

beforeAll(() => installDialog());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A page that offers both oils; each add is answered by hand. */
function show() {
  const answers: ((answer: unknown) => void)[] = [];
  const page = ['Lavanda', 'Laranja'].map((name) => (
    <AddToCartForm key={name} purchase={name} name={name}>
      {({ isBusy }) => (
        <Button type="submit" isBusy={isBusy}>
          {name}
        </Button>
      )}
    </AddToCartForm>
  ));
  const answer = () => new Promise((resolve) => answers.push(resolve));
  return { answers, ...renderWithCart(page, { cart: aCart, answer }) };
}

const busy = () => screen.getAllByRole('button', { busy: true }).map((button) => button.textContent);

describe('AddToCartForm', () => {
  it('adds one product after the other, so that none is lost', async () => {
    const { answers, posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
    await waitFor(() => expect(posted).toMatchObject([{ intent: 'add', carrinho: 'Lavanda', nome: 'Lavanda' }]));
    expect(busy()).toEqual(['Lavanda', 'Laranja']);
    answers[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(posted).toMatchObject([{ carrinho: 'Lavanda' }, { carrinho: 'Laranja' }]));
    expect(busy()).toEqual(['Laranja']);
    answers[1]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  });

  it('says what became of the first while the second is on its way', async () => {
    const { answers, posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
    await waitFor(() => expect(posted.length).toBe(1));
    answers[0]?.({ error: 'Lavanda esgotou.' });
    expect(await screen.findByText('Lavanda esgotou.')).toBeTruthy();
    await waitFor(() => expect(posted.length).toBe(2));
    answers[1]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
  });

  it('does not add twice what is pressed twice', async () => {
    const { answers, posted } = show();
    const button = screen.getByRole('button', { name: 'Lavanda' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(posted.length).toBe(1));
    answers[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(posted.length).toBe(1);
  });

  it('sends what still waits when the document goes, and not again when it comes back', async () => {
    const sendBeacon = vi.fn<typeof navigator.sendBeacon>(() => true);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon }));
    const { answers, posted } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Lavanda' }));
    fireEvent.click(screen.getByRole('button', { name: 'Laranja' }));
    await waitFor(() => expect(posted.length).toBe(1));
    fireEvent(window, new Event('pagehide'));
    expect(sendBeacon.mock.calls.map(([, body]) => body)).toEqual([
      new URLSearchParams('intent=add&carrinho=Laranja&nome=Laranja'),
    ]);
    answers[0]?.({ ok: true, cart: aCart });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    expect(posted.length).toBe(1);
  });
});

import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { CustomerContext } from '../../../commerce/account/customer-context.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { toOrderView } from '../view/order-view.server.ts';
import { AccountFromOrder } from './account-from-order.tsx';

interface Shown extends Partial<Order> {
  customer?: { name: string };
  result?: FormResult;
}

function show({ customer, result, ...changes }: Shown): HTMLElement | null {
  cleanup();
  const order = toOrderView(anOrder(changes), { toHref: (path) => path, toLocalUrl: (url) => url });
  render(
    inRouter(
      <CustomerContext value={customer}>
        <AccountFromOrder order={order} path="/pedido" result={result} />
      </CustomerContext>,
    ),
  );
  return screen.queryByRole('region');
}

it('asks a guest who has paid for a password alone', () => {
  expect(show({ podeCriarConta: true })?.textContent).toContain('compre em três toques');
  const fields = [...document.querySelectorAll('input:not([type=hidden]):not([hidden])')];
  expect(fields.map((field) => field.getAttribute('name'))).toEqual(['senha']);
  expect(document.querySelector('[autocomplete=username]')?.getAttribute('value')).toBe(anOrder().contato.email);
});

it('asks neither customers nor for an order that can open none', () => {
  expect(show({})).toBeNull();
  expect(show({ podeCriarConta: true, customer: { name: 'Marina' } })).toBeNull();
});

it('leads to the mail, with the same sentence whether there is an account', () => {
  show({ podeCriarConta: true, result: { ok: true, form: 'criar-conta' } });
  expect(screen.getByText(/^Quase pronto\. Abra o link que mandamos para \S+@\S+ e confirme/)).toBeTruthy();
  expect(screen.getByText(/já tinha uma conta, a mensagem explica como entrar\.$/)).toBeTruthy();
  expect([screen.queryByLabelText('Crie uma senha'), screen.queryByRole('button')], 'it is asked once').toEqual([
    null,
    null,
  ]);
});

it('says beside its field that the password is refused', () => {
  const fields = { senha: 'Essa senha é fácil de adivinhar. Escolha outra.' };
  show({ podeCriarConta: true, result: { error: '', fields, form: 'criar-conta' } });
  expect(screen.getByLabelText('Crie uma senha').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(fields.senha)).toBeTruthy();
});

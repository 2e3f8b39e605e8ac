import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { toOrderView } from '../view/order-view.server.ts';
import { RequestForm } from './request-form.tsx';

/** `free` and `withdrawable` pieces of each of two lines. */
function show(...pieces: readonly (readonly [free: number, withdrawable: number])[]) {
  const itens = anOrder().itens.map((item, position) => {
    const [livres = 0, desistiveis = 0] = pieces[position] ?? [];
    return { ...item, nome: `Produto ${position}`, opcao: '', livres, desistiveis };
  });
  const order = anOrder({ estado: 'entregue', itens, podeSolicitar: ['arrependimento'] });
  const view = toOrderView(order, { toHref: (path) => path, toLocalUrl: (url) => url });
  render(inRouter(<RequestForm kind="arrependimento" order={view} path="/" result={undefined} />));
  return ['Produto 0', 'Produto 1'].map((name) => screen.getByLabelText<HTMLSelectElement>(name).value);
}
const warning = /A troca ou o aviso de defeito dos mesmos produtos fica sem efeito\./;

it('withdraws from pieces of an open exchange only if the buyer chooses them, and says what becomes of it', () => {
  expect(show([1, 1], [0, 2])).toEqual(['1', '0']);
  expect(screen.getByText(warning)).toBeTruthy();
});

it('withdraws from all pieces if all of them are in an open exchange', () => {
  expect(show([0, 2], [0, 1])).toEqual(['2', '1']);
});

it('warns of nothing where nothing was asked before', () => {
  expect(show([2, 2], [1, 1])).toEqual(['2', '1']);
  expect(screen.queryByText(warning)).toBeNull();
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCart } from '../testing/a-cart.ts';
import { renderWithCart } from '../testing/render-with-cart.tsx';
import { RefusedAddPage } from './refused-add-page.tsx';

const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantidade de unidades' });

it('buys the corrected quantity, typed or chosen by the buttons', async () => {
  const values = { carrinho: 'Lavanda', quantidade: 'duas' };
  const { posted } = renderWithCart(<RefusedAddPage values={values} />, { cart: aCart });
  expect(quantity().value).toBe('duas');
  fireEvent.change(quantity(), { target: { value: '3' } });
  fireEvent.blur(quantity());
  expect(quantity().value).toBe('3');
  fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de unidades' }));
  fireEvent.click(screen.getByRole('button', { name: 'Aumentar quantidade de unidades' }));
  fireEvent.click(screen.getByRole('button', { name: 'Diminuir quantidade de unidades' }));
  expect(quantity().value).toBe('4');
  fireEvent.click(screen.getByRole('button', { name: 'Adicionar à sacola' }));
  await waitFor(() => expect(posted).toMatchObject([{ carrinho: 'Lavanda', quantidade: '4' }]));
});

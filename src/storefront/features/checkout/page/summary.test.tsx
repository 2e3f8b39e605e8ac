import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translateTexts } from '#web/testing/translate-texts.ts';
import { aCheckout } from '../steps/testing/a-checkout.ts';
import { showCheckout } from './testing/show-checkout.tsx';

const findSummary = () => screen.findByRole('complementary', { name: 'Resumo do pedido' });

it('shows lines, discounts with their reasons, freight and total', async () => {
  showCheckout({
    checkout: {
      cupom: 'BEMVINDA',
      totais: { ...aCheckout.totais, descontoCombinacoes: 3, descontoCupom: 8, frete: 0 },
    },
  });
  const text = (await findSummary()).textContent;
  for (const part of [
    'Óleo de lavanda10 ml2 × R$\u00a042,90De R$\u00a099,80R$\u00a085,80',
    'SubtotalR$\u00a085,80',
    'Compre junto−\u00a0R$\u00a03,00',
    'Cupom BEMVINDA−\u00a0R$\u00a08,00',
    'Desconto no Pix (5%)−\u00a0R$\u00a04,29',
    'Frete (Econômico)Grátis',
    'Total no PixR$\u00a097,41',
  ])
    expect(text).toContain(part);
});

it('shows the total of every payment method beside it, and of the chosen one in the summary', async () => {
  const card = { tipo: 'cartao' as const, label: 'Cartão de crédito', porcentagem: 0, total: 101.7 };
  showCheckout({ checkout: { pagamentos: [...aCheckout.pagamentos, card], pagamento: 'cartao' } });
  const summary = await findSummary();
  expect(summary.textContent).toContain('Total no cartão');
  expect(summary.textContent).not.toContain('Total no Pix');
  expect(screen.getByRole('radio', { name: /^Pix.*R\$\s97,41$/ })).toBeTruthy();
  const choice = screen.getByRole<HTMLInputElement>('radio', { name: /^Cartão de crédito/ });
  expect(choice.checked).toBe(true);
  expect(choice.closest('label')?.textContent).toContain(
    'Em até 6x de R$\u00a016,95 sem juros. Acima disso há juros, mostrados antes de você pagar. Os dados do cartão são pedidos na próxima página, que é protegida.',
  );
});

it('says before the order who confirms a payment that no service reports', async () => {
  const text = /A loja confirma o pagamento pelo extrato do banco, até o fim do próximo dia útil/;
  showCheckout();
  await findSummary();
  expect(screen.getByText(text)).toBeTruthy();
  cleanup();
  showCheckout({ checkout: { pagamentos: aCheckout.pagamentos.map((way) => ({ ...way, automatico: true })) } });
  await findSummary();
  expect(screen.queryByText(text)).toBeNull();
});

it('names the payment method of the total on a page that the browser has translated', async () => {
  const card = { tipo: 'cartao' as const, label: 'Cartão de crédito', porcentagem: 0, total: 101.7 };
  showCheckout({
    checkout: { pagamentos: [...aCheckout.pagamentos, card] },
    answer: () => ({ result: { ok: true, form: 'pagamento' }, after: { pagamento: 'cartao', pagamentos: [card] } }),
  });
  const summary = await findSummary();
  expect(summary.textContent).toContain('Total no PixR$');
  translateTexts(document.body);
  fireEvent.click(screen.getByRole('radio', { name: /^Cartão de crédito/ }));
  await waitFor(() => expect(summary.textContent).not.toContain('Total no Pix'));
  expect(summary.textContent).toContain('Total no cartãoR$');
});

it('repeats every cost above the button for a small screen, where the lines are folded', async () => {
  showCheckout();
  const button = await screen.findByRole('button', { name: /^Fechar pedido/ });
  const small = screen.getByRole('region', { name: 'Custos' });
  expect(button.closest('section')?.contains(small)).toBe(true);
  expect(small.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(small.closest('details')).toBeNull();
});

it('shows the error of a coupon beside its field', async () => {
  showCheckout({
    answer: (values) => ({ result: { form: 'coupon', error: 'Não encontramos esse cupom.', values } }),
  });
  fireEvent.click(await screen.findByText('Tem um cupom?'));
  fireEvent.change(screen.getByLabelText('Código do cupom'), { target: { value: 'NADA' } });
  fireEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await screen.findByText('Não encontramos esse cupom.');
  expect(screen.getByLabelText('Código do cupom').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('Código do cupom').value).toBe('NADA');
});

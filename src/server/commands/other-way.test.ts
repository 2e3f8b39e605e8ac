// Money on a statement for an order whose buyer has also chosen another payment method.

import { beforeEach, describe, expect, it } from 'vitest';
import { createServiceShop, type PlacedOrder } from '#api/orders/payment-services/testing/service-shop.ts';
import { runReconciliation } from './run-command.ts';
import { runAtShop, toCommandContext } from './testing/order-commands.ts';

let lines = 0;
const shop = await createServiceShop(['card']);
// The orders have one buyer and one price; those of another test are not open any more.
beforeEach(async () => {
  await shop.shop.database.kysely.updateTable('payments').set({ adapter: 'other' }).execute();
});

const choose = ({ numero, token }: PlacedOrder, tipo: string) =>
  shop.buyers.send('', 'POST', `/order/${numero}/pay`, { tipo }, token);

/** Reads a statement of Nubank with one credit. */
async function reconcile(reais: number, text: string): Promise<string> {
  lines += 1;
  const statement = `Data,Valor,Identificador,Descrição\n26/11/2026,${reais.toFixed(2)},linha-${lines},${text}\n`;
  const { output } = await runReconciliation(toCommandContext(shop.shop, { 'extrato.csv': statement }), [
    'extrato.csv',
  ]);
  return output;
}
const byPayer = 'Transferência recebida pelo Pix - MARINA PRADO - •••.982.247-•• - BCO';
const byOther = 'Transferência recebida pelo Pix - MARINA PRADO - •••.111.222-•• - BCO';

describe('money on a statement', () => {
  it('confirms an order whose buyer came back to Pix, and a second credit is paid in double', async () => {
    const placed = await shop.place();
    const { totais } = await shop.buyers.read(placed);
    await choose(placed, 'cartao');
    await choose(placed, 'pix');
    expect(await reconcile(totais.total, byPayer)).toContain('mesmo valor e mesmo CPF');
    expect(await shop.buyers.read(placed)).toMatchObject({ estado: 'pago', totais });
    expect(await reconcile(totais.total, byPayer)).toContain('pago em dobro');
  });

  it('pays by the Pix that the buyer had before the card, when the merchant says so', async () => {
    const placed = await shop.place();
    const { totais } = await shop.buyers.read(placed);
    await choose(placed, 'cartao');
    const asked = await reconcile(totais.total, byOther);
    const [, id = ''] = new RegExp(`match (\\d+) ${placed.numero}`).exec(asked) ?? [];
    const { output } = await runAtShop(shop.shop, 'match', id, placed.numero);
    expect(output).toContain('pago: você escolheu');
    expect(await shop.buyers.read(placed)).toMatchObject({ estado: 'pago', totais, pagamento: { tipo: 'pix' } });
  });

  it('of another amount is judged by the Pix, not by the card that the buyer chose later', async () => {
    const placed = await shop.place();
    const { totais } = await shop.buyers.read(placed);
    await choose(placed, 'cartao');
    const asked = await reconcile(totais.total - 1, byPayer);
    const [, id = ''] = new RegExp(`match (\\d+) ${placed.numero}`).exec(asked) ?? [];
    await runAtShop(shop.shop, 'match', id, placed.numero, '--aceitar-menos');
    expect(await shop.buyers.read(placed)).toMatchObject({ estado: 'pago', totais, pagamento: { tipo: 'pix' } });
  });
});

describe('money that the merchant has seen at the bank', () => {
  it('pays by the Pix, also after the buyer has chosen the card [R10.13-05]', async () => {
    const placed = await shop.place();
    const { totais } = await shop.buyers.read(placed);
    await choose(placed, 'cartao');
    const card = await shop.started(placed);
    expect((await runAtShop(shop.shop, 'pay', placed.numero)).output).toContain('está pago');
    expect(await shop.buyers.read(placed)).toMatchObject({
      estado: 'pago',
      totais,
      pagamento: { tipo: 'pix', recebido: totais.total },
    });
    await expect.poll(() => card.status).toBe('canceled');
  });

  it('cannot be for an order that only a payment service takes money for [R10.13-06]', async () => {
    const placed = await shop.place('cartao');
    const refused = await runAtShop(shop.shop, 'pay', placed.numero);
    expect(refused.hasFailed).toBe(true);
    expect(refused.output).toContain('não tem um Pix da sua chave');
    expect((await shop.buyers.read(placed)).estado).toBe('aguardando-pagamento');
    shop.service.pay(await shop.started(placed));
    await shop.becomes(placed, 'pago');
    expect((await runAtShop(shop.shop, 'pay', placed.numero)).output).toContain('já estava pago');
  });
});

// The same amounts from the checkout to the code or the card that is paid, and in what the buyer keeps.

import fc from 'fast-check';
import { parsePix } from 'pix-utils';
import { afterAll, expect, it } from 'vitest';
import { type Checkout, checkoutSchema } from '#contract/buying/checkout.ts';
import type { Order } from '#contract/buying/orders.ts';
import { errorSchema } from '#contract/shared.ts';
import { parseOrderNumber } from '#rules/orders/order-number.ts';
import { readSummary } from '../../checkout/to-summary.ts';
import { startStandIn } from '../../payments/mercado-pago/testing/stand-in.ts';
import { createCouponClient } from '../../pricing/promotions/testing/coupon-client.ts';
import { createCartClient, line } from '../../testing/cart-client.ts';
import {
  arbitraryCart,
  insertPromotions,
  kits,
  oil,
  products,
  type WantedCart,
  type WantedLine,
} from '../testing/arbitrary-carts.ts';
import { type ExpectedAmounts, expectAmounts } from '../testing/expected-amounts.ts';
import { createOrderShop } from '../testing/order-shop.ts';

const carts = Number(process.env['ORDER_CARTS'] ?? 50);
/** On a busy machine. */
const usualMsEach = 2000;

const service = await startStandIn();
const { shop, buyers } = await createOrderShop({
  products: [...products, oil],
  kits,
  dependencies: { mercadoPago: { ...service, methods: ['card'], pixMinutes: 30 } },
  prepare: insertPromotions,
});
afterAll(() => service.close());

/** Where the shop also offers a pickup, which costs nothing. */
const address = { cep: '80010-000', rua: 'Rua XV', numero: '1', bairro: 'Centro', cidade: 'Curitiba', uf: 'PR' };

/** Fills a cart and a checkout. */
async function checkOut({
  lines,
  kits: wanted,
  coupon,
  delivery,
  payment,
}: WantedCart): Promise<{ session: string; checkout: Checkout }> {
  const client = createCartClient(shop);
  const toWire = ({ id, quantity, valueId }: WantedLine) => line(id, quantity, valueId);
  const { session } = await client.add(lines.map(toWire));
  if (wanted.length > 0) await client.change('POST', { tipo: 'lista', itens: wanted.map(toWire) }, session);
  if (coupon) await createCouponClient(shop).apply(coupon, session);
  await buyers.fill(session);
  const put = async (section: string, json: object) =>
    checkoutSchema.parse((await buyers.send(session, 'PUT', `/checkout/${section}`, json)).body);
  const { fretes, pontosRetirada } = await put('address', address);
  const { id: idFrete } = fretes[delivery % fretes.length] ?? {};
  await put('delivery', { idFrete, idPonto: pontosRetirada[0]?.id });
  return { session, checkout: await put('payment', { tipo: payment }) };
}

/** Exact: the wire has at most two decimals. */
const toCents = (reais: number): number => Math.round(reais * 100);

function listAmounts({ totais, fretes, cupom = '' }: Checkout): ExpectedAmounts {
  return {
    subtotal: toCents(totais.subtotal),
    combinations: toCents(totais.descontoCombinacoes),
    coupon: toCents(totais.descontoCupom),
    payment: toCents(totais.descontoPagamento),
    freight: toCents(totais.frete ?? Number.NaN),
    total: toCents(totais.total),
    couponCode: cupom,
    freights: Object.fromEntries(fretes.map(({ label, valor }) => [label, toCents(valor)])),
  };
}

/** Not the formatter of the shop. */
const { format: show } = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

/** Each sum by its label in the mail and in the contract; a discount that the order does not have is shown in neither. */
function listSums({
  totais,
  cupom = '',
}: Pick<Order, 'totais' | 'cupom'>): { mail: string; contract: string; shown: string | undefined }[] {
  const { subtotal, descontoCombinacoes, descontoCupom, descontoPagamento, frete, total } = totais;
  const showDiscount = (reais: number) => (reais > 0 ? `−\u00a0${show(reais)}` : undefined);
  return [
    { mail: 'Subtotal', contract: 'Produtos', shown: show(subtotal) },
    { mail: 'Desconto de combinações', contract: 'Combinações', shown: showDiscount(descontoCombinacoes) },
    { mail: `Cupom ${cupom}`, contract: `Cupom ${cupom}`, shown: showDiscount(descontoCupom) },
    { mail: 'Desconto no Pix', contract: 'Desconto no Pix', shown: showDiscount(descontoPagamento) },
    { mail: 'Frete', contract: 'Frete', shown: frete === 0 ? 'Grátis' : show(frete) },
    { mail: 'Total', contract: 'Total', shown: show(total) },
  ];
}

/** Checks the buyer's mail and the merchant's. */
async function expectSameInMails(order: Order): Promise<void> {
  const mails = (await shop.deliverMail()).filter(({ subject }) => subject.includes(order.numero));
  const sums = listSums(order);
  for (const { text } of mails)
    expect(sums.map(({ mail }) => new RegExp(`^${mail}: (.+)$`, 'm').exec(text)?.[1])).toEqual(
      sums.map(({ shown }) => shown),
    );
  expect(mails).toHaveLength(2);
  const { text = '' } = mails.find(({ to }) => to === order.contato.email) ?? {};
  expect(text).toContain(`pague ${show(order.totais.total)} até`);
  expect(text).toContain(order.pagamento.codigo ?? 'pagamento com cartão');
}

async function expectSameInContract({ pagamento, ...order }: Order, token: string): Promise<void> {
  const response = await shop.send(`/order/${order.numero}/contract`, { headers: { 'Order-Token': token } });
  const page = await response.text();
  const sums = listSums(order);
  const read = (label: string) => new RegExp(`>${label}</th>\\s*<td>([^<]+)</td>`).exec(page)?.[1];
  expect(sums.map(({ contract }) => read(contract))).toEqual(sums.map(({ shown }) => shown));
  const lines = [...page.matchAll(/<td>([^<]+)<\/td>\s*<\/tr>/g)].slice(0, order.itens.length);
  const prices = order.itens.map(({ precoPor, quantidade }) => toCents(precoPor) * quantidade);
  expect(lines.map(([, shown]) => shown)).toEqual(prices.map((cents) => show(cents / 100)));
  // The column adds up to its sum, and each line says what it costs after all discounts.
  expect(prices.reduce((sum, cents) => sum + cents, 0)).toBe(toCents(order.totais.subtotal));
  const isReduced = ({ total }: Order['itens'][number], index: number) => toCents(total) < (prices[index] ?? 0);
  for (const { total } of order.itens.filter(isReduced)) expect(page).toContain(`Depois dos descontos ${show(total)}`);
  const way = pagamento.tipo === 'pix' ? 'Pix' : 'Cartão de crédito';
  expect(page).toContain(`${way}, ${show(order.totais.total)}`);
}

/** What the buyer is asked for: the amount in the code of a Pix, also as others read it, or that of the card at Mercado Pago. */
async function readAsked({ numero, pagamento: { tipo, codigo = '' } }: Order): Promise<(string | undefined)[]> {
  if (tipo === 'pix') {
    const pix = parsePix(codigo);
    return [
      /5303986540\d([\d.]+)5802BR/.exec(codigo)?.[1],
      'transactionAmount' in pix ? pix.transactionAmount.toFixed(2) : undefined,
    ];
  }
  const prefix = `${parseOrderNumber(numero) ?? ''}-`;
  const listStarted = () => service.orders.filter(({ reference }) => reference.startsWith(prefix));
  await expect.poll(listStarted, { interval: 10 }).toHaveLength(1);
  return listStarted().map(({ amount }) => amount);
}

it(
  'costs what the specification says, the same in the checkout, its summary, the order, its lines, payment, mail and contract, to the centavo',
  async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCart, async (wanted) => {
        const { session, checkout } = await checkOut(wanted);
        expect(listAmounts(checkout)).toEqual(expectAmounts(wanted, checkout.entrega?.label ?? ''));
        fc.pre(checkout.totais.total > 0);
        const placed = await buyers.place({ session, resumo: checkout.resumo ?? '' });
        const order = await buyers.read(placed);
        const { totais, itens, pagamento, cupom } = order;
        const total = toCents(totais.total);
        expect(totais).toEqual(checkout.totais);
        expect(cupom).toBe(checkout.cupom);
        expect(readSummary(checkout.resumo ?? '')?.totalCents).toBe(total);
        expect(pagamento.tipo).toBe(wanted.payment);
        expect(checkout.pagamentos.find(({ tipo }) => tipo === wanted.payment)?.total).toBe(totais.total);
        const { subtotal, descontoCombinacoes, descontoCupom, descontoPagamento, frete } = totais;
        const discounts = [descontoCombinacoes, descontoCupom, descontoPagamento];
        const sum = (amounts: number[]) => amounts.reduce((before, reais) => before + toCents(reais), 0);
        expect(toCents(subtotal) - sum(discounts) + toCents(frete)).toBe(total);
        expect(sum([...itens.map((item) => item.total), frete])).toBe(total);
        expect(toCents(pagamento.valor)).toBe(total);
        expect(new Set(await readAsked(order))).toEqual(new Set([totais.total.toFixed(2)]));
        await expectSameInMails(order);
        await expectSameInContract(order, placed.token);
      }),
      { numRuns: carts },
    );
  },
  30_000 + carts * usualMsEach,
);

it('is refused while there is nothing to pay', async () => {
  const cheapest = { id: products[0]?.id ?? 0, valueId: 0, quantity: 1 };
  const wanted: WantedCart = { lines: [cheapest], kits: [], coupon: 'FIXO', delivery: 0, payment: 'pix' };
  const { session, checkout } = await checkOut(wanted);
  expect(checkout.totais.total).toBe(0);
  const { status, body } = await buyers.order({ session, resumo: checkout.resumo ?? '' });
  expect([status, errorSchema.parse(body).error]).toEqual([422, expect.stringMatching(/^Não há nada a pagar/)]);
});

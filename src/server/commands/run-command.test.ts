import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOrderShop } from '#api/orders/testing/order-shop.ts';
import { type PlacedOrderRow, placeOrderOf } from '#api/orders/testing/placed-orders.ts';
import { payToDemonstration } from '#api/payments/pix/testing/test-pix.ts';
import { testNow } from '#database/testing/test-now.ts';
import { formatNumber } from '#rules/money.ts';
import { runOrderCommand, runReconciliation } from './run-command.ts';
import { type CommandFiles, toCommandContext } from './testing/order-commands.ts';

const mist = { id: 915_001, name: 'Bruma de Balcão', priceCents: 2990, stock: 900 };
const invoiceKey = '35170458716523000119550010000000121000123458';
const otherInvoiceKey = '35170458716523000119550010000000131000123455';
const samples = join(import.meta.dirname, '../../api/payments/statements/testing/samples');

let files: CommandFiles;
const { shop, buyers } = await createOrderShop({ products: [mist] });
beforeEach(() => {
  files = {};
});

const toContext = () => toCommandContext(shop, files);
const run = (...words: string[]) => runOrderCommand(toContext(), words);
const reconcile = (text: string) => {
  files['extrato.csv'] = text;
  return runReconciliation(toContext(), ['extrato.csv']);
};
const place = (quantity = 1): Promise<PlacedOrderRow> => placeOrderOf(shop, buyers, { productId: mist.id, quantity });
async function placePaid(quantity = 1): Promise<PlacedOrderRow> {
  const order = await place(quantity);
  await run('pay', order.numero);
  return order;
}
const done = (output: unknown) => ({ output });
const failed = (output: unknown) => ({ output, hasFailed: true });

describe('the merchant’s commands', () => {
  it('take an order from payment to delivery [R10.13-01]', async () => {
    const { numero } = await place(2);
    const typed = numero.toLowerCase().replace('-', ' ');
    expect(await run('pay', typed)).toMatchObject(done(`O pedido ${numero} está pago.`));
    expect((await run('pay', numero)).output).toContain('já estava pago. Nada mudou');
    expect(await run('pack', numero)).toEqual({ output: `O pedido ${numero} está em separação.`, hasFailed: false });
    expect((await run('pack', numero)).output).toContain('nada mudou');
    const parcel = ['ship', numero, 'AA123456785BR', '--itens', '1:1'];
    expect(await run(...parcel)).toEqual(done(`O pedido ${numero} está parcialmente enviado.`));
    expect((await run(...parcel)).output).toContain('já estava registrado');
    expect(await run('ship', numero, 'X1', '--transportadora', 'Jadlog')).toEqual(
      done(`O pedido ${numero} está enviado.`),
    );
    expect(await run('deliver', numero)).toEqual(done(`O pedido ${numero} está entregue.`));
    expect(await run('cancel', numero)).toEqual(failed(`O pedido ${numero} está entregue e não pode ser cancelado.`));
    const { output } = await run('show', numero);
    for (const text of ['529.982.247-25', 'Rua Sergipe, 120', 'Bruma de Balcão', 'AA123456785BR', 'Jadlog', 'entregue'])
      expect(output).toContain(text);
  });

  it('list orders by state and day', async () => {
    const paid = await placePaid();
    const open = await place();
    const listed = await run('list', '--estado', 'pago', '--limite', '500');
    expect(listed.output).toContain(paid.numero);
    expect(listed.output).not.toContain(open.numero);
    expect((await run('list', '--limite', '1')).output).toContain('Há mais pedidos');
    expect(await run('list', '--de', '01/01/2031')).toEqual(done('Nenhum pedido.'));
    expect(await run('list', '--ate', '2020-01-01')).toEqual(done('Nenhum pedido.'));
  });

  it('cancel and pay back, and list what is to be paid back [R10.13-04]', async () => {
    const order = await placePaid();
    const value = formatNumber(order.totalCents / 100, 2);
    expect((await run('cancel', order.numero)).output).toContain(`Devolva R$ ${value}`);
    expect((await run('list', '--estado', 'a-devolver')).output).toContain(order.numero);
    expect((await run('refund', order.numero, formatNumber((order.totalCents + 1) / 100, 2))).output).toContain(
      `no máximo R$ ${value}`,
    );
    expect((await run('refund', order.numero, '1,00')).output).toContain(`do pedido ${order.numero} registrada`);
    expect((await run('refund', order.numero, '1,00')).output).toContain('nada mudou');
    expect((await run('refund', order.numero, '1,00', '--chave', 'outra')).output).toContain('registrada');
    expect(await run('refund', order.numero, value)).toMatchObject({ hasFailed: true });
    await run('refund', order.numero, formatNumber((order.totalCents - 200) / 100, 2));
    expect((await run('list', '--estado', 'a-devolver')).output).not.toContain(order.numero);
  });

  it('import invoices, again without a change, and report each wrong line', async () => {
    const [first, second, unpaid] = [await placePaid(), await placePaid(), await place()];
    files['notas.csv'] = [
      'numero;chave;link',
      `${first.numero};${invoiceKey};https://nota.exemplo/12`,
      `${second.numero};${otherInvoiceKey};`,
      '',
    ].join('\r\n');
    const command = ['invoice', '--arquivo', 'notas.csv'];
    expect(await run(...command)).toMatchObject(done('2 notas guardadas, 0 já informadas, 0 com problema.'));
    expect(await run(...command)).toMatchObject(done('0 notas guardadas, 2 já informadas, 0 com problema.'));
    expect((await buyers.read(first)).nota).toMatchObject({ numero: 12, link: 'https://nota.exemplo/12' });
    files['notas.csv'] = `${unpaid.numero};${invoiceKey}\n3333-3333;${invoiceKey}\nPEDIDO-1;x\n`;
    const { output, hasFailed } = await run(...command);
    expect(hasFailed).toBe(true);
    expect(output.split('\n')).toEqual([
      `Linha 1 (${unpaid.numero}): Este pedido ainda não foi pago.`,
      'Linha 2 (3333-3333): Não existe o pedido 3333-3333.',
      'Linha 3 (PEDIDO-1): “PEDIDO-1” não é um número de pedido. O formato é 7K4P-94QX.',
      '0 notas guardadas, 0 já informadas, 3 com problema.',
    ]);
  });

  it('export orders as lines of JSON and as CSV', async () => {
    const order = await placePaid(3);
    const json = await run('export', '--estado', 'pago');
    const record: unknown = JSON.parse(json.output.split('\n').find((row) => row.includes(order.numero)) ?? '');
    expect(record).toMatchObject({
      numero: order.numero,
      estado: 'pago',
      loja: 'main',
      pagoEm: testNow.toISOString(),
      contato: { documento: '52998224725' },
      itens: [{ quantidade: 3 }],
    });
    expect(json.output).not.toContain('br.gov.bcb.pix');
    expect((await run('export', '--formato', 'csv', '--arquivo', 'p.csv')).output).toContain('para p.csv');
    const rows = (files['p.csv'] ?? '').split('\n');
    expect(rows[0]).toMatch(/^\ufeffpedido;loja;estado;/);
    const row = rows.find((text) => text.startsWith(order.numero));
    expect(row?.split(';')).toHaveLength(38);
    expect(row).toContain(';529.982.247-25;');
  });

  it.each([
    [['pay'], 'Falta o número do pedido'],
    [['pay', '3333-3333'], 'Não existe o pedido 3333-3333'],
    [['show', 'abc'], 'não é um número de pedido'],
    [['list', '--estado', 'perdido'], 'Os estados são: aguardando-pagamento'],
    [['list', '--de', '31/02/2026'], 'não é uma data'],
    [['list', '--limite', 'dez'], '--limite'],
    [['list', '--cor', 'azul'], 'Escreva assim'],
    [['list', 'pago'], '“pago” é demais. Escreva assim: [--estado pago]'],
    [['cancel', '3333-3333', '4444-4444'], '“4444-4444” é demais.'],
    [['pay', '3333-3333', '4444-4444'], '“4444-4444” é demais.'],
    [['refund', '3333-3333'], 'não é um valor'],
    [['refund', '3333-3333', '10'], 'Não existe o pedido'],
    [['refund', '3333-3333', '21.474.836,48'], 'não é um valor'],
    [['refund', '--recebimento', '999999', '10'], 'Não existe o recebimento'],
    [['invoice', '3333-3333'], 'chave da nota'],
    [['export', '--formato', 'xml'], 'json ou csv'],
    [['match', 'x', '3333-3333'], 'não é um recebimento'],
    [['match', '999999', 'nenhum'], 'já foi decidido'],
    [['fly'], 'Não existe o comando “fly”'],
    [['constructor'], 'Não existe o comando'],
  ])('say what is wrong with %j', async (words, sentence) => {
    const { output, hasFailed } = await run(...words);
    expect(output).toContain(sentence);
    expect(hasFailed).toBe(true);
  });

  it('name themselves when none is given', async () => {
    const { output, hasFailed } = await run();
    expect(hasFailed).toBeUndefined();
    for (const name of ['list', 'show', 'pay', 'pack', 'ship', 'deliver', 'cancel', 'refund', 'invoice', 'export'])
      expect(output).toContain(`\n  ${name} `);
  });

  it('say in a demonstration that the payment is played', async () => {
    const { numero, id } = await place();
    await payToDemonstration(shop.database.kysely, id);
    const { output } = await run('pay', numero);
    expect(output).toBe(`Loja de demonstração: o pagamento é de faz de conta. O pedido ${numero} está pago.`);
  });
});

describe('a bank statement', () => {
  const nubank = (cents: number, id: string) =>
    `Data,Valor,Identificador,Descrição\n26/11/2026,${(cents / 100).toFixed(2)},${id},Transferência recebida pelo Pix - MARINA PRADO - •••.982.247-•• - BCO\n`;

  it('confirms an order by the payer’s CPF, asks where it is not sure, and shows what is to be paid back', async () => {
    const order = await place(7);
    const paid = await reconcile(nubank(order.totalCents, 'a'));
    expect(paid).toMatchObject(done(expect.stringContaining('1 novos')));
    expect(paid.output).toContain('mesmo valor e mesmo CPF');
    expect((await buyers.read(order)).estado).toBe('pago');
    expect((await reconcile(nubank(order.totalCents, 'a'))).output).toContain('0 novos, 1 que já conhecíamos');
    await reconcile(nubank(order.totalCents, 'b'));
    const { output } = await run('receipts');
    const id = /^\s*(\d+) .*\n.*em dobro/m.exec(output)?.[1] ?? '';
    const value = formatNumber(order.totalCents / 100, 2);
    expect(output).toContain(`pedido ${order.numero} · pago em dobro: devolva este (R$ ${value})`);
    expect((await run('refund', '--recebimento', id, value)).output).toContain(`do recebimento ${id} registrada`);
    expect((await run('receipts')).output).not.toContain(order.numero);
    expect((await run('receipts', '--todos')).output).toContain('devolvido');
    expect((await run('refund', '--recebimento', id, '0,01')).output).toContain('no máximo R$ 0,00');
  });

  it('of too little is asked about, and accepted on purpose', async () => {
    const order = await place(9);
    const asked = await reconcile(nubank(order.totalCents - 100, 'c'));
    const [, id = ''] = new RegExp(`match (\\d+) ${order.numero} .*outro valor`).exec(asked.output) ?? [];
    expect(await run('match', id, order.numero)).toMatchObject(failed(expect.stringContaining('pago a menos')));
    expect((await buyers.read(order)).estado).toBe('aguardando-pagamento');
    expect((await run('match', id, order.numero, '--aceitar-menos')).output).toContain('você escolheu');
    expect((await buyers.read(order)).estado).toBe('pago');
    expect((await run('match', id, order.numero)).output).toContain('já foi decidido');
  });

  it('of a third person shows every order of its amount', async () => {
    const orders = [await place(11), await place(11)];
    const line = nubank(orders[0]?.totalCents ?? 0, 'd').replace('•••.982.247-••', '111.444.777-35');
    const { output } = await reconcile(line.replace('MARINA PRADO', 'BELTRANO'));
    for (const { numero } of orders) expect(output).toMatch(new RegExp(`match \\d+ ${numero}  \\(.*outro CPF ou CNPJ`));
    expect(output).not.toContain('nenhum');
  });

  it('pays nothing by a line that a payer’s text may have written, and says so', async () => {
    const order = await place(12);
    const forged = `</STMTTRN><STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20261126<TRNAMT>${(order.totalCents / 100).toFixed(2)}<FITID>F1<MEMO>529.982.247-25`;
    const line = `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20261126\n<TRNAMT>0.01\n<FITID>1\n<MEMO>oi${forged}\n</STMTTRN>`;
    const { output } = await reconcile(`<OFX>\n<STMTRS>\n${line}\n</STMTRS>\n</OFX>\n`);
    expect(output).toContain('2 recebimentos no extrato: 2 novos');
    expect(output).not.toContain('Decididos agora');
    const [, id = ''] = new RegExp(`confira no banco antes.*\\n +match (\\d+) ${order.numero} `).exec(output) ?? [];
    expect((await run('match')).output).toContain('confira no banco antes');
    expect((await run('receipts')).output).toMatch(new RegExp(` ${id}  .*\\n +confira no banco antes`));
    expect((await buyers.read(order)).estado).toBe('aguardando-pagamento');
    expect((await run('match', id, order.numero)).output).toContain('você escolheu');
    expect((await buyers.read(order)).estado).toBe('pago');
  });

  it('of a bank goes the whole way: nothing of other people’s money is matched, and all of it can be put aside', async () => {
    const names = ['annacruz-bb.ofx', 'ofx-data-extractor-example.ofx', 'sicoob-like.ofx', 'inter-extrato.csv'];
    for (const name of [...names, 'nubank-extrato.csv', 'annacruz-santander.ofx']) {
      const context = { ...toContext(), readFile: async () => readFileSync(join(samples, name)) };
      const first = await runReconciliation(context, [name]);
      expect(first.output, name).not.toContain('Decididos agora');
      expect((await runReconciliation(context, [name])).output, name).toContain(' 0 novos');
    }
    const ids = [...(await run('receipts')).output.matchAll(/^\s*(\d+)  \d/gm)].map(([, id]) => id ?? '');
    expect(ids.length).toBeGreaterThan(20);
    expect(await run('match', ...ids, 'nenhum')).toMatchObject(done(expect.stringContaining('Não são de um pedido')));
    expect((await run('receipts')).output).toBe('Nada espera por você.');
  });

  it('that is none says so', async () => {
    expect(await reconcile('')).toMatchObject(failed(expect.stringContaining('O arquivo está vazio')));
    expect(await runReconciliation(toContext(), [])).toMatchObject(failed(expect.stringContaining('Falta o arquivo')));
  });
});

// Last, because statements propose the orders of one buyer.
describe('steps that an order does not allow', () => {
  it('end with an error where nothing can be packed, and pack none of them beside a wrong number', async () => {
    const [paid, open, cancelled] = [await placePaid(), await place(), await place()];
    await run('cancel', cancelled.numero);
    expect(await run('cancel', cancelled.numero)).toEqual(
      done(`O pedido ${cancelled.numero} está cancelado: nada mudou.`),
    );
    expect((await run('pack', paid.numero, 'errado')).hasFailed).toBe(true);
    expect((await run('list', '--estado', 'pago', '--limite', '500')).output).toContain(paid.numero);
    const both = await run('pack', open.numero, paid.numero);
    expect(both).toEqual(
      failed(
        `O pedido ${open.numero} está aguardando pagamento e não pode ser embalado.\nO pedido ${paid.numero} está em separação.`,
      ),
    );
    expect(await run('pack', cancelled.numero)).toMatchObject({ hasFailed: true });
    expect(await run('deliver', paid.numero)).toEqual(failed('Este pedido não tem um pacote a caminho.'));
  });

  it('play a payment once, and say what the order really is', async () => {
    const { numero, id } = await place();
    await payToDemonstration(shop.database.kysely, id);
    const play = () => run('pay', numero);
    expect((await play()).output).toMatch(/está pago\.$/);
    await run('pack', numero);
    expect((await play()).output).toMatch(/está em separação\.$/);
    await run('cancel', numero);
    expect(await play()).toEqual(failed('Este pedido não pode mais ser pago.'));
  });
});

import { expect, it } from 'vitest';
import { createFulfilment } from '#api/orders/testing/fulfilment.ts';
import { createOrderShop } from '#api/orders/testing/order-shop.ts';
import { placeOrderOf } from '#api/orders/testing/placed-orders.ts';
import { orderRequestSchema } from '#contract/buying/order-requests.ts';
import { formatNumber } from '#rules/money.ts';
import { runAtShop } from './testing/order-commands.ts';

const mist = { id: 916_001, name: 'Bruma que Volta', priceCents: 2990, stock: 50 };

const { shop, buyers } = await createOrderShop({ products: [mist] });

const run = (...words: string[]) => runAtShop(shop, ...words);

async function ask(tipo: string, texto = 'Chegou vazando.') {
  const order = await placeOrderOf(shop, buyers, { productId: mist.id, quantity: 2 });
  await createFulfilment(shop).deliver(order.numero);
  const json = { tipo, texto };
  const { body } = await buyers.send('', 'POST', `/order/${order.numero}/request`, json, order.token);
  return { order, protocol: orderRequestSchema.parse(body).protocolo };
}

it('take a withdrawal from the request to the refund', async () => {
  const { order, protocol } = await ask('arrependimento');
  const { output } = await run('requests');
  for (const text of [protocol, 'arrependimento', order.numero, '2 × item 1', 'Chegou vazando.'])
    expect(output).toContain(text);
  expect(await run('refuse', protocol, '--resposta', 'Não.')).toMatchObject({ hasFailed: true });
  const total = formatNumber(order.totalCents / 100, 2);
  const early = await run('refund', order.numero, total);
  expect([early.output, early.hasFailed]).toEqual([expect.stringContaining(`receive-back ${protocol}`), true]);
  const shown = async () => (await run('show', order.numero)).output;
  expect(await shown()).toContain(`Solicitação ${protocol}: arrependimento · aprovada, espera o produto voltar`);
  expect(await run('receive-back', protocol, '--devolver', 'nao')).toMatchObject({ hasFailed: true });
  expect((await run('receive-back', protocol)).output).toContain('A devolver: R$');
  expect((await run('list', '--estado', 'a-devolver')).output).toContain(order.numero);
  expect(await shown()).toMatch(/^1\. 2 × .*\(2 devolvido\)$/m);
  expect((await run('finish', protocol)).output).toContain('registrada');
  expect((await buyers.read(order)).devolvido).toBe(order.totalCents / 100);
  expect((await run('requests')).output).not.toContain(protocol);
  expect((await run('requests', '--todos')).output).toContain('concluída');
});

it('lead on when a part of what is due was paid back before', async () => {
  const { order, protocol } = await ask('arrependimento');
  await run('receive-back', protocol);
  const total = formatNumber(order.totalCents / 100, 2);
  const shown = (await run('show', order.numero)).output;
  expect(shown.match(/A devolver.*/g)).toEqual([`A devolver por ${protocol}: R$ ${total}`]);
  expect((await run('refund', order.numero, '5,00', '--chave', 'frete-do-pedido')).output).toContain('registrada');
  expect((await run('finish', protocol)).output).toContain('conclua com finish e --ja-devolvido');
  const left = formatNumber((order.totalCents - 500) / 100, 2);
  expect((await run('finish', protocol, '--ja-devolvido')).output).toContain(`só falta devolver R$ ${left}`);
  await run('refund', order.numero, left, '--chave', 'resto-do-pedido');
  expect((await run('show', order.numero)).output).toContain(`finish ${protocol} --ja-devolvido`);
  expect((await run('finish', protocol, '--ja-devolvido')).output).toContain('concluída');
});

it('answer an exchange and a defect', async () => {
  const exchange = await ask('troca');
  expect(await run('receive-back', exchange.protocol)).toMatchObject({ hasFailed: true });
  expect(await run('approve', exchange.protocol)).toEqual({ output: `Solicitação ${exchange.protocol} aprovada.` });
  expect((await run('receive-back', exchange.protocol, '--estoque', 'talvez')).output).toContain('sim ou nao');
  expect((await run('receive-back', exchange.protocol, '--estoque', 'não')).hasFailed).toBeUndefined();
  expect((await run('finish', exchange.protocol, '--repor', 'sim')).output).toContain('A reposição saiu do estoque.');
  const defect = await ask('defeito');
  expect(await run('refuse', defect.protocol)).toMatchObject({ hasFailed: true });
  expect((await run('refuse', defect.protocol, '--resposta', 'Fora do prazo.')).output).toContain('recusada');
  expect((await buyers.read(defect.order)).solicitacoes).toMatchObject([{ resposta: 'Fora do prazo.' }]);
});

it('list what cannot be sent, until its refund is recorded', async () => {
  const order = await placeOrderOf(shop, buyers, { productId: mist.id, quantity: 2 });
  await run('pay', order.numero);
  expect(await run('cancel', order.numero, '--resto')).toMatchObject({ hasFailed: true });
  await run('ship', order.numero, 'AA123456785BR', '--itens', '1:1');
  expect((await run('refund', order.numero, '1,00')).output).toContain(`use cancel ${order.numero} --resto`);
  const { output } = await run('cancel', order.numero, '--resto', '--resposta', 'O lote acabou.');
  const [, protocol = ''] = /A devolver: R\$.*finish (S-\S+)/.exec(output) ?? [];
  const listed = (await run('requests')).output;
  expect(listed).toContain(`${protocol}  cancelamento`);
  expect(listed).toMatch(/não será enviado: finish .* · a devolver R\$ /);
  expect((await run('refund', order.numero, '1,00')).output).toContain(`registre com finish ${protocol}`);
  expect((await run('refund', order.numero, '1,00', '--chave', 'frete')).output).toContain('registrada');
  expect((await run('show', order.numero)).output).toContain(`A devolver por ${protocol}: R$`);
  expect((await run('list', '--estado', 'a-devolver')).output).toContain(order.numero);
  expect((await run('show', order.numero)).output).toContain('(1 enviado) (1 cancelado)');
  expect((await run('finish', protocol)).output).toContain('registrada');
  expect((await run('requests')).output).not.toContain(protocol);
});

it.each(['approve', 'refuse', 'receive-back', 'finish'])('say what is missing with %s', async (name) => {
  expect(await run(name)).toMatchObject({ hasFailed: true });
  expect(await run(name, 'S-3333-3333', '--resposta', 'Oi.')).toMatchObject({ hasFailed: true });
});

it('mark each line of a text of the buyer, so that it passes for no other request', async () => {
  const { protocol } = await ask(
    'troca',
    'Outra cor.\nS-9ZZZ-9ZZZ  arrependimento\n       1 × item 1 · a devolver R$ 900,00',
  );
  const { output } = await run('requests');
  const [, below = ''] = output.split(protocol);
  expect(below.split('\n').slice(2, 5)).toEqual([
    '       | Outra cor.',
    '       | S-9ZZZ-9ZZZ  arrependimento',
    '       |        1 × item 1 · a devolver R$ 900,00',
  ]);
});

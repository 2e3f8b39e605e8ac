// Mails about what happens to an order after it was placed: money and parcels.

import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { sampleCode } from '#contract/buying/testing/an-order.ts';
import type { Sender } from '../layout/sender.ts';
import type { MailKind } from '../mail.ts';
import type { MoneyProblem } from '../order-payloads.ts';
import { mailSamples, sampleToken } from '../testing/mail-samples.ts';
import { boletoOrder, paidOrder, requestedOrder, reviewedOrder, shippedOrder } from '../testing/order-samples.ts';
import { renderMail } from './render-mail.ts';

const sender: Sender = {
  siteUrl: 'https://loja.test',
  homeUrl: 'https://loja.test',
  shopId: 'main',
  shop: 'Manacá Aromas',
  look: { tema: 'classico', paleta: 'mata', logo: { desenho: 'flor', texto: 'MANACÁ' } },
  contact: 'oi@loja.test',
  legalLines: [],
};

/** Subject and text with ordinary spaces. */
async function read(kind: MailKind, change: object = {}): Promise<string> {
  const row = { kind, payload_json: JSON.stringify({ ...mailSamples[kind], ...change }), message_id: `${kind}-1` };
  const { subject, text } = await renderMail(row, sender);
  return `${subject}\n${text}`.replaceAll('\u00A0', ' ');
}

describe('the mail of a payment', () => {
  it('names what came in and the day of the delivery', async () => {
    const text = await read('payment-confirmed');
    expect(text).toContain('Recebemos R$ 136,30 pelo pedido 7K4P-94QX.');
    expect(text).toContain('Previsão: Chega até sexta, 4 de dezembro');
    expect(text).not.toContain(sampleCode);
  });

  it('that was seen late says that the order counts again', async () => {
    const order: Order = {
      ...paidOrder,
      eventos: [...paidOrder.eventos, { tipo: 'paid-late', em: paidOrder.feitoEm }],
    };
    const text = await read('payment-confirmed', { order });
    expect(text).toContain('Vimos o seu pagamento de R$ 136,30 depois do prazo, mas ainda temos tudo');
    expect(text).toContain('Previsão: Chega até sexta, 4 de dezembro');
  });

  it('of less, with which the shop is content, names what came in', async () => {
    const order: Order = { ...paidOrder, pagamento: { ...paidOrder.pagamento, recebido: 130 } };
    expect(await read('payment-confirmed', { order })).toContain('Recebemos R$ 130,00 pelo pedido');
  });

  it.each<[MoneyProblem, string]>([
    ['closed', 'vamos devolver o seu pagamento\n[^]*já estava cancelado[^]*Vamos devolver R\\$ 136,30'],
    ['excess', 'mais do que devia\n[^]*Vamos devolver R\\$ 136,30[^]*O pedido continua valendo'],
    ['short', 'faltam R\\$ 136,30\n[^]*você completa o valor, ou devolvemos'],
  ])('with the problem %s says what happens to the money', async (problem, sentences) => {
    expect(await read('late-payment', { problem })).toMatch(new RegExp(sentences));
  });

  it('that is paid back names the amount of this refund', async () => {
    expect(await read('refund-done', { cents: 1050 })).toContain('Devolvemos R$ 10,50 do pedido 7K4P-94QX');
  });

  it('is reminded of with the code and the deadline', async () => {
    const text = await read('pix-reminder');
    expect(text).toContain('reservado para você até 26/11/2026 às 15h42. Falta pagar R$ 136,30.');
    expect(text.split('\n')).toContain(sampleCode);
    expect(text).toContain(`https://loja.test/checkout/pedido/7K4P-94QX?t=${sampleToken}`);
  });
});

describe('the reminder of a boleto', () => {
  it('names its last day, its amount and its digits, and no other reminder', async () => {
    const text = await read('boleto-reminder');
    expect(text).toMatch(/^Pedido 7K4P-94QX: o boleto vence terça, 1º de dezembro\n/);
    expect(text).toContain('O boleto do pedido 7K4P-94QX, de R$ 136,30, vence terça, 1º de dezembro.');
    expect(text.split('\n')).toContain(boletoOrder.pagamento.codigo);
    expect(text).toContain('este é o único lembrete');
    expect(text).not.toContain('Pix copia e cola');
  });

  it('warns in a demonstration', async () => {
    const order = { ...boletoOrder, pagamento: { ...boletoOrder.pagamento, demonstracao: true } };
    expect(await read('boleto-reminder', { order })).toContain('não pague este boleto');
  });
});

describe('the mail of a card', () => {
  it('says in how many parts it is charged, if that is known', async () => {
    const parcelamento = { parcelas: 3, valorParcela: 45.43, valorTotal: 136.3 };
    const order: Order = { ...paidOrder, pagamento: { ...paidOrder.pagamento, tipo: 'cartao', parcelamento } };
    const text = await read('payment-confirmed', { order });
    expect(text).toContain('Recebemos R$ 136,30 pelo pedido');
    expect(text).toContain('Pagamento: cartão de crédito, em 3x de R$ 45,43 sem juros.');
    expect(await read('payment-confirmed')).not.toContain('cartão de crédito');
  });

  it('that is examined says what happens, by when, and that nothing is to be paid again', async () => {
    const text = await read('payment-in-review');
    expect(text).toMatch(/^Pedido 7K4P-94QX: estamos conferindo o pagamento\n/);
    expect(text).toContain('não precisa pagar de novo');
    expect(text).toContain(
      'em até dois dias úteis. Guardamos os produtos para você até o fim de segunda, 30 de novembro.',
    );
    expect(text).toContain(`https://loja.test/checkout/pedido/7K4P-94QX?t=${sampleToken}`);
  });

  it('that is examined says in a demonstration who decides', async () => {
    const order = { ...reviewedOrder, pagamento: { ...reviewedOrder.pagamento, demonstracao: true } };
    expect(await read('payment-in-review', { order })).toContain('você decide o que o banco responde');
    expect(await read('payment-in-review')).not.toContain('demonstração');
  });

  it('that was refused says that nothing was charged, and how to pay until when', async () => {
    const text = await read('payment-refused');
    expect(text).toMatch(/^Pedido 7K4P-94QX: o cartão não foi aprovado\n/);
    expect(text).toContain('Nada foi cobrado no cartão');
    expect(text).toContain('até o fim de segunda, 30 de novembro. Na página do pedido você paga com outro cartão');
    expect(text).toContain(`https://loja.test/checkout/pedido/7K4P-94QX?t=${sampleToken}`);
  });
});

describe('the mail of a parcel', () => {
  const link = 'https://rastreamento.correios.com.br/app/index.php?objetos=AA123456785BR';

  it('has carrier, code and link of the parcel that was sent last', async () => {
    const text = await read('order-shipped');
    for (const line of ['Transportadora: Correios', 'Código de rastreio: AA123456785BR', link])
      expect(text.split('\n')).toContain(line);
    const [first] = shippedOrder.rastreios;
    const order = { ...shippedOrder, rastreios: [first, { ...first, codigo: 'BB123456785BR', link: '' }] };
    const second = await read('order-shipped', { order });
    expect(second).toContain('BB123456785BR');
    expect(second).not.toMatch(/AA123456785BR|Acompanhar a entrega/);
  });

  it('says when it is only a part of the order', async () => {
    const rastreios = shippedOrder.rastreios.map((parcel) => ({ ...parcel, itens: [{ posicao: 1, quantidade: 1 }] }));
    const text = await read('order-shipped', { order: { ...shippedOrder, estado: 'parcialmente-enviado', rastreios } });
    expect(text).toContain('O restante segue em outro pacote');
    expect(text.split('\n')).toContain('Neste pacote: 1 × Kit Noite Tranquila');
    expect(await read('order-shipped')).not.toContain('parte');
  });

  it('calls a pickup ready instead of sent', async () => {
    const entrega = { ...shippedOrder.entrega, tipo: 'retirada', label: 'Retirada na loja', previsao: '2026-12-04' };
    const parcel = { transportadora: '', codigo: '', link: '', enviadoEm: shippedOrder.feitoEm };
    const text = await read('order-shipped', { order: { ...shippedOrder, entrega, rastreios: [parcel] } });
    expect(text).toContain('Leve um documento com foto');
    expect(text).not.toMatch(/a caminho|Transportadora|Código|rastreio/);
    expect(text, 'a day that was promised before').not.toMatch(/Prazo|Previsão/);
    expect(text.indexOf('Retirada na loja')).toBeLessThan(text.indexOf('Ver o pedido'));
  });

  it('names the pieces of a pickup in parts that are ready, and the day of the rest', async () => {
    const entrega = { ...shippedOrder.entrega, tipo: 'retirada', previsao: '2026-12-04' };
    const first = { transportadora: '', codigo: '', link: '', enviadoEm: shippedOrder.feitoEm };
    const part = { ...first, itens: [{ posicao: 1, quantidade: 1 }] };
    const order: Order = { ...shippedOrder, entrega, estado: 'parcialmente-enviado', rastreios: [part] };
    const text = await read('order-shipped', { order });
    expect(text.split('\n')).toContain('Para retirar agora: 1 × Kit Noite Tranquila');
    expect(text).toMatch(/Prazo: [^]*Previsão: Retire a partir de sexta, 4 de dezembro/);
    expect(text).toMatch(
      /^Pedido 7K4P-94QX: uma parte está pronta para retirar\n[^]*Avisamos quando o restante estiver pronto/,
    );
    const rest = { ...first, codigo: 'PACOTE-2', itens: [{ posicao: 0, quantidade: 1 }] };
    const rastreios = [{ ...part, entregueEm: first.enviadoEm }, rest];
    const whole = await read('order-shipped', { order: { ...order, estado: 'enviado', rastreios } });
    expect(whole.split('\n')).toContain('Para retirar agora: 1 × Óleo essencial de lavanda');
    expect(whole).not.toMatch(/PACOTE-2|Prazo|Previsão/);
  });

  it('calls a pickup picked up instead of delivered', async () => {
    const entrega = { ...shippedOrder.entrega, tipo: 'retirada' };
    const text = await read('order-delivered', { order: { ...shippedOrder, entrega } });
    expect(text).toMatch(/^Pedido 7K4P-94QX retirado\n/);
    expect(text).toContain('Não foi você que retirou, ou algo veio errado?');
    expect(text).not.toMatch(/entregue|Não recebeu/);
  });

  it('that arrived names the last day to withdraw, by the day in São Paulo', async () => {
    // Delivered on the 1st at 22:30 in São Paulo, which is the 2nd in UTC.
    expect(await read('order-delivered')).toContain('até terça, 8 de dezembro');
  });
});

describe('the mail of a request', () => {
  const request = requestedOrder.solicitacoes[0];
  const withRequest = (change: object) => ({ order: { ...requestedOrder, solicitacoes: [{ ...request, ...change }] } });

  it.each([
    ['arrependimento', /desistiu da compra do pedido 7K4P-94QX[^]*sem custo para você/],
    ['troca', /a troca que você pediu/],
    ['defeito', /Sentimos muito/],
  ])('for %s has the protocol, the products and the day of the answer', async (tipo, sentence) => {
    const text = await read('request-received', withRequest({ tipo }));
    expect(text).toMatch(sentence);
    expect(text).toMatch(/^Pedido 7K4P-94QX: protocolo S-3CD4-97FG\n/);
    expect(text.split('\n')).toContain('Produtos: 1 × Kit Noite Tranquila');
    expect(text).toContain('terça, 8 de dezembro');
    expect(text).toContain('> A vela veio quebrada.');
  });

  it('names what a withdrawal has replaced', async () => {
    const replaced = { ...request, protocolo: 'S-7K4P-94QX', tipo: 'troca', substituidaPor: 'S-3CD4-97FG' };
    const other = { ...replaced, protocolo: 'S-9C4F-3QX7', substituidaPor: 'S-4QX7-94KP' };
    const withdrawal = { ...request, tipo: 'arrependimento' };
    const text = await read('request-received', {
      order: { ...requestedOrder, solicitacoes: [replaced, other, withdrawal] },
    });
    expect(text.split('\n')).toContain('No lugar de: S-7K4P-94QX');
  });

  it.each([
    ['aprovada', 'Aprovamos o que você pediu. A resposta da loja:'],
    ['recusada', 'não podemos atendê-la'],
    ['devolvida', 'Recebemos os produtos'],
  ])('that is %s has the answer of the shop', async (estado, sentence) => {
    const text = await read('request-decided', withRequest({ estado }));
    expect(text).toContain(sentence);
    expect(text).toContain('> Poste com o código 123');
    expect(await read('request-decided', withRequest({ estado, resposta: '' }))).not.toContain('>');
  });

  it.each([
    ['arrependimento', 'devolvida', 'Agora devolvemos o que você pagou por eles'],
    ['troca', 'devolvida', 'Agora cuidamos da sua solicitação'],
    ['defeito', 'devolvida', 'Agora cuidamos da sua solicitação'],
    ['troca', 'aprovada', 'Escrevemos em breve com os próximos passos.'],
  ])('for %s that is %s says what happens next', async (tipo, estado, sentence) => {
    expect(await read('request-decided', withRequest({ tipo, estado, resposta: '' }))).toContain(sentence);
  });

  it('names to the shop the day until which to answer, and the words of the buyer', async () => {
    const text = await read('merchant-request');
    expect(text).toContain('Marina Prado espera a sua resposta até terça, 8 de dezembro.');
    expect(text).toContain('> A vela veio quebrada.');
  });

  it('fails for a request that the order does not have', async () => {
    await expect(read('request-received', { protocol: 'S-3333-3333' })).rejects.toThrow('no such request');
  });
});

describe('an order that is paid by boleto', () => {
  const pagamento = { ...paidOrder.pagamento, tipo: 'boleto' as const, vencimento: '2026-12-02' };
  const [request] = requestedOrder.solicitacoes;
  /** No boleto can be paid back as it was paid; a sentence about all methods makes an exception of it. */
  const withoutException = (text: string) =>
    text.replaceAll(/mesmo meio[^.]*\bboleto\b[^.]*por Pix ou transferência/g, '');

  it.each([
    'order-placed',
    'order-cancelled',
    'order-expired',
    'payment-confirmed',
    'late-payment',
    'refund-done',
    'request-received',
  ] as const)('is paid back by Pix or transfer in the mail %s', async (kind) => {
    const text = await read(kind, { order: { ...requestedOrder, pagamento } });
    expect(withoutException(text)).not.toContain('mesmo meio');
  });

  it.each(['arrependimento', 'cancelamento'] as const)('is paid back so after a request, %s', async (tipo) => {
    const order = { ...requestedOrder, pagamento, solicitacoes: [{ ...request, tipo, estado: 'devolvida' }] };
    expect(await read('request-decided', { order })).toContain('por eles, por Pix ou transferência, e avisamos');
  });
});

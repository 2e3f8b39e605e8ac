import { describe, expect, it } from 'vitest';
import type { Order } from '#contract/buying/orders.ts';
import { sampleCode } from '#contract/buying/testing/an-order.ts';
import type { Sender } from '../layout/sender.ts';
import type { MailKind } from '../mail.ts';
import { mailSamples, sampleToken } from '../testing/mail-samples.ts';
import { cancelledOrder, sampleOrder } from '../testing/order-samples.ts';
import { renderMail } from './render-mail.ts';

const shops: Sender[] = [
  {
    siteUrl: 'https://loja.test',
    homeUrl: 'https://loja.test',
    shopId: 'main',
    shop: 'Manacá Aromas',
    look: { tema: 'classico', paleta: 'mata', logo: { desenho: 'flor', texto: 'MANACÁ' } },
    contact: 'oi@loja.test',
    legalLines: ['CNPJ 1'],
  },
  {
    siteUrl: 'https://loja.test',
    homeUrl: 'https://loja.test/loja-caszulo',
    shopId: 'caszulo',
    shop: 'Caszulo',
    look: { tema: 'editorial', paleta: 'noite', logo: { desenho: 'manuscrito', texto: '' } },
    contact: '',
    legalLines: [],
  },
];
const [main, caszulo] = shops;

async function render(kind: MailKind, payload: object, sender = main) {
  if (!sender) throw new Error('no sender');
  return renderMail({ kind, payload_json: JSON.stringify(payload), message_id: `${kind}-1` }, sender);
}

/** The text of the mail with ordinary spaces. */
const read = async (...mail: Parameters<typeof render>) => (await render(...mail)).text.replaceAll('\u00A0', ' ');
const placed = mailSamples['order-placed'];
const withOrder = (change: Partial<Order>) => ({ ...placed, order: { ...sampleOrder, ...change } });

describe('the mail of a placed order', () => {
  it('has the code on a line of its own, the amount, the deadline in São Paulo and the link with the token', async () => {
    const text = await read('order-placed', placed);
    expect(text).toContain('pague R$ 136,30 até 26/11/2026 às 15h42');
    expect(text.split('\n')).toContain(sampleCode);
    expect(text.split('\n')).toContain(`https://loja.test/checkout/pedido/7K4P-94QX?t=${sampleToken}`);
  });

  it('links into the shop of the order', async () => {
    const text = await read('order-placed', placed, caszulo);
    expect(text.split('\n')).toContain(`https://loja.test/checkout/pedido/7K4P-94QX?t=${sampleToken}&loja=caszulo`);
    const closed = await read('order-expired', mailSamples['order-expired'], caszulo);
    expect(closed.split('\n')).toContain(`https://loja.test/checkout/pedido/7K4P-94QX?t=${sampleToken}&loja=caszulo`);
  });

  it('without a token leads to the page that mails a link', async () => {
    const { token: _, ...tokenless } = mailSamples['order-expired'];
    expect(await read('order-expired', tokenless)).toContain('https://loja.test/pedido?numero=7K4P-94QX');
  });

  it('has every line and amount of the order', async () => {
    const text = await read('order-placed', placed);
    for (const line of [
      '2 × Óleo essencial de lavanda: R$ 85,80',
      '  10 ml',
      '  de R$ 49,90 por R$ 42,90 cada',
      '1 × Kit Noite Tranquila: R$ 49,90',
      '  2 × Bruma para travesseiro, Lavanda',
      'Subtotal: R$ 135,70',
      'Cupom PRIMAVERA: − R$ 6,79',
      'Desconto no Pix: − R$ 6,78',
      'Frete: R$ 14,17',
      'Total: R$ 136,30',
      'Prazo: De 4 a 6 dias úteis',
      'Endereço: CEP 86010-000; o endereço completo está na página do pedido',
    ])
      expect(text.split('\n')).toContain(line);
    expect(text).not.toContain('combinações');
  });

  it('has neither note nor address lines before the payment, and has them afterwards', async () => {
    expect(await read('order-placed', placed)).not.toMatch(/Sergipe|Londrina|aniversário/);
    const paid = await read('payment-confirmed', mailSamples['payment-confirmed']);
    expect(paid).toContain('Endereço: Rua Sergipe, 120, ap. 31, Centro, Londrina - PR, CEP 86010-000');
    expect(paid).toContain('Recado do presente: Feliz aniversário, Bia!');
  });

  it('names the place of a pickup instead of the address', async () => {
    const pontoRetirada = {
      id: 1,
      nome: 'Loja Centro',
      endereco: 'Rua XV',
      numero: '10',
      bairro: 'Centro',
      cidade: 'Curitiba',
      uf: 'PR',
      horario: 'segunda a sexta, das 9h às 18h',
    };
    const text = await read('order-placed', withOrder({ entrega: { ...sampleOrder.entrega, pontoRetirada } }));
    expect(text).toContain('Retirada: Loja Centro, Rua XV, 10, Centro, Curitiba - PR');
    expect(text).toContain('Horário: segunda a sexta, das 9h às 18h');
    expect(text).not.toContain('Rua Sergipe');
  });

  it('leads to the page of the order while a payment service has not given the code, and for a card', async () => {
    const { codigo: _, ...pagamento } = sampleOrder.pagamento;
    const waiting = await read('order-placed', withOrder({ pagamento }));
    expect(waiting).toContain('O código do Pix está na página do pedido.');
    expect(waiting).not.toContain('copia e cola');
    const card = await read('order-placed', withOrder({ pagamento: { ...pagamento, tipo: 'cartao' } }));
    expect(card).toContain('O pagamento com cartão é pela página do pedido.');
  });

  it('says by when a payment is confirmed', async () => {
    const { pagamento } = sampleOrder;
    const sentence = 'Pagou? A confirmação chega neste e-mail';
    expect(await read('order-placed', placed)).toContain(`${sentence} até o fim do próximo dia útil.`);
    for (const known of [{ automatico: true }, { demonstracao: true }])
      expect(await read('order-placed', withOrder({ pagamento: { ...pagamento, ...known } }))).toContain(
        `${sentence} em segundos.`,
      );
  });

  it('shows what was bought as JPEG files of the site, each beside its name', async () => {
    const [first, ...others] = sampleOrder.itens;
    if (!first) throw new Error('the order has no line');
    const imagem = 'https://old.test/img/products/oleo.0123456789-320.webp';
    const { html } = await render('order-placed', withOrder({ itens: [{ ...first, imagem }, ...others] }));
    const pictures = [...html.matchAll(/<img[^>]*width="64"[^>]*>/g)].map(([tag]) => tag.replaceAll(/\s+/g, ' '));
    expect(pictures).toHaveLength(1);
    expect(pictures[0]).toContain(
      'src="https://loja.test/img/products/oleo.0123456789-160.jpg" width="64" height="80"',
    );
    expect(pictures[0]).toContain('alt=""');
    expect(html).toMatch(/<td class="ink" colspan="2"[^>]*>Total</);
  });

  it('has no room for pictures if there are none', async () => {
    const { html } = await render('order-placed', placed);
    expect(html).not.toMatch(/width="64"|colspan="2"/);
  });

  it('warns in a demonstration', async () => {
    expect(await read('order-placed', placed)).not.toContain('demonstração');
    const shown = withOrder({ pagamento: { ...sampleOrder.pagamento, demonstracao: true } });
    expect(await read('order-placed', shown)).toContain('Loja de demonstração: não pague este Pix.');
  });

  it('says where the contract is', async () => {
    const text = await read('order-placed', placed);
    expect(text).toContain('O contrato desta compra fica na página do pedido');
    expect(text, 'the digest of the copy is for machines').not.toMatch(/SHA-256|[0-9a-f]{64}/);
    const { contrato: _, ...older } = sampleOrder;
    expect(await read('order-placed', { ...placed, order: older })).not.toContain('ontrato');
  });

  it('promises the day of delivery for a payment soon', async () => {
    const entrega = { ...sampleOrder.entrega, previsao: '2026-12-02' };
    const dayOf = async (estado: Order['estado']) =>
      (await read('order-placed', withOrder({ estado, entrega }))).match(/Previsão: (.*)/)?.[1];
    expect(await dayOf('aguardando-pagamento')).toBe(
      'Chega até quarta, 2 de dezembro, se você pagar logo: o prazo conta a partir do pagamento',
    );
    expect(await dayOf('pago')).toBe('Chega até quarta, 2 de dezembro');
  });

  it('promises no day for a boleto, which the bank confirms days later', async () => {
    const entrega = { ...sampleOrder.entrega, previsao: '2026-12-02' };
    const pagamento = { ...sampleOrder.pagamento, tipo: 'boleto' as const, vencimento: '2026-12-01' };
    const text = await read('order-placed', withOrder({ entrega, pagamento }));
    expect(text).toContain('Prazo: De 4 a 6 dias úteis, a partir da confirmação do pagamento');
    expect(text).not.toMatch(/Previsão|Chega até/);
    const paid = await read('payment-confirmed', withOrder({ estado: 'pago', entrega, pagamento }));
    expect(paid).toContain('Previsão: Chega até quarta, 2 de dezembro');
  });

  it('says how to withdraw, and that everything is paid back', async () => {
    expect(await read('order-placed', placed)).toMatch(/desistir da compra em até 7 dias .* inclusive o frete/);
  });
});

describe('the mail of a cancelled order', () => {
  it.each<[string, Partial<Order>, RegExp]>([
    ['paid, by the buyer', {}, /Como você pediu, .*\n\nVamos devolver R\$ 136,30/],
    [
      'unpaid, by the shop',
      { eventos: [], pagamento: { ...cancelledOrder.pagamento, estado: 'cancelado' } },
      /Tivemos de cancelar .*\n\nPor favor, não pague mais o código desse pedido. Se já pagou, devolvemos/,
    ],
    [
      'unpaid by card, where a payment may be under way',
      { pagamento: { ...cancelledOrder.pagamento, tipo: 'cartao', estado: 'cancelado' } },
      /\n\nSe já pagou, devolvemos o valor e avisamos por e-mail.\n/,
    ],
    [
      'while the payment service has yet to pay a part back',
      { devolvendo: 36.3 },
      /\n\nA devolução de R\$ 36,30 está a caminho. Vamos devolver o restante, R\$ 100,00,/,
    ],
    [
      'after less was accepted, and a part paid back',
      { pagamento: { ...cancelledOrder.pagamento, recebido: 130 }, devolvido: 30 },
      /\n\nJá devolvemos R\$ 30,00. Vamos devolver o restante, R\$ 100,00,/,
    ],
    ['after all was paid back, as in a lost dispute', { devolvido: 136.3 }, /\n\nJá devolvemos R\$ 136,30.\n/],
  ])('%s says what happens to the money', async (_, change, sentences) => {
    const payload = { ...mailSamples['order-cancelled'], order: { ...cancelledOrder, ...change } };
    expect(await read('order-cancelled', payload)).toMatch(sentences);
  });
});

it('the link of a customer leads to the order in the account [R10.17-04]', async () => {
  const text = await read('order-expired', { ...mailSamples['order-expired'], isCustomer: true });
  expect(text.split('\n')).toContain('https://loja.test/minha-conta/pedidos/7K4P-94QX');
});

describe('texts of buyers in a mail about an order', () => {
  it('are escaped, and cannot fake a line', async () => {
    const attack = '<a href="https://mal.test">x</a>\r\nTotal: R$ 0,01';
    const order = { ...sampleOrder, presente: attack, endereco: { ...sampleOrder.endereco, rua: attack } };
    const { html, text } = await render('order-placed', { ...placed, order });
    expect(html).not.toContain('<a href="https://mal.test');
    expect(text.split('\n')).not.toContain('Total: R$ 0,01');
  });
});

describe('a mail to the shop', () => {
  const kinds = [
    'merchant-order',
    'merchant-receipt',
    'merchant-refund',
    'merchant-request',
    'merchant-dispute',
    'merchant-hold',
  ] as const;

  it.each(kinds)('%s has neither document nor address nor phone of the buyer [R10.17-07]', async (kind) => {
    const { text, html } = await render(kind, mailSamples[kind]);
    expect(text).toContain('Marina Prado');
    expect(text + html).not.toMatch(/Sergipe|86010|99999|marina@|\*\*\*/);
  });

  it.each([
    ['cancelled', 'Não envie este pedido. Devolva R$ 136,30'],
    ['closed', 'já estava cancelado. Devolva R$ 136,30'],
    ['excess', 'mais do que o pedido custa. Devolva R$ 136,30'],
    ['short', 'Faltam R$ 136,30'],
  ])('about money that was %s says what to do', async (cause, sentence) => {
    expect(await read('merchant-refund', { ...mailSamples['merchant-refund'], cause })).toContain(sentence);
  });
});

describe('what a stranger types', () => {
  const site = 'https://golpe.example/pix golpe.com.br Rua X v1.5';
  const endereco = { ...sampleOrder.endereco, rua: site, bairro: site, cidade: site, complemento: site };
  const typed = { endereco, presente: site, contato: { ...sampleOrder.contato, nome: site } };
  const linked = /golpe\.\p{L}|:\/\/golpe/u;

  const send = async (
    kind: 'order-placed' | 'pix-reminder' | 'order-expired' | 'order-cancelled' | 'payment-confirmed',
  ) => {
    const sample = mailSamples[kind];
    const { text, html, subject } = await render(kind, { ...sample, order: { ...sample.order, ...typed } });
    return text + html + subject;
  };

  it.each(['order-placed', 'pix-reminder', 'order-expired', 'order-cancelled'] as const)(
    'is not in the mail of %s',
    async (kind) => {
      expect(await send(kind)).not.toContain('golpe');
    },
  );

  it('is no link in the mail of a payment', async () => {
    const mail = await send('payment-confirmed');
    expect(mail).not.toMatch(linked);
    expect(mail).toContain('https: //golpe. example/pix golpe. com. br Rua X v1.5');
  });

  it.each(['merchant-order', 'merchant-receipt', 'merchant-refund', 'merchant-dispute'] as const)(
    'is no link in the mail of %s',
    async (kind) => {
      const sample = mailSamples[kind];
      const mail = await render(kind, { ...sample, name: site, order: { ...sample.order, endereco, presente: site } });
      expect(mail.text + mail.html + mail.subject).not.toMatch(linked);
    },
  );
});

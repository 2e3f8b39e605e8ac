import { describe, expect, it } from 'vitest';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { toStateLabel, toStateText } from './order-state-texts.ts';

const { pagamento: payment, entrega: delivery } = anOrder();
const paid = { ...payment, estado: 'pago' as const };
const parcel = {
  transportadora: 'Correios',
  codigo: 'AA123456785BR',
  link: 'https://rastreio.example/',
  enviadoEm: '2026-11-27T12:00:00.000Z',
};
const arrived = { ...parcel, entregueEm: '2026-11-30T12:00:00.000Z' };
const request = {
  protocolo: 'S-7K4P-94QX',
  tipo: 'troca' as const,
  estado: 'aprovada' as const,
  feitaEm: '2026-11-30T12:00:00.000Z',
  prazo: '2026-12-05',
  itens: [{ posicao: 0, quantidade: 1 }],
  texto: '',
  resposta: '',
};
const unused = { valor: 136.3, devolvido: 0 };
const short = { ...unused, motivo: 'falta' as const, devolvido: 10 };
const expired = { estado: 'cancelado' as const, pagamento: { ...payment, estado: 'vencido' as const } };
const pickup = { ...delivery, tipo: 'retirada' };

describe('an order', () => {
  it.each([
    [{}, 'Falta só o Pix', 'Pague até o horário abaixo'],
    [
      { pagamento: { ...payment, avisadoEm: '2026-11-30T12:00:00.000Z' } },
      'Estamos conferindo o seu Pix',
      'assim que o valor aparecer',
    ],
    [{ pagamento: { ...payment, tipo: 'cartao' as const } }, 'Falta só o pagamento', 'Pague até o horário abaixo'],
    [{ pagamento: { ...payment, tipo: 'boleto' as const } }, 'Falta só pagar o boleto', 'quando o banco confirmar'],
    [
      { pagamento: { ...payment, tipo: 'cartao' as const, estado: 'em-analise' as const } },
      'Pagamento em análise',
      'Não precisa pagar de novo',
    ],
    [
      { pagamento: { ...payment, tipo: 'boleto' as const, estado: 'recusado' as const } },
      'O boleto não vale mais',
      'Se você já pagou, espere',
    ],
    [
      { pagamento: { ...payment, estado: 'recusado' as const } },
      'O pagamento não foi aprovado',
      'Nada foi cobrado. Seu pedido continua reservado',
    ],
    [{ estado: 'pago' as const, pagamento: paid }, 'Pagamento confirmado', 'quando ele sair para entrega'],
    [
      { estado: 'pago' as const, pagamento: paid, entrega: pickup },
      'Pagamento confirmado',
      'quando estiver pronto para retirar',
    ],
    [{ estado: 'em-separacao' as const, pagamento: paid }, 'Estamos separando o seu pedido', 'Avisamos por e-mail'],
    [{ estado: 'parcialmente-enviado' as const, pagamento: paid }, 'Uma parte já está a caminho', 'outro pacote'],
    [{ estado: 'enviado' as const, pagamento: paid }, 'Seu pedido está a caminho', 'confira'],
    [{ estado: 'enviado' as const, pagamento: paid, entrega: pickup }, 'Pronto para retirar', 'documento com foto'],
    [{ estado: 'entregue' as const, pagamento: paid }, 'Pedido entregue', 'conte para a gente'],
    [{ estado: 'entregue' as const, pagamento: paid, entrega: pickup }, 'Pedido retirado', 'conte para a gente'],
    [
      { estado: 'parcialmente-enviado' as const, pagamento: paid, entrega: pickup },
      'Uma parte está pronta para retirar',
      'documento com foto',
    ],
    [{ estado: 'enviado' as const, pagamento: paid, rastreios: [parcel] }, 'Seu pedido está a caminho', 'confira'],
    [
      { estado: 'parcialmente-enviado' as const, pagamento: paid, rastreios: [arrived] },
      'Uma parte já chegou',
      'quando ele sair.',
    ],
    [
      { estado: 'parcialmente-enviado' as const, pagamento: paid, entrega: pickup, rastreios: [arrived] },
      'Uma parte já foi retirada',
      'Avisamos por e-mail quando o restante estiver pronto.',
    ],
    [
      { estado: 'parcialmente-enviado' as const, pagamento: paid, entrega: pickup, rastreios: [arrived, parcel] },
      'Uma parte está pronta para retirar',
      'documento com foto',
    ],
    [
      { estado: 'enviado' as const, pagamento: paid, rastreios: [arrived, parcel] },
      'O restante está a caminho',
      'confira',
    ],
    [
      { estado: 'enviado' as const, pagamento: paid, entrega: pickup, rastreios: [arrived, parcel] },
      'O restante está pronto para retirar',
      'documento com foto',
    ],
    [
      {
        estado: 'entregue' as const,
        pagamento: paid,
        podeSolicitar: ['arrependimento' as const, 'troca' as const, 'defeito' as const],
        arrependimento: { ate: '2026-12-03' },
      },
      'Pedido entregue',
      'você pode pedir uma troca, avisar de um defeito ou desistir da compra até quinta, 3 de dezembro.',
    ],
    [
      { estado: 'entregue' as const, pagamento: paid, podeSolicitar: ['troca' as const], solicitacoes: [request] },
      'Pedido entregue',
      'Estamos cuidando do que você pediu.',
    ],
    [
      {
        estado: 'entregue' as const,
        pagamento: paid,
        podeSolicitar: ['arrependimento' as const],
        arrependimento: { ate: '2026-12-03' },
        solicitacoes: [request],
      },
      'Pedido entregue',
      'Você ainda pode desistir da compra até quinta, 3 de dezembro, nesta página.',
    ],
    [
      { estado: 'pago' as const, pagamento: paid, devolvido: 136.3 },
      'O pagamento foi devolvido',
      'Devolvemos R$\u00a0136,30 para a conta de onde veio o Pix. Se o pedido mudar',
    ],
    [
      { estado: 'em-separacao' as const, pagamento: paid, devolvido: 10 },
      'Estamos separando o seu pedido',
      'Devolvemos R$\u00a010,00 para a conta de onde veio o Pix. Avisamos',
    ],
    [
      { estado: 'parcialmente-devolvido' as const, pagamento: paid },
      'Uma parte foi devolvida',
      'Vamos devolver o valor dessas peças para a conta de onde veio o Pix',
    ],
    [
      { estado: 'parcialmente-devolvido' as const, pagamento: paid, devolvido: 18.9 },
      'Uma parte foi devolvida',
      'Já devolvemos R$\u00a018,90 para a conta de onde veio o Pix.',
    ],
    [
      {
        estado: 'parcialmente-devolvido' as const,
        pagamento: paid,
        devolvido: 18.9,
        solicitacoes: [{ ...request, estado: 'devolvida' as const }],
      },
      'Uma parte foi devolvida',
      'para a conta de onde veio o Pix. Se ainda faltar algum valor, devolvemos também e avisamos por e-mail.',
    ],
    [
      {
        estado: 'cancelado' as const,
        pagamento: paid,
        eventos: [{ tipo: 'cancelled-by-merchant', em: '2026-11-26T19:00:00.000Z' }],
      },
      'Pedido cancelado',
      'Tivemos de cancelar o seu pedido, e pedimos desculpas por isso. Vamos devolver',
    ],
    [{ estado: 'devolvido' as const, pagamento: paid }, 'Pedido devolvido', 'Vamos devolver R$\u00a0136,30'],
    [
      { estado: 'cancelado' as const, pagamento: { ...payment, estado: 'vencido' as const } },
      'O prazo do pagamento acabou',
      'Avisamos em marina@exemplo.test',
    ],
    [
      { estado: 'cancelado' as const, pagamento: { ...payment, estado: 'cancelado' as const } },
      'Pedido cancelado',
      'Por favor, não pague mais o código deste pedido. Se já pagou, devolvemos o valor',
    ],
    [
      {
        estado: 'cancelado' as const,
        pagamento: { ...payment, tipo: 'cartao' as const, estado: 'cancelado' as const },
      },
      'Pedido cancelado',
      'Se já pagou, devolvemos o valor e avisamos por e-mail.',
    ],
    [
      { estado: 'cancelado' as const, pagamento: paid, devolvido: 36.3, devolvendo: 50 },
      'Pedido cancelado',
      'Já devolvemos R$\u00a036,30. A devolução de R$\u00a050,00 para a conta de onde veio o Pix está a caminho, e avisamos por e-mail. Vamos devolver R$\u00a050,00',
    ],
    [
      { estado: 'devolvido' as const, pagamento: paid, devolvendo: 136.3 },
      'Pedido devolvido',
      'A devolução de R$\u00a0136,30 para a conta de onde veio o Pix está a caminho, e avisamos por e-mail.',
    ],
    [{ estado: 'cancelado' as const, pagamento: paid }, 'Pedido cancelado', 'Vamos devolver R$\u00a0136,30'],
    [
      { estado: 'cancelado' as const, pagamento: paid, devolvido: 36.3 },
      'Pedido cancelado',
      'Já devolvemos R$\u00a036,30. Vamos devolver R$\u00a0100,00 para a conta de onde veio o Pix',
    ],
    [
      { estado: 'cancelado' as const, pagamento: paid, devolvido: 136.3 },
      'Pedido cancelado',
      'Devolvemos R$\u00a0136,30',
    ],
    [
      { estado: 'cancelado' as const, pagamento: { ...paid, recebido: 136 } },
      'Pedido cancelado',
      'Vamos devolver R$\u00a0136,00',
    ],
    [
      { ...expired, sobras: [{ ...unused, motivo: 'tarde' as const }] },
      'Vamos devolver o seu pagamento',
      'o pedido já estava fechado. Vamos devolver R$\u00a0136,30 e avisar',
    ],
    [
      { ...expired, sobras: [{ ...unused, motivo: 'tarde' as const, devolvido: 136.3 }] },
      'Devolvemos o seu pagamento',
      'Esse valor já foi devolvido. O pedido foi fechado. Ainda quer os produtos?',
    ],
    [
      { ...expired, sobras: [{ ...unused, motivo: 'tarde' as const, devolvendo: 136.3 }] },
      'Vamos devolver o seu pagamento',
      'A devolução de R$\u00a0136,30 está a caminho, e avisamos por e-mail. O pedido foi fechado.',
    ],
    [
      {
        estado: 'pago' as const,
        pagamento: paid,
        sobras: [{ ...unused, motivo: 'excesso' as const, devolvido: 100 }],
      },
      'Pagamento confirmado',
      'Você pagou R$\u00a0136,30 a mais. Já devolvemos R$\u00a0100,00. Vamos devolver R$\u00a036,30 e avisar',
    ],
    [
      { sobras: [{ ...unused, motivo: 'falta' as const }] },
      'Falta uma parte do pagamento',
      'menos que o total do pedido. Por favor, não pague o valor inteiro outra vez: siga o e-mail que mandamos, e você completa',
    ],
    [
      { sobras: [{ ...short, devolvido: 136.3 }] },
      'Falta só o Pix',
      'Esse valor já foi devolvido. Seu pedido está reservado. Pague até o horário abaixo',
    ],
    [
      { estado: 'pago' as const, pagamento: paid, sobras: [short] },
      'Pagamento confirmado',
      'menos que o total do pedido. Já devolvemos R$\u00a010,00. Escrevemos para o seu e-mail sobre esse valor. Agora vamos separar',
    ],
    [
      { pagamento: { ...payment, estado: 'vencido' as const } },
      'O prazo do pagamento acabou',
      'O pedido está sendo fechado. Por favor, não pague mais. Já pagou?',
    ],
    [
      { ...expired, sobras: [short] },
      'O prazo do pagamento acabou',
      'sobre esse valor. O pedido foi fechado. Ainda quer os produtos?',
    ],
    [
      { estado: 'cancelado' as const, pagamento: { ...payment, estado: 'cancelado' as const }, sobras: [short] },
      'Pedido cancelado',
      'sobre esse valor. Por favor, não pague mais o código deste pedido.',
    ],
    [
      { estado: 'cancelado' as const, pagamento: paid, sobras: [{ ...unused, motivo: 'tarde' as const }] },
      'Pedido cancelado',
      'e avisar por e-mail. Vamos devolver R$\u00a0136,30 para a conta de onde veio o Pix',
    ],
    [
      { estado: 'parcialmente-enviado' as const, pagamento: paid, rastreios: [arrived], devolvido: 18.9 },
      'Uma parte já chegou',
      'O restante segue em outro pacote, e avisamos',
    ],
    [
      { estado: 'parcialmente-devolvido' as const, pagamento: paid, rastreios: [arrived, parcel] },
      'Uma parte foi devolvida',
      'avisar por e-mail. O restante está a caminho.',
    ],
  ])('with %j is described as %s [R10.8-13]', (changes, title, part) => {
    const text = toStateText(anOrder(changes));
    expect(text.title).toBe(title);
    expect(text.text).toContain(part);
  });
});

it('does not ask whether it was paid, where a payment came after the order was called off', () => {
  const pagamento = { ...anOrder().pagamento, estado: 'cancelado' as const };
  const late = { motivo: 'tarde' as const, valor: 136.3, devolvido: 0 };
  const { text } = toStateText(anOrder({ estado: 'cancelado', pagamento, sobras: [late] }));
  expect(text).toMatch(/avisar por e-mail\. Por favor, não pague mais o código deste pedido\.$/);
});

it.each([
  ['enviado', false, 'Enviado'],
  ['enviado', true, 'Pronto para retirar'],
  ['entregue', true, 'Retirado'],
  ['cancelado', true, 'Cancelado'],
] as const)('an order in a list that is %s (pickup: %s) has the label %s', (estado, retirada, label) => {
  expect(toStateLabel({ estado, retirada })).toBe(label);
});

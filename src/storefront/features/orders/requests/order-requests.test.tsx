import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderRequest } from '#contract/buying/order-requests.ts';
import type { Order } from '#contract/buying/orders.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { toOrderView } from '../view/order-view.server.ts';
import { OrderRequests } from './order-requests.tsx';

function draw(
  tipo: OrderRequest['tipo'],
  estado: OrderRequest['estado'],
  {
    agora = '2026-12-01T12:00:00.000Z',
    eventos = [],
    devolvido,
    ...others
  }: Partial<OrderRequest & Pick<Order, 'agora' | 'eventos' | 'devolvido'>> = {},
): string {
  const request = {
    protocolo: 'S-7K4P-94QX',
    feitaEm: '2026-11-30T12:00:00.000Z',
    prazo: '2026-12-05',
    itens: [{ posicao: 0, quantidade: 1 }],
    texto: '',
    resposta: '',
    ...others,
  };
  const solicitacoes = [{ ...request, tipo, estado }];
  const order = anOrder({ estado: 'entregue', agora, eventos, devolvido, solicitacoes });
  const view = toOrderView(order, { toHref: (path) => path, toLocalUrl: (url) => url });
  return renderToStaticMarkup(<OrderRequests order={view} />);
}

it.each([
  ['aprovada', 'Já devolvemos o que você pagou. Falta só o produto voltar.'],
  ['devolvida', 'Os produtos chegaram, e o que você pagou já foi devolvido.'],
] as const)('promises no money of a withdrawal that is %s and paid back already', (estado, text) => {
  const { totais } = anOrder({});
  const html = draw('arrependimento', estado, { devolvido: totais.total });
  expect(html).toContain(text);
  expect(html).not.toMatch(/devolvemos o que você pagou por eles/);
});

it.each([
  ['troca', 'recebida', 'Em análise', 'Respondemos até sábado, 5 de dezembro, aqui e por e-mail.'],
  ['arrependimento', 'aprovada', 'Registrada', 'Até sábado, 5 de dezembro explicamos por e-mail como devolver'],
  ['troca', 'aprovada', 'Aprovada', 'Mandamos os próximos passos por e-mail. Quando'],
  ['defeito', 'aprovada', 'Aprovada', 'Mandamos os próximos passos por e-mail.</p>'],
  ['arrependimento', 'devolvida', 'Devolução recebida', 'Agora devolvemos o que você pagou por eles'],
  ['troca', 'devolvida', 'Devolução recebida', 'Agora cuidamos da sua solicitação'],
  ['defeito', 'devolvida', 'Devolução recebida', 'Agora cuidamos da sua solicitação'],
  [
    'cancelamento',
    'devolvida',
    'Valor a devolver',
    'Não conseguimos enviar estes produtos, e pedimos desculpas por isso. Devolvemos o que',
  ],
  [
    'cancelamento',
    'concluida',
    'Concluída',
    '>Não conseguimos enviar estes produtos, e pedimos desculpas por isso.</p>',
  ],
  ['troca', 'recusada', 'Não aceita', '<a href="/pagina/contato" class="text-link">Fale conosco</a>'],
] as const)('a request of the kind %s that is %s says "%s" and what happens next', (kind, state, label, text) => {
  const html = draw(kind, state);
  expect(html).toContain(`>${label}<`);
  expect(html).toContain(text);
});

it('promises no further words once the shop has written how to send the goods back', () => {
  const html = draw('arrependimento', 'aprovada', { resposta: 'Poste com o código 123.' });
  expect(html).toContain('Poste com o código 123.');
  expect(html).not.toContain('escrevemos');
  expect(html).toContain('Quando os produtos chegarem de volta, devolvemos');
});

it('tells of an approved defect where its steps are told once the shop has answered', () => {
  expect(draw('defeito', 'aprovada', { resposta: 'Combinado.' })).toContain('>Avisamos cada passo por e-mail.<');
});

it.each([
  ['troca', 'recebida', '>Respondemos até sábado', '>Respondemos aqui e por e-mail.'],
  ['arrependimento', 'aprovada', '>Até sábado', '>Explicamos por e-mail como devolver, sem custo para você.'],
] as const)('the day of the answer to the kind %s that is %s is told until it ends', (kind, state, before, after) => {
  // The day ends at midnight in São Paulo.
  expect(draw(kind, state, { agora: '2026-12-06T02:59:00.000Z' })).toContain(before);
  const html = draw(kind, state, { agora: '2026-12-06T03:00:00.000Z' });
  expect(html).toContain(after);
  expect(html).not.toContain('5 de dezembro');
});

it('apologises for what the shop cannot send, and not for what the buyer does not want any more', () => {
  const eventos = [{ tipo: 'rest-cancelled-by-buyer', em: '2026-11-30T12:00:00.000Z' }];
  const html = draw('cancelamento', 'concluida', { eventos });
  expect(html).toContain('>Como você pediu, não vamos mais enviar estes produtos.</p>');
  expect(html).not.toContain('desculpas');
});

it('names the withdrawal that replaced a request, below what the shop had written', () => {
  const html = draw('troca', 'concluida', { resposta: 'Combinado.', substituidaPor: 'S-9C4F-3QX7' });
  expect(html).toContain('>Combinado.</p>');
  expect(html).toContain('>Você desistiu da compra: vale o protocolo S-9C4F-3QX7.</p>');
});

it('has nothing left to say about a request that is done', () => {
  expect(draw('troca', 'concluida', { resposta: 'A troca seguiu hoje.' }).match(/<p/g)).toHaveLength(3);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OrderRequest } from '#contract/buying/order-requests.ts';
import { anOrder } from '#contract/buying/testing/an-order.ts';
import { OrderRequests } from './order-requests.tsx';
import { toOrderView } from './order-view.server.ts';

function draw(tipo: OrderRequest['tipo'], estado: OrderRequest['estado'], resposta = ''): string {
  const request = {
    protocolo: 'S-7K4P-94QX',
    feitaEm: '2026-11-30T12:00:00.000Z',
    prazo: '2026-12-05',
    itens: [{ posicao: 0, quantidade: 1 }],
    texto: '',
  };
  const order = anOrder({ estado: 'entregue', solicitacoes: [{ ...request, tipo, estado, resposta }] });
  const view = toOrderView(order, { toHref: (path) => path, toLocalUrl: (url) => url });
  return renderToStaticMarkup(<OrderRequests order={view} />);
}

it.each([
  ['troca', 'recebida', 'Em análise', 'Respondemos até sábado, 5 de dezembro, aqui e por e-mail.'],
  ['arrependimento', 'aprovada', 'Registrada', 'Até sábado, 5 de dezembro escrevemos por e-mail como devolver'],
  ['troca', 'aprovada', 'Aprovada', 'Escrevemos por e-mail os próximos passos.'],
  ['defeito', 'aprovada', 'Aprovada', 'Avisamos cada passo por e-mail.'],
  ['arrependimento', 'devolvida', 'Devolução recebida', 'Agora devolvemos o que você pagou por eles'],
  ['troca', 'devolvida', 'Devolução recebida', 'Agora seguimos com a troca'],
  ['defeito', 'devolvida', 'Devolução recebida', 'Agora resolvemos o defeito'],
  ['troca', 'recusada', 'Não aceita', 'Responda ao e-mail que mandamos.'],
] as const)('a request of the kind %s that is %s says "%s" and what happens next', (kind, state, label, text) => {
  const html = draw(kind, state);
  expect(html).toContain(`>${label}<`);
  expect(html).toContain(text);
});

it('promises no further words once the shop has written how to send the goods back', () => {
  const html = draw('arrependimento', 'aprovada', 'Poste com o código 123.');
  expect(html).toContain('Poste com o código 123.');
  expect(html).not.toContain('escrevemos');
  expect(html).toContain('Quando os produtos chegarem de volta, devolvemos');
});

it('has nothing left to say about a request that is done', () => {
  expect(draw('troca', 'concluida', 'A troca seguiu hoje.').match(/<p/g)).toHaveLength(3);
});

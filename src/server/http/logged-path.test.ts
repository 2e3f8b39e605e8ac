import { expect, it } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

it.each([
  ['/api/v2/front/evaluations/store/add/segredo', '/api/v2/front/evaluations/store/add/:key'],
  ['/api/v2/front/evaluations/store/add/segredo/mais', '/api/v2/front/evaluations/store/add/:key'],
  ['/api/v2/front/postal-code/80010000', '/api/v2/front/postal-code/:cep'],
  ['/api/v2/front/struct/popup/product/listing', '/api/v2/front/struct/popup/:level'],
  ['/api/v2/front/client/sessions/abc', '/api/v2/front/client/sessions/:id'],
  ['/api/v2/front/order/7K4P-94QX', '/api/v2/front/order/:numero'],
  ['/api/v2/front/order/7K4P-94QX/contract', '/api/v2/front/order/:numero'],
  ['/checkout/pedido/7K4P-94QX', '/checkout/pedido/:numero'],
  ['/checkout/pedido/7K4P-94QX/situacao.data', '/checkout/pedido/:numero'],
  ['/minha-conta/pedidos/7K4P-94QX.data', '/minha-conta/pedidos/:numero'],
  ['/minha-conta/pedidos', '/minha-conta/pedidos'],
  ['/api/v2/front/evaluations/store', '/api/v2/front/evaluations/store'],
  ['/oleos-essenciais', '/oleos-essenciais'],
])('logs %s as %s', (path, logged) => {
  expect(toLoggedPath(path)).toBe(logged);
});

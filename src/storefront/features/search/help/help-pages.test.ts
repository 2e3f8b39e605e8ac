import { expect, it } from 'vitest';
import { findHelpPage, findPublishedPage } from './help-pages.ts';

it.each([
  ['frete', '/pagina/entrega'],
  ['Prazo de entrega', '/pagina/entrega'],
  ['trocas', '/pagina/trocas-e-devolucoes'],
  ['Devolução', '/pagina/trocas-e-devolucoes'],
  ['como devolver', '/pagina/trocas-e-devolucoes'],
  ['contato', '/pagina/contato'],
  ['trabalhe conosco', '/pagina/contato'],
  ['rastrear pedido', '/pedido'],
  ['meu pedido', '/pedido'],
  ['onde está a minha encomenda?', '/pedido'],
  ['MEUS PEDIDOS', '/pedido'],
  ['nota fiscal', '/pedido'],
  ['cupom', '/pagina/cupons'],
  ['cupons de desconto', '/pagina/cupons'],
  ['código do cupom', '/pagina/cupons'],
  ['formas de pagamento', '/pagina/pagamento'],
  ['pagar com pix', '/pagina/pagamento'],
  ['grávida', '/pagina/uso-seguro#gestacao-e-amamentacao'],
  ['presente para gestantes', '/pagina/uso-seguro#gestacao-e-amamentacao'],
  ['bebe', '/pagina/uso-seguro#criancas'],
  ['óleo para bebês', '/pagina/uso-seguro#criancas'],
  ['gato', '/pagina/uso-seguro#animais'],
  ['cães', '/pagina/uso-seguro#animais'],
  ['animais', '/pagina/uso-seguro#animais'],
  ['lavanda', undefined],
  ['presente', undefined],
  ['nota', undefined],
  ['notas florais', undefined],
  ['kit para troca de presentes', undefined],
  ['s', undefined],
  ['', undefined],
])('leads from %j to %s', (text, path) => {
  expect(findHelpPage(text)?.path).toBe(path);
});

it('leaves out a page that the merchant has not published, and asks for it without the place on it', async () => {
  const asked: string[] = [];
  const answer = (isPublished: boolean) => (path: string) => {
    asked.push(path);
    return Promise.resolve(isPublished);
  };
  expect(await findPublishedPage('gato', answer(true))).toMatchObject({ path: '/pagina/uso-seguro#animais' });
  expect(await findPublishedPage('gato', answer(false))).toBeUndefined();
  expect(await findPublishedPage('lavanda', answer(true))).toBeUndefined();
  expect(asked).toEqual(['/pagina/uso-seguro', '/pagina/uso-seguro']);
});

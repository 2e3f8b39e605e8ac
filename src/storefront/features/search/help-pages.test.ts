import { expect, it } from 'vitest';
import { findHelpPage } from './help-pages.ts';

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

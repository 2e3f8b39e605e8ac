import { describe, expect, it } from 'vitest';
import { findOpenStep } from './steps.ts';

describe('the open step', () => {
  it.each([
    [['contato', 'endereco', 'entrega'], null, undefined, 'contato'],
    [['endereco', 'entrega'], null, undefined, 'endereco'],
    [['entrega'], null, undefined, 'entrega'],
    [[], null, undefined, 'pagamento'],
    [[], 'entrega', undefined, 'entrega'],
    [[], 'contato', undefined, 'contato'],
    [['contato'], 'pagamento', undefined, 'contato'],
    [['endereco'], 'entrega', undefined, 'endereco'],
    [[], 'outra', undefined, 'pagamento'],
    [[], 'entrega', 'endereco', 'endereco'],
    [[], null, 'presente', 'entrega'],
    [[], 'contato', 'pedido', 'pagamento'],
    [['contato'], null, 'pedido', 'contato'],
    [[], 'entrega', 'toString', 'entrega'],
  ] as const)(
    'while %j is missing, %s is wanted and the form %s was refused is %s',
    (faltam, step, refusedForm, open) =>
      expect(findOpenStep({ faltam: [...faltam] }, { step, refusedForm })).toBe(open),
  );
});

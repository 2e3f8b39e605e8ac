import { describe, expect, it } from 'vitest';
import type { Checkout } from '#contract/buying/checkout.ts';
import { findOpenStep, type Step } from './steps.ts';

describe('the open step', () => {
  it.each<[Checkout['faltam'], string | null, string | undefined, Step]>([
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
    [[], null, 'entrega', 'entrega'],
    [[], 'contato', 'pedido', 'pagamento'],
    [['contato'], null, 'pedido', 'contato'],
    [[], 'entrega', 'toString', 'entrega'],
  ])('with %j missing, %s wanted and %s refused is %s [R10.18-07]', (faltam, step, refusedForm, open) =>
    expect(findOpenStep({ faltam }, { step, refusedForm })).toBe(open),
  );
});

import { describe, expect, it } from 'vitest';
import { leadToSeller } from './lead-to-seller.server.ts';

function follow(shopId: string, sellers: string[] | undefined, path: string): string | undefined {
  try {
    leadToSeller({ id: shopId }, sellers, new URL(path, 'http://loja.test'));
    return undefined;
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get('Location')}`;
  }
}

describe('leadToSeller', () => {
  it('leads to the shop that sells what this one does not, with the query of the address', () => {
    expect(follow('main', ['caszulo'], '/lamparina')).toBe('302 /lamparina?loja=caszulo');
    expect(follow('main', ['caszulo'], '/lamparina?sku=1&loja=x')).toBe('302 /lamparina?sku=1&loja=caszulo');
    expect(follow('caszulo', ['main'], '/neroli?loja=caszulo')).toBe('302 /neroli');
  });

  it.each([[['main']], [['caszulo', 'main']], [[]], [['unknown']], [undefined]])(
    'stays where %j sell it',
    (sellers) => {
      expect(follow('main', sellers, '/neroli')).toBeUndefined();
    },
  );
});

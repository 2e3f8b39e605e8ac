import { describe, expect, it } from 'vitest';
import { findSeller } from './find-seller.server.ts';

const find = (shopId: string, sellers: string[] | undefined, path: string) =>
  findSeller({ id: shopId }, sellers, new URL(path, 'http://loja.test'));

describe('findSeller', () => {
  it('returns the shop that sells what this one does not, with the URL of the page there', () => {
    expect(find('main', ['caszulo'], '/lamparina?sku=1')).toEqual({ name: 'Caszulo', href: '/lamparina?loja=caszulo' });
    expect(find('caszulo', ['main'], '/neroli?loja=caszulo')).toEqual({ name: 'Manacá Aromas', href: '/neroli' });
  });

  it.each([[['main']], [['caszulo', 'main']], [[]], [['unknown']], [undefined]])(
    'returns undefined if %j sell it',
    (sellers) => {
      expect(find('main', sellers, '/neroli')).toBeUndefined();
    },
  );
});

import { describe, expect, it } from 'vitest';
import { toReturnPath } from './return-path.ts';

describe('toReturnPath', () => {
  it.each(['/', '/busca?busca=lavanda&loja=caszulo', '/oleos-essenciais/florais', '/busca?busca=%2F%2Fa'])(
    'accepts %s',
    (path) => expect(toReturnPath(path)).toBe(path),
  );

  it.each([
    ['/€', '/%E2%82%AC'],
    ['/busca?busca=avelã doce#lista', '/busca?busca=avel%C3%A3%20doce#lista'],
  ])('encodes %s, since a header holds no such letters', (path, encoded) => expect(toReturnPath(path)).toBe(encoded));

  it.each([
    null,
    '',
    'oleos',
    '//evil.example',
    '/..//evil.example',
    '/a/..//evil.example/x?gclid=1',
    '/./%2e%2e//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    '\\a',
  ])('refuses %j', (value) => expect(toReturnPath(value)).toBeUndefined());
});

import { render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { parseSignInTarget, useSignInHref, withTarget } from './sign-in-address.ts';

const parse = (query: string) => parseSignInTarget(new URLSearchParams(query));

describe('parseSignInTarget', () => {
  it.each([
    ['voltar=/marcas', { returnPath: '/marcas' }],
    ['voltar=%2Fbusca%3Fbusca%3Dlavanda%26pg%3D2', { returnPath: '/busca?busca=lavanda&pg=2' }],
    ['favorito=101&voltar=/', { returnPath: '/', favourite: 101 }],
    ['', {}],
  ])('reads %j', (query, target) => expect(parse(query)).toEqual(target));

  it.each([
    '//ladrao.test',
    '/\\ladrao.test',
    '/%09/ladrao.test',
    '/%0A/ladrao.test',
    'https://ladrao.test',
    'javascript:alert(1)',
    'marcas',
    '',
    `/${'a'.repeat(2000)}`,
  ])('ignores a path outside the shop: %s', (path) => expect(parse(`voltar=${path}`)).toEqual({}));

  it.each(['0', '-1', '1.5', 'abc', '1e9', '99999999999'])('ignores the invalid favourite %s', (id) =>
    expect(parse(`favorito=${id}`)).toEqual({}),
  );
});

describe('withTarget', () => {
  it('is the inverse of parseSignInTarget', () => {
    const target = { returnPath: '/busca?busca=ch%C3%A1+%26+mel', favourite: 7 };
    const address = withTarget('/checkout/acesso/', target, { expirou: '1' });
    expect(address.startsWith('/checkout/acesso/?expirou=1&')).toBe(true);
    expect(parse(address.split('?')[1] ?? '')).toEqual(target);
    expect(withTarget('/checkout/acesso/', {})).toBe('/checkout/acesso/');
  });
});

describe('useSignInHref', () => {
  const show = (path: string) => {
    const Page = createRoutesStub([{ path: '*', Component: () => <a href={useSignInHref()}>Entrar</a> }]);
    render(<Page initialEntries={[path]} />);
    return screen.getByRole('link').getAttribute('href');
  };

  it.each([
    ['/', '/checkout/acesso/'],
    ['/oleos-essenciais?pg=2', '/checkout/acesso/?voltar=%2Foleos-essenciais%3Fpg%3D2'],
    ['/checkout/acesso/?voltar=/marcas', '/checkout/acesso/?voltar=%2Fmarcas'],
    ['/checkout/cadastro?favorito=7', '/checkout/acesso/?favorito=7'],
    ['/checkout/nova-senha?token=segredo', '/checkout/acesso/'],
  ])('on %s is %s', (path, href) => expect(show(path)).toBe(href));
});

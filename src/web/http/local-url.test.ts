import { describe, expect, it } from 'vitest';
import { createToLocalUrl, findCanonicalPath } from './local-url.ts';

const toLocalUrl = createToLocalUrl('https://loja.example');

describe('createToLocalUrl', () => {
  it.each([
    ['https://loja.example/img/a.webp', '/img/a.webp'],
    ['https://loja.example', '/'],
    ['https://loja.example.evil.example/a', 'https://loja.example.evil.example/a'],
    ['https://fotos.example/a', 'https://fotos.example/a'],
    ['https://loja.example//fora.example/a', 'https://loja.example//fora.example/a'],
    ['/a', '/a'],
  ])('converts %s to %s', (url, local) => {
    expect(toLocalUrl(url)).toBe(local);
  });
});

const rota = (path: string) => ({ name: 'x', route: 'x', path, params: {}, query: {} });
const trail = (path: string) => [
  { label: 'Início', url: 'https://loja.test/', atual: false, rota: rota('/') },
  { label: 'Aqui', url: `https://loja.test${path}`, atual: true, rota: rota(path) },
];
const find = (requested: string, path: string) =>
  findCanonicalPath(new URL(requested, 'https://loja.test'), trail(path));

describe('findCanonicalPath', () => {
  it.each([
    ['/oleos', '/oleos'],
    ['/oleos?pg=2', '/oleos'],
    ['/sach%C3%AAs', '/sachês'],
  ])('returns no redirect for %s', (requested, path) => {
    expect(find(requested, path)).toBeUndefined();
  });

  it.each([
    ['/oleos/', '/oleos'],
    ['/lavanda.html', '/lavanda'],
    ['/OLEOS', '/oleos'],
    ['/antigo', '/novo'],
    ['/saches', '/sachês'],
  ])('redirects %s to %s', (requested, path) => {
    expect(find(requested, path)).toBe(encodeURI(path));
  });

  it('returns undefined if the breadcrumb contains no URL', () => {
    const url = new URL('https://loja.test/x');
    expect(findCanonicalPath(url, [])).toBeUndefined();
    expect(findCanonicalPath(url, [{ label: 'x', url: 'https://loja.test/y', atual: true }])).toBeUndefined();
  });
});

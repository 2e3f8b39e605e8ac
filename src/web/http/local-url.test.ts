import { describe, expect, it } from 'vitest';
import { createToLocalUrl } from './local-url.ts';

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

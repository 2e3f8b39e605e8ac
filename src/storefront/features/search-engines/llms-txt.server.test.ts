// The form of https://llmstxt.org: one H1, a quote, paragraphs, then sections that are lists of links.

import { expect, it } from 'vitest';
import { defaultSettings } from '../../shops/default-settings.ts';
import { createLlmsTxt } from './llms-txt.server.ts';

const toUrl = (address: string) => new URL(address, 'https://loja.test').href;
const options = { settings: defaultSettings, toUrl };
const full = createLlmsTxt({
  ...options,
  shop: { nome: 'Manacá', slogan: 'Aromas do Brasil.' },
  categories: [{ label: 'Óleos [essenciais]', address: '/oleos-essenciais' }],
  pages: [{ label: 'Entrega', address: '/pagina/entrega' }],
});

it('begins with the name and the slogan of the shop', () => {
  expect(full.split('\n\n').slice(0, 2)).toEqual(['# Manacá', '> Aromas do Brasil.']);
  expect(full.match(/^# /gm)).toHaveLength(1);
});

it('has sections that are lists of links alone', () => {
  const [, ...sections] = full.split(/^## /m);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(['Categorias', 'Páginas', 'Dados']);
  for (const section of sections) {
    const lines = section.split('\n').slice(1).filter(Boolean);
    expect(lines.length).toBeGreaterThan(0);
    for (const line of lines) expect.soft(line).toMatch(/^- \[.+\]\(https:\/\/loja\.test\/\S*\)(?:: .+)?$/);
  }
  expect(full).toContain(String.raw`- [Óleos \[essenciais\]](https://loja.test/oleos-essenciais)`);
  expect(full).toContain('(https://loja.test/feeds/google.xml)');
});

it('says nothing that an empty shop has not', () => {
  const text = createLlmsTxt({ ...options, shop: { nome: 'Sua loja', slogan: '' }, categories: [], pages: [] });
  expect(text).not.toMatch(/^>|Categorias|Páginas|undefined/m);
});

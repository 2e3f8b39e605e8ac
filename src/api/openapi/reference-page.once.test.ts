import { describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { createDocument } from './document.ts';
import { toExample } from './example.ts';
import { createOpenApiRoutes } from './routes.ts';

const routes = createOpenApiRoutes({ siteUrl: 'https://loja.test', cookieName: 'PHPSESSID' });

describe('the reference page', () => {
  it('has a section for every call of the contract, and for notices with their own address', async () => {
    const page = await (await routes.request('/docs')).text();
    const sections = [...page.matchAll(/<section id="(\w+)"/g)].map(([, id = '']) => id);
    expect(sections.toSorted()).toEqual([...Object.keys(calls), 'paymentNotice'].toSorted());
    expect(page.match(/<code>https:\/\/loja\.test\/api<\/code>, without App-Token/g)).toHaveLength(1);
  });

  it('loads no external resource and runs no script', async () => {
    const response = await routes.request('/docs');
    expect(response.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'self'/);
    const page = await response.text();
    expect(page).not.toMatch(/<script|style="|https?:\/\/(?!loja\.test)/);
    const css = await routes.request('/docs/reference.css');
    expect(css.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    expect(await css.text()).not.toContain('url(');
  });
});

describe('an example', () => {
  const document = createDocument({ siteUrl: 'https://loja.test', cookieName: 'PHPSESSID' });

  it('shows fields with their types and marks optional ones', () => {
    const schema = {
      type: 'object',
      properties: { id: { type: 'integer' }, quando: { type: 'string', format: 'date-time' } },
      required: ['id'],
    };
    expect(toExample(document, schema)).toEqual({ id: 'integer', 'quando?': 'string (date-time)' });
  });

  it('resolves references, and stops at recursive schemas', () => {
    expect(toExample(document, { $ref: '#/components/schemas/Error' })).toEqual({
      error: 'string',
      'campos?': { '…': 'string' },
      'diferencas?': ['string'],
    });
    const own = { components: { schemas: { Node: { type: 'array', items: { $ref: '#/components/schemas/Node' } } } } };
    expect(JSON.stringify(toExample(own, { $ref: '#/components/schemas/Node' }))).toContain('"Node"');
  });

  it('shows alternatives', () => {
    expect(toExample(document, { enum: ['texto', 'imagem'] })).toBe('texto | imagem');
    expect(toExample(document, { anyOf: [{ type: 'integer' }, { type: 'string' }] })).toBe('integer | string');
    expect(toExample(document, { type: 'array', items: { type: 'boolean' } })).toEqual(['boolean']);
  });
});

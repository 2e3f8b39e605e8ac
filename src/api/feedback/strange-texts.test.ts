import fc from 'fast-check';
import { expect, it } from 'vitest';
import { successSchema } from '#contract/call.ts';
import { errorSchema } from '#contract/shared.ts';
import { anyText } from '#rules/testing/any-text.ts';
import { createTestApi } from '../testing/test-api.ts';

// Every form with valid ids and addresses, so that unusual texts reach the database.
const shop = await createTestApi();

const person = { nome: 'Rui Santos', email: 'rui@exemplo.test', contato: '41 99999' };
const forms: Readonly<Record<string, { good: object; texts: readonly string[] }>> = {
  '/evaluations/product': { good: { ...person, idProduto: 103, nota: 5 }, texts: ['nome', 'comentario'] },
  '/evaluations/list': { good: { ...person, idListaCompra: 5001, nota: 5 }, texts: ['nome', 'comentario'] },
  '/question': { good: { ...person, nivel: 'produto', idNivel: 103 }, texts: ['nome', 'contato', 'pergunta'] },
  '/question/answer': { good: { ...person, idPergunta: 1 }, texts: ['nome', 'resposta'] },
  '/newsletter': { good: { ...person, segmento: 'm' }, texts: ['nome', 'informacoesAdicionais.texto'] },
  '/form/contact': { good: { ...person, hashEmail: 'pedidos' }, texts: ['nome', 'contato', 'assunto', 'mensagem'] },
};

const strange = fc.oneof(
  anyText(60),
  fc.constantFrom(
    '\ud800',
    '\u202eabc',
    'a\u0301'.repeat(500),
    'a\r\nBcc: x@y.test',
    '<svg/onload=1>',
    "'; drop table reviews; --",
    '{{7*7}}',
    '%00',
    '__proto__',
    '🧑‍🚀',
    'x'.repeat(9000),
  ),
);

function fill(names: readonly string[], values: readonly string[]): object {
  return Object.fromEntries(
    names.map((name, index) => {
      const [field = '', inner] = name.split('.');
      return [field, inner ? { [inner]: values[index] } : values[index]];
    }),
  );
}

it.each(Object.entries(forms))('%s accepts every text or returns an error message', async (path, { good, texts }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(strange, { minLength: texts.length, maxLength: texts.length }), async (values) => {
      const response = await shop.send(path, { method: 'POST', json: { ...good, ...fill(texts, values) } });
      const body: unknown = await response.json();
      const schema = response.status === 200 ? successSchema : errorSchema;
      expect([200, 400]).toContain(response.status);
      expect(schema.safeParse(body).error).toBeUndefined();
      // Messages contain an example address, but never the submitted value.
      expect(JSON.stringify(body)).not.toContain('.test');
      expect(shop.failures.splice(0)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

it('stores no control character except line breaks', async () => {
  const { kysely } = shop.database;
  const stored = await Promise.all([
    kysely.selectFrom('reviews').select(['reviewer', 'comment']).where('published', '=', 0).execute(),
    kysely.selectFrom('questions').select(['name', 'phone', 'text']).where('published', '=', 0).execute(),
    kysely.selectFrom('answers').select(['name', 'text']).where('published', '=', 0).execute(),
    kysely.selectFrom('newsletter_subscribers').select('name').execute(),
    kysely.selectFrom('contact_messages').select(['name', 'phone', 'subject', 'message']).execute(),
  ]);
  const texts = stored.flat().flatMap((row) => Object.values(row));
  expect(texts.length).toBeGreaterThan(20);
  for (const text of texts) expect(String(text)).not.toMatch(/(?!\n)\p{Cc}/u);
});

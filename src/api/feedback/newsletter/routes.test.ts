import { describe, expect, it } from 'vitest';
import { errorSchema } from '#contract/shared.ts';
import { anySentence, createTestApi } from '../../testing/test-api.ts';

const shop = await createTestApi();

const subscribed = { sucesso: true, mensagem: 'Pronto. As novidades vão chegar no seu e-mail.' };
const noted = { sucesso: true, mensagem: 'Obrigado. Anotamos as pessoas que você indicou.' };

async function post(path: string, json: unknown, headers: Record<string, string> = {}) {
  const response = await shop.send(path, { method: 'POST', json, headers });
  const body: unknown = await response.json();
  return [response.status, body] as const;
}
const subscribersOf = (email: string) =>
  shop.database.kysely.selectFrom('newsletter_subscribers').selectAll().where('email', '=', email).execute();

describe('subscribing to the newsletter', () => {
  it('stores the cleaned fields', async () => {
    const response = await post('/newsletter', {
      email: ' Ana@Exemplo.test ',
      nome: ' Ana\r\nPaula ',
      idEvento: '7',
      segmento: 'm',
      cupom: true,
      informacoesAdicionais: { origem: 'rodapé', lojas: 2 },
    });
    expect(response).toEqual([200, subscribed]);
    expect(await subscribersOf('ana@exemplo.test')).toMatchObject([
      {
        name: 'Ana Paula',
        segment: 'm',
        wants_coupon: 1,
        event_id: 7,
        details_json: '{"origem":"rodapé","lojas":2}',
        created_at: shop.clock.now.getTime(),
      },
    ]);
  });

  it('needs only an address, in whatever form the other fields are empty', async () => {
    const rest = { nome: '', informacoesAdicionais: [], segmento: '', idEvento: null, cupom: null };
    expect(await post('/newsletter', { email: 'so@exemplo.test', ...rest })).toEqual([200, subscribed]);
    expect(await post('/newsletter', { email: 'mais@exemplo.test' })).toEqual([200, subscribed]);
    expect(await subscribersOf('so@exemplo.test')).toMatchObject([{ name: '', segment: '', details_json: '{}' }]);
  });

  it('returns the same for a known address, fills empty columns and changes nothing else', async () => {
    const email = 'rui@exemplo.test';
    await post('/newsletter', { email, nome: 'Rui' });
    const again = await post('/newsletter', { email: 'RUI@exemplo.test', nome: 'Outro', segmento: 'h', cupom: true });
    expect(again).toEqual([200, subscribed]);
    await post('/newsletter', { email, segmento: 'i', cupom: false });
    expect(await subscribersOf(email)).toMatchObject([{ name: 'Rui', segment: 'h', wants_coupon: 1 }]);
  });

  it('stores an address once for concurrent requests', async () => {
    const email = 'dobro@exemplo.test';
    const responses = await Promise.all(Array.from({ length: 20 }, () => post('/newsletter', { email })));
    expect(responses).toEqual(Array.from({ length: 20 }, () => [200, subscribed]));
    expect(await subscribersOf(email)).toHaveLength(1);
  });

  it.each([
    ['email', undefined],
    ['email', ''],
    ['email', 'ana'],
    ['email', 'ana@exemplo.test\r\nBcc: todos@exemplo.test'],
    ['email', `${'a'.repeat(250)}@exemplo.test`],
    ['email', ['ana@exemplo.test']],
    ['nome', 'x'.repeat(121)],
    ['idEvento', '99999999999'],
    ['segmento', 'x'],
    ['cupom', 'talvez'],
    ['informacoesAdicionais', { lista: { de: 'listas' } }],
    ['informacoesAdicionais', { texto: 'x'.repeat(2001) }],
    ['informacoesAdicionais', 'texto'],
  ])('is refused with a wrong %s (case %#)', async (field, value) => {
    const [status, body] = await post('/newsletter', { email: 'errada@exemplo.test', [field]: value });
    expect(status).toBe(400);
    expect(errorSchema.parse(body).error).toContain(`Confira o campo "${field}`);
    expect(await subscribersOf('errada@exemplo.test')).toEqual([]);
  });

  it('is limited to a hundred an hour from one address', async () => {
    const headers = { 'X-Client-Address': '203.0.113.5' };
    const statuses = [];
    for (let attempt = 0; attempt < 101; attempt += 1) {
      statuses.push((await post('/newsletter', { email: 'muitas@exemplo.test' }, headers))[0]);
    }
    expect(statuses).toEqual([...Array.from({ length: 100 }, () => 200), 429]);
  });
});

const child = { nome: 'Clara', sexo: 'f', dataNascimento: '2019-08-21', informacoesAdicionais: {} };
const associatesOf = (email: string) =>
  shop.database.kysely
    .selectFrom('newsletter_associates')
    .innerJoin('newsletter_subscribers', 'newsletter_subscribers.id', 'subscriber_id')
    .select(['newsletter_associates.name', 'gender', 'birth_date'])
    .where('email', '=', email)
    .orderBy('newsletter_associates.id')
    .execute();

describe('people whom a subscriber buys for', () => {
  it('are stored once each, for a known or new address', async () => {
    const email = 'mae@exemplo.test';
    const son = { nome: 'Davi', sexo: 'h', dataNascimento: '03/02/2016' };
    expect(await post('/newsletter/associates', { email, associados: [child, son] })).toEqual([200, noted]);
    expect(await post('/newsletter/associates', { email, associados: [{ ...child, nome: 'CLARA' }] })).toEqual([
      200,
      noted,
    ]);
    expect(await associatesOf(email)).toEqual([
      { name: 'Clara', gender: 'f', birth_date: '2019-08-21' },
      { name: 'Davi', gender: 'h', birth_date: '2016-02-03' },
    ]);
  });

  it('are at most twenty for one subscriber, also with concurrent requests', async () => {
    const email = 'turma@exemplo.test';
    const people = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...child, nome: `Pessoa ${from + index}` }));
    const responses = await Promise.all(
      [0, 5, 10, 15, 20, 25].map((from) => post('/newsletter/associates', { email, associados: people(from, 8) })),
    );
    expect(responses).toEqual(Array.from({ length: 6 }, () => [200, noted]));
    const names = (await associatesOf(email)).map(({ name }) => name);
    expect(names).toHaveLength(20);
    expect(new Set(names).size).toBe(20);
    expect((await post('/newsletter/associates', { email, associados: people(0, 21) }))[0]).toBe(400);
  });

  it.each([
    ['nome', ''],
    ['sexo', 'x'],
    ['dataNascimento', '31/02/2019'],
    ['dataNascimento', '2019-02-31'],
    ['dataNascimento', '1899-12-31'],
    ['dataNascimento', 'ontem'],
    ['informacoesAdicionais', 'x'],
  ])('are refused with a wrong %s (case %#)', async (field, value) => {
    const associados = [{ ...child, [field]: value }];
    expect(await post('/newsletter/associates', { email: 'x@exemplo.test', associados })).toEqual([
      400,
      {
        error: `Confira o campo "associados.0.${field}".`,
        campos: { [`associados.0.${field}`]: anySentence },
      },
    ]);
  });

  it('are refused with a birth date in the future, or when the list is empty', async () => {
    const send = (associados: unknown) => post('/newsletter/associates', { email: 'x@exemplo.test', associados });
    expect((await send([{ ...child, dataNascimento: '2026-11-20' }]))[0]).toBe(200);
    expect(await send([{ ...child, dataNascimento: '2026-11-21' }])).toEqual([
      400,
      {
        error: 'A data de nascimento não pode estar no futuro.',
        campos: { 'associados.0.dataNascimento': 'A data de nascimento não pode estar no futuro.' },
      },
    ]);
    for (const associados of [[], {}, 'x', undefined]) expect((await send(associados))[0]).toBe(400);
  });
});

import { describe, expect, it } from 'vitest';
import { formAction } from '#web/forms/form-action.server.ts';
import type { Answer } from '../../../testing/recording-api.ts';
import { submitForm } from '../../../testing/submit-form.ts';
import { type MessageKind, thanks, trapField } from './message-kinds.ts';
import { sendMessage } from './send-message.server.ts';

const person = { nome: 'Ana Lima', email: ' Ana@Exemplo.test' };
const longEnough = 'Um aroma que fica na pele por horas.';

/** Submits a form of this kind; returns the response and the requests to the API. */
const send = (
  kind: MessageKind,
  fields: Record<string, string>,
  answers: Record<string, Answer> = {},
  from: 'script' | 'document' = 'script',
) =>
  submitForm(
    formAction((args) => sendMessage(kind, args)),
    fields,
    { answers, from },
  );

const kinds: [MessageKind, string, Record<string, string>, object][] = [
  [
    'avise-me',
    '/product/solicitation',
    { ...person, idProduto: '7', idAtributoValor: '30' },
    { idProduto: 7, idAtributoValor: 30, nome: 'Ana Lima', email: 'ana@exemplo.test' },
  ],
  [
    'orcamento',
    '/product/budget',
    { ...person, idProduto: '7', opcao: 'Voltagem: 127 V', mensagem: 'Preciso de 3.' },
    { idProduto: 7, mensagem: 'Voltagem: 127 V\n\nPreciso de 3.' },
  ],
  [
    'pergunta',
    '/question',
    { ...person, nivel: 'produto', idNivel: '7', contato: '', pergunta: 'É vegano?' },
    { nivel: 'produto', idNivel: 7, pergunta: 'É vegano?' },
  ],
  [
    'avaliacao',
    '/evaluations/product',
    { ...person, idProduto: '7', nota: '5', comentario: longEnough, recomenda: 's' },
    { idProduto: 7, nota: 5, comentario: longEnough, recomenda: true },
  ],
  [
    'avaliacao',
    '/evaluations/list',
    { ...person, idListaCompra: '9', nota: '4', comentario: '' },
    { idListaCompra: 9, nota: 4, comentario: '' },
  ],
  [
    'avaliacao-da-loja',
    '/evaluations/store/add/abc_-1',
    { key: 'abc_-1', experiencia: '5', atendimento: '4', satisfacao: 'n', mensagem: '' },
    { experiencia: 5, atendimento: 4, satisfacao: false, autorizacao: false, mensagem: '' },
  ],
  [
    'contato',
    '/form/contact',
    { ...person, hashEmail: 'pedidos', mensagem: 'Onde está?' },
    { hashEmail: 'pedidos', mensagem: 'Onde está?', assunto: '' },
  ],
  ['novidades', '/newsletter', { email: 'ana@exemplo.test' }, { email: 'ana@exemplo.test', nome: '' }],
];

describe('a message', () => {
  it.each(kinds)('of kind %s is posted to %s', async (kind, path, fields, body) => {
    const { location, result, requests } = await send(kind, fields, { [path]: () => ({ sucesso: true }) });
    // The home page confirms a review of the shop.
    const expected = kind === 'avaliacao-da-loja' ? '/?enviado=avaliacao-da-loja' : { ok: true, message: thanks[kind] };
    expect(location ?? result).toEqual(expected);
    expect(requests).toMatchObject([{ method: 'POST', path, body }]);
  });

  it('returns the message of the API', async () => {
    const mensagem = 'Boa notícia: Óleo está disponível.';
    const { result } = await send('novidades', person, { '/newsletter': () => ({ sucesso: true, mensagem }) });
    expect(result).toEqual({ ok: true, message: mensagem });
  });

  it('without script redirects to the page of the form, and never to another site', async () => {
    const answers = { '/newsletter': () => ({ sucesso: true }) };
    const returnTo = async (voltar: string) =>
      (await send('novidades', { ...person, voltar }, answers, 'document')).location;
    expect(await returnTo('/marcas?pg=2#rodape')).toBe('/marcas?pg=2&enviado=novidades#rodape');
    expect(await returnTo('//evil.example')).toBe('/?enviado=novidades');
  });

  const refusals: [MessageKind, Record<string, string>, Record<string, string>][] = [
    [
      'avise-me',
      { idProduto: '7', nome: ' ', email: '' },
      { nome: 'Escreva o seu nome.', email: 'Escreva o seu e-mail.' },
    ],
    ['novidades', { email: 'ana@exemplo' }, { email: 'Confira o e-mail. O formato é nome@exemplo.com.br.' }],
    [
      'avaliacao',
      { ...person, idProduto: '7', comentario: 'Curto demais' },
      {
        nota: 'Escolha de 1 a 5 estrelas.',
        comentario: 'Conte um pouco mais, de 20 a 1.000 caracteres, ou deixe em branco.',
      },
    ],
    [
      'avaliacao-da-loja',
      { key: 'abc', experiencia: '6', mensagem: 'x'.repeat(1001) },
      {
        experiencia: 'Escolha de 1 a 5 estrelas.',
        atendimento: 'Escolha de 1 a 5 estrelas.',
        satisfacao: 'Escolha sim ou não.',
        mensagem: 'Conte um pouco mais, de 20 a 1.000 caracteres, ou deixe em branco.',
      },
    ],
    ['contato', { ...person, hashEmail: 'pedidos', mensagem: ' \u200B' }, { mensagem: 'Escreva a sua mensagem.' }],
  ];

  it.each(refusals)(
    'of kind %s with the invalid fields %o is rejected without a request',
    async (kind, fields, errors) => {
      const { status, result, requests } = await send(kind, fields);
      expect([status, result]).toEqual([422, { error: '', fields: errors, values: fields }]);
      expect(requests).toEqual([]);
    },
  );

  it('without its hidden fields is rejected with a request to reload the page', async () => {
    const { result } = await send('avise-me', person);
    expect(result).toMatchObject({
      error: 'Esta página ficou aberta por muito tempo. Recarregue e tente de novo.',
      fields: {},
    });
  });

  it('shows an API error of a hidden field for the form, and of a visible field beside it', async () => {
    const error = 'Produto não encontrado.';
    const refuse = (field: string) => () => Response.json({ error, campos: { [field]: error } }, { status: 400 });
    const fields = { ...person, idProduto: '7' };
    const about = await send('avise-me', fields, { '/product/solicitation': refuse('idProduto') });
    expect(about.result).toMatchObject({ error });
    const name = await send('avise-me', fields, { '/product/solicitation': refuse('nome') });
    expect(name.result).toMatchObject({ error: '', fields: { nome: error } });
  });

  it('with a filled honeypot is confirmed but not sent', async () => {
    const { result, requests } = await send('novidades', { ...person, assunto_repetido: 'Comprem já' });
    expect(result?.ok).toBe(true);
    expect(requests).toEqual([]);
  });

  it('has a honeypot that no browser fills in for a person', () => {
    expect(trapField).not.toMatch(
      /nome|name|mail|fone|tel|celular|end|rua|cep|bairro|cidade|uf|estado|pais|num|compl|refer|empresa|url|site|cpf/,
    );
  });

  it('over the rate limit returns the message of the API', async () => {
    const error = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';
    const answers = { '/newsletter': () => Response.json({ error }, { status: 429 }) };
    expect(await send('novidades', person, answers)).toMatchObject({ status: 429, result: { error } });
  });

  it('that fails with a 500 is reported', async () => {
    const answers = { '/newsletter': () => Response.json({ error: 'x' }, { status: 500 }) };
    const { status, result, reports } = await send('novidades', person, answers);
    expect([status, result]).toMatchObject([503, { error: 'Não deu certo agora. Tente de novo em instantes.' }]);
    expect(reports).toHaveLength(1);
  });
});

describe('a review of the shop', () => {
  const review = { experiencia: '5', atendimento: '5', satisfacao: 's' };

  it('shows that the invitation has been used', async () => {
    const answers = { '/evaluations/store/add/abc': () => ({ sucesso: false }) };
    const { status, result } = await send('avaliacao-da-loja', { ...review, key: 'abc' }, answers);
    expect([status, result]).toMatchObject([422, { error: 'Este convite já foi usado ou não vale mais.' }]);
  });

  it.each(['', '../../newsletter', 'a/b', 'a b', 'x'.repeat(201)])(
    'never inserts the invalid key %j into a path',
    async (key) => {
      const { status, requests } = await send('avaliacao-da-loja', { ...review, key });
      expect([status, requests]).toEqual([422, []]);
    },
  );
});

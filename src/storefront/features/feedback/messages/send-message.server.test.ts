import { describe, expect, it } from 'vitest';
import { createRecordingApi } from '../../../testing/recording-api.ts';
import type { MessageKind } from './message-kinds.ts';
import { thanks } from './message-kinds.ts';
import { sendMessage } from './send-message.server.ts';

const person = { nome: 'Ana Lima', email: ' Ana@Exemplo.test' };
const longEnough = 'Um aroma que fica na pele por horas.';

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
  it.each(kinds)('of kind %s becomes %s', async (kind, path, fields, body) => {
    const { api, requests } = createRecordingApi({ [path]: () => ({ sucesso: true }) });
    const sent = await sendMessage(api, kind, fields);
    expect(sent).toEqual({ status: 200, result: { ok: true, text: thanks[kind], errors: {} } });
    expect(requests).toMatchObject([{ method: 'POST', path, body }]);
  });

  it('hands on what the API says', async () => {
    const mensagem = 'Boa notícia: Óleo está disponível.';
    const { api } = createRecordingApi({ '/newsletter': () => ({ sucesso: true, mensagem }) });
    expect((await sendMessage(api, 'novidades', person)).result.text).toBe(mensagem);
  });

  const refusals: [MessageKind, Record<string, string>, Record<string, string>][] = [
    [
      'avise-me',
      { idProduto: '7', nome: ' ', email: '' },
      { nome: 'Escreva o seu nome.', email: 'Escreva o seu e-mail.' },
    ],
    ['novidades', { email: 'ana@exemplo' }, { email: 'Confira o e-mail: ele é como nome@exemplo.com.br.' }],
    [
      'avaliacao',
      { ...person, idProduto: '7', comentario: 'Curto demais' },
      {
        nota: 'Escolha de 1 a 5 estrelas.',
        comentario: 'Conte um pouco mais, de 20 a 1000 letras, ou deixe em branco.',
      },
    ],
    [
      'avaliacao-da-loja',
      { key: 'abc', experiencia: '6', mensagem: 'x'.repeat(1001) },
      {
        experiencia: 'Escolha de 1 a 5 estrelas.',
        atendimento: 'Escolha de 1 a 5 estrelas.',
        satisfacao: 'Escolha sim ou não.',
        mensagem: 'Conte um pouco mais, de 20 a 1000 letras, ou deixe em branco.',
      },
    ],
    ['contato', { ...person, hashEmail: 'pedidos', mensagem: ' \u200B' }, { mensagem: 'Escreva a sua mensagem.' }],
  ];

  it.each(refusals)('of kind %s is not sent while %o is wrong', async (kind, fields, errors) => {
    const { api, requests } = createRecordingApi({});
    expect(await sendMessage(api, kind, fields)).toEqual({ status: 400, result: { ok: false, errors } });
    expect(requests).toEqual([]);
  });

  it('about nothing asks for the page to be loaded again', async () => {
    const { api } = createRecordingApi({});
    const { result } = await sendMessage(api, 'avise-me', person);
    expect(result).toMatchObject({ ok: false, errors: {} });
    expect(result.text).toContain('Recarregue');
  });

  it('of a machine is thanked for and goes nowhere', async () => {
    const { api, requests } = createRecordingApi({});
    const { result } = await sendMessage(api, 'novidades', { ...person, complemento_assunto: 'Comprem já' });
    expect(result.ok).toBe(true);
    expect(requests).toEqual([]);
  });

  it('that is one too many says so in the words of the API', async () => {
    const error = 'Muitas tentativas em pouco tempo. Aguarde um pouco e tente de novo.';
    const { api } = createRecordingApi({ '/newsletter': () => Response.json({ error }, { status: 429 }) });
    expect(await sendMessage(api, 'novidades', person)).toEqual({
      status: 429,
      result: { ok: false, errors: {}, text: error },
    });
  });

  it('that nobody takes is for the caller to report', async () => {
    const { api } = createRecordingApi({ '/newsletter': () => Response.json({ error: 'x' }, { status: 503 }) });
    await expect(sendMessage(api, 'novidades', person)).rejects.toMatchObject({ status: 503 });
  });
});

describe('a review of the shop', () => {
  const review = { experiencia: '5', atendimento: '5', satisfacao: 's' };

  it('says that the invitation is used up', async () => {
    const { api } = createRecordingApi({ '/evaluations/store/add/abc': () => ({ sucesso: false }) });
    expect(await sendMessage(api, 'avaliacao-da-loja', { ...review, key: 'abc' })).toEqual({
      status: 422,
      result: { ok: false, errors: {}, text: 'Este convite já foi usado ou não vale mais.' },
    });
  });

  it.each(['', '../../newsletter', 'a/b', 'a b', 'x'.repeat(201)])('never makes the key %j a path', async (key) => {
    const { api, requests } = createRecordingApi({});
    expect((await sendMessage(api, 'avaliacao-da-loja', { ...review, key })).result.ok).toBe(false);
    expect(requests).toEqual([]);
  });
});

// Generated requests for pages and forms: known addresses and fields with wrong values, and bodies that are no form.

import fc from 'fast-check';
import { anyText } from '../src/rules/testing/any-text.ts';

export interface PageRequest {
  method: string;
  /** Path and query, with only the characters that a request line can hold. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
  visitor: 'new' | 'with a session' | 'customer';
}

const paths = [
  '/',
  '/loja-caszulo',
  '/busca',
  '/marcas',
  '/marcas/serra-clara',
  '/lista',
  '/lista/kit-sono',
  '/pagina',
  '/pagina/contato',
  '/pagina/avaliacao-da-loja',
  '/c/dia-das-maes',
  '/ofertas',
  '/oleos-essenciais',
  '/oleo-essencial-de-melaleuca',
  '/oleos-essenciais/citricos',
  '/a/b/c/d/e',
  '/checkout',
  '/checkout/carrinho',
  '/checkout/acesso/',
  '/checkout/cadastro',
  '/checkout/nova-senha',
  '/checkout/sair',
  '/sacola',
  '/sacola/sugestoes',
  '/parecidos',
  '/favoritos',
  '/mensagens/contato',
  '/mensagens/novidades',
  '/mensagens/avaliacao',
  '/mensagens/pergunta',
  '/mensagens/avise-me',
  '/mensagens/orcamento',
  '/mensagens/avaliacao-da-loja',
  '/mensagens/outra',
  '/minha-conta/',
  '/minha-conta/dados',
  '/minha-conta/enderecos',
  '/minha-conta/enderecos/novo',
  '/minha-conta/enderecos/1',
  '/minha-conta/privacidade',
  '/minha-conta/lista-desejo',
  '/popup',
  '/teste',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/produtos-1.xml',
  '/img/nada.0123456789-160.webp',
  '/assets/nada.js',
  '/__manifest',
];
const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🧑‍🚀',
  '\u202e',
  '/€',
  '/ç',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  'a\r\nSet-Cookie: x=y',
  '\'"><svg/onload=1>',
  '__proto__',
  'constructor',
  "'; drop table carts; --",
  '-1',
  '0',
  '1.5',
  '1e9',
  'NaN',
  '9007199254740993',
  'x'.repeat(3000),
  '../../etc/passwd',
  '{"itens":[{"idProduto":null}]}',
  '[[[[',
  '%E0%A4%A',
];
const sound = [
  '1',
  '2',
  '101',
  'lavanda',
  'maria@exemplo.test',
  '80010-000',
  '/oleos-essenciais',
  'caszulo',
  '1990-05-04',
];
const names =
  `
  intent voltar add remove carrinho linha ajuste quantidade cupom usuario senha novaSenha email nome assunto mensagem
  nota comentario idProduto idListaCompra key token cep estado documento nascimento busca pg ipp order preco
  precoDe filtro loja favorito nivel salvo sku avaliacoes debug utm_source __proto__ hashEmail opcao`.match(/\S+/g) ??
  [];
const intents =
  `
  entrar entrar-aqui recuperar add set remove coupon remove-coupon dados senha endereco excluir principal
  exportar apagar frete nada`.match(/\S+/g) ?? [];
const methods = [
  'GET',
  'GET',
  'POST',
  'POST',
  'POST',
  'HEAD',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'PROPFIND',
  'TRACE',
];
const contentTypes = [
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-16',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json',
  'text/plain',
  'image/png',
  'x',
];
const brokenBodies = [
  '',
  '%',
  '%E0%A4%A',
  '&&=&',
  '{',
  'null',
  '\u0000',
  '--x\r\n',
  '--x--',
  '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nentrar\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="intent"; filename="a"\r\n\r\nentrar\r\n--x--\r\n',
  '--x\r\nContent-Disposition: form-data; name="intent"\r\n\r\nentr',
];

const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...nasty) },
  { weight: 2, arbitrary: fc.constantFrom(...sound) },
  { weight: 1, arbitrary: anyText(40) },
);
const pairs = fc
  .dictionary(fc.constantFrom(...names), value, { maxKeys: 6 })
  .map((fields) => new URLSearchParams(fields));
const form = fc.tuple(pairs, fc.constantFrom(...intents), fc.boolean()).map(([fields, intent, hasIntent]) => {
  if (hasIntent) fields.set('intent', intent);
  return fields.toString();
});

const segment = fc.oneof(fc.constantFrom(...nasty), anyText(20)).map(encodeSegment);
const path = fc
  .tuple(fc.constantFrom(...paths), fc.option(segment), fc.constantFrom('', '', '.data', '/_.data', '/', '//'), pairs)
  .map(([known, extra, ending, query]) => {
    const full = extra === null ? known + ending : `${known.replace(/\/$/, '')}/${extra}${ending}`;
    return query.size > 0 ? `${full}?${query}` : full;
  });

const content = fc.oneof(
  {
    weight: 3,
    arbitrary: form.map((body) => ({ body, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.oneof(fc.constantFrom(...brokenBodies), form), fc.option(fc.constantFrom(...contentTypes)))
      .map(([body, type]) => ({ body, headers: type === null ? {} : { 'Content-Type': type } })),
  },
);
const headerSets = fc.constantFrom<Record<string, string>>(
  {},
  {},
  { Accept: 'application/json' },
  { Accept: 'text/html' },
  { Cookie: 'PHPSESSID=%E0%A4%A; consentimento={' },
  { 'User-Agent': '\u00ff'.repeat(500) },
  { Range: 'bytes=9-1', 'If-None-Match': '*' },
  { 'Accept-Encoding': 'zz;q=x', 'Accept-Language': 'xx' },
  { 'X-Forwarded-For': 'nada', 'X-Client-Address': '\u00e7' },
);

export const pageRequest: fc.Arbitrary<PageRequest> = fc
  .record({
    method: fc.constantFrom(...methods),
    path,
    content,
    headers: headerSets,
    visitor: fc.constantFrom<PageRequest['visitor']>('new', 'with a session', 'customer'),
  })
  .map(({ content: { body, headers: bodyHeaders }, headers, method, ...rest }) => {
    const hasBody = !['GET', 'HEAD', 'TRACE'].includes(method);
    const sent = hasBody ? { ...headers, ...bodyHeaders } : headers;
    return { ...rest, method, headers: sent, body: hasBody ? body : undefined };
  });

/** Encodes only what a request line cannot hold: clients send the rest as it is. */
function encodeSegment(text: string): string {
  return text.replaceAll(/[^!-~]|[#?]/gu, (letter) => encodeURIComponent(letter.toWellFormed()));
}

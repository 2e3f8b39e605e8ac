import { expect, it } from 'vitest';
import { hasKnownNames } from './query-names.ts';

it.each([
  '',
  'pg=2&ipp=24&order=Menor+Pre%C3%A7o&categoria=3&filtro=4&marca=2&atributo=9&preco=10-30&descontoPrecoPor=5',
  'precoDe=10&precoAte=30',
  'busca=lavanda&loja=caszulo',
  'sku=MN-1&cep=80010-000&estrelas=5&ordem=recentes&avaliacoes=12&enviado=pergunta',
  'aviso=conta-excluida',
  'nivel=home&_routes=routes%2Fbrands',
  'url=/ofertas&offset=0&limit=12',
  'utm_campaign=natal&utm_content=botao&utm_term=oleo&utm_id=7',
])('knows each name of %s', (query) => expect(hasKnownNames(new URLSearchParams(query))).toBe(true));

it.each(['x=1', 'pg=1&PG=2', 'debug=1', '%64ebug=1', 'msclkid=1', '=1', '__proto__=1'])(
  'does not know each name of %s',
  (query) => expect(hasKnownNames(new URLSearchParams(query))).toBe(false),
);

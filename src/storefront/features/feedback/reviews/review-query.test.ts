import { expect, it } from 'vitest';
import { canShowMore, isDefaultQuery, parseReviewQuery, toReviewSearch } from './review-query.ts';

const parse = (search: string) => parseReviewQuery(new URLSearchParams(search));

it.each([
  ['', { stars: undefined, order: 'recentes', count: 6 }],
  ['estrelas=4&ordem=piores&avaliacoes=18', { stars: 4, order: 'piores', count: 18 }],
  ['estrelas=0&ordem=x&avaliacoes=-1', { stars: undefined, order: 'recentes', count: 6 }],
  ['estrelas=6&ordem=MELHORES&avaliacoes=2.5', { stars: undefined, order: 'recentes', count: 6 }],
  ['estrelas=5&estrelas=1&ordem=melhores&avaliacoes=1e9', { stars: 5, order: 'melhores', count: 96 }],
])('reads %j', (search, query) => {
  expect(parse(search)).toEqual(query);
  expect(isDefaultQuery(parse(search))).toBe(
    search === '' || search.startsWith('estrelas=0') || search.includes('6&o'),
  );
});

it('writes only keys that differ from the defaults, and preserves the rest of the query', () => {
  const address = '?sku=A&loja=caszulo&estrelas=2&ordem=piores&enviado=avaliacao';
  expect(toReviewSearch(address, { stars: 5, order: 'recentes', count: 12 })).toBe(
    '?sku=A&loja=caszulo&estrelas=5&avaliacoes=12',
  );
  expect(toReviewSearch('?estrelas=2', { stars: undefined, order: 'recentes', count: 6 })).toBe('');
});

it('cannot show more than the maximum limit of the API', () => {
  expect([canShowMore(parse('avaliacoes=90')), canShowMore(parse('avaliacoes=200'))]).toEqual([true, false]);
});

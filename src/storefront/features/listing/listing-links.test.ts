import { describe, expect, it } from 'vitest';
import { testSite } from '../../testing/wire-fixtures.ts';
import {
  findPriceRedirect,
  listHiddenFields,
  toFacetHref,
  toListingAddress,
  toPageHref,
  toPageSizeHref,
  toUnfilteredHref,
} from './listing-links.ts';
import { findPriceFields } from './price-fields.ts';

const at = (address: string) => toListingAddress(new URL(address, testSite));
const facet = (query: Record<string, string>, path?: string) => ({
  name: 'x',
  params: {},
  query,
  ...(path && { path }),
});

describe('links of a listing', () => {
  it('use the query of the API unchanged, and preserve page size and shop', () => {
    const address = at('/oleos?marca=3&ipp=24&loja=caszulo&pg=2');
    expect(toFacetHref(facet({ marca: '3;7' }), address)).toBe('/oleos?marca=3%3B7&ipp=24&loja=caszulo');
    expect(toFacetHref(facet({}, '/outra'), address)).toBe('/outra?ipp=24&loja=caszulo');
    expect(toFacetHref(facet({ ipp: '36' }), address)).toBe('/oleos?ipp=36&loja=caszulo');
  });

  it('give page 1 a single URL', () => {
    const address = at('/oleos?order=Menor+Pre%C3%A7o&pg=3');
    expect(toPageHref(address, 1)).toBe('/oleos?order=Menor+Pre%C3%A7o');
    expect(toPageHref(address, 2)).toBe('/oleos?order=Menor+Pre%C3%A7o&pg=2');
  });

  it('omit the default page size', () => {
    expect(toPageSizeHref(at('/oleos?ipp=24&pg=2'), 12, 12)).toBe('/oleos');
    expect(toPageSizeHref(at('/oleos?pg=2'), 36, 12)).toBe('/oleos?ipp=36');
  });

  it('remove every filter and nothing else', () => {
    expect(toUnfilteredHref(at('/busca?busca=a&marca=3&preco=1-2&order=x&ipp=24&loja=caszulo'))).toBe(
      '/busca?busca=a&order=x&ipp=24&loja=caszulo',
    );
  });

  it('list the hidden fields of a form', () => {
    expect(listHiddenFields(at('/busca?busca=a&order=x&pg=2'), ['order'])).toEqual([['busca', 'a']]);
  });
});

describe('the price form', () => {
  it.each([
    ['/oleos?precoDe=10&precoAte=49,90', '/oleos?preco=10-49.9'],
    ['/oleos?marca=3&precoDe=&precoAte=50&pg=2', '/oleos?marca=3&preco=0-50'],
    ['/oleos?precoDe=1.000&precoAte=', '/oleos?preco=1000-'],
    ['/oleos?precoDe=&precoAte=49.90', '/oleos?preco=0-49.9'],
    ['/oleos?precoDe=1.000,50&precoAte=1.234.567', '/oleos?preco=1000.5-1234567'],
    ['/oleos?precoDe=1.5&precoAte=R$ 1.000,50', '/oleos?preco=1.5-1000.5'],
    ['/oleos?preco=1-2&precoDe=&precoAte=', '/oleos'],
    ['/oleos?precoDe=100&precoAte=30', '/oleos?preco=30-100'],
    ['/oleos?precoDe=24,90&precoAte=24,90', '/oleos?preco=24.9-24.9'],
  ])('redirects %s to %s', (address, expected) => {
    expect(findPriceRedirect(new URL(address, testSite))).toBe(expected);
  });

  it.each(['precoDe=abc&precoAte=50', 'precoDe=10&precoAte=-3', 'precoDe=1e2&precoAte=', 'precoDe=1,234.56&precoAte='])(
    'does not drop or change a wrong amount: %s',
    (query) => {
      const url = new URL(`/oleos?${query}`, testSite);
      expect(findPriceRedirect(url)).toBeUndefined();
      const fields = findPriceFields(url.searchParams);
      expect(Object.values(fields?.errors ?? {})).toEqual(['Escreva o preço em reais, como 49,90.']);
      expect(fields?.values).toEqual(Object.fromEntries(url.searchParams));
      expect(toListingAddress(url).query, 'links do not repeat it').toEqual([]);
    },
  );

  it('does not redirect other URLs', () => {
    expect(findPriceRedirect(new URL('/oleos?preco=1-2', testSite))).toBeUndefined();
  });
});

import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHead } from './page-head.tsx';

const seo = { title: 'Óleo de lavanda', description: 'Floral.', indexar: true };
const picture = 'https://loja.test/img/p/1-1200.jpg';
const oil = { sku: 'OE-1', price: 49.9, isAvailable: true, brand: 'Serra Clara' };

const read = (name: string) =>
  document.head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content');

it('describes a page that sells nothing as one of a site', () => {
  render(<PageHead seo={seo} />);
  expect([read('og:type'), read('twitter:card'), read('product:price:amount')]).toEqual([
    'website',
    'summary',
    undefined,
  ]);
});

it('describes a product with its price and a large picture', () => {
  render(<PageHead seo={{ ...seo, twitterUrlImagem: picture }} product={oil} />);
  expect([read('og:type'), read('twitter:card'), read('twitter:image')]).toEqual([
    'product',
    'summary_large_image',
    picture,
  ]);
  expect([read('product:price:amount'), read('product:price:currency')]).toEqual(['49.90', 'BRL']);
});

it('names a product as the feed of the shop does', () => {
  render(<PageHead seo={seo} product={{ ...oil, isAvailable: false }} />);
  const names = ['retailer_item_id', 'availability', 'condition', 'brand'];
  expect(names.map((name) => read(`product:${name}`))).toEqual(['OE-1', 'out of stock', 'new', 'Serra Clara']);
});

it('has title, text and picture for every network, and no empty text', () => {
  const social = { titleSocial: '', descriptionSocial: '', openGraphUrlImagem: picture, twitterUrlImagem: picture };
  render(<PageHead seo={{ ...seo, ...social }} />);
  expect([read('og:title'), read('twitter:title'), read('og:image:alt')]).toEqual([seo.title, seo.title, seo.title]);
  expect([read('og:description'), read('twitter:description')]).toEqual([seo.description, seo.description]);
});

it('has no text where the page has none', () => {
  render(<PageHead seo={{ ...seo, description: '' }} />);
  expect([read('og:description'), read('twitter:description')]).toEqual([undefined, undefined]);
});

it('has no price of what is on request', () => {
  render(<PageHead seo={seo} product={{ ...oil, price: 0 }} />);
  expect([read('og:type'), read('product:price:amount')]).toEqual(['product', undefined]);
});

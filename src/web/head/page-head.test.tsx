import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PageHead } from './page-head.tsx';

const seo = { title: 'Óleo de lavanda', description: 'Floral.', indexar: true };
const picture = 'https://loja.test/img/p/1-1200.jpg';

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
  render(<PageHead seo={{ ...seo, twitterUrlImagem: picture }} product={{ price: 49.9 }} />);
  expect([read('og:type'), read('twitter:card'), read('twitter:image')]).toEqual([
    'product',
    'summary_large_image',
    picture,
  ]);
  expect([read('product:price:amount'), read('product:price:currency')]).toEqual(['49.90', 'BRL']);
});

it('has no price of what is on request', () => {
  render(<PageHead seo={seo} product={{ price: 0 }} />);
  expect([read('og:type'), read('product:price:amount')]).toEqual(['product', undefined]);
});

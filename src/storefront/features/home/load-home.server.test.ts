import { describe, expect, it } from 'vitest';
import { toDevice } from '#web/browser/device.ts';
import { aStorefront } from '../../testing/a-storefront.ts';
import { createProduct, createProductCard, createStructure } from '../../testing/wire-fixtures.ts';
import { loadHome } from './load-home.server.ts';

const bestSellers = [
  createProductCard({ id: 101, avaliacao: { media: 4.9, quantidade: 10 } }),
  createProductCard({ id: 102, avaliacao: { media: 0, quantidade: 0 } }),
  createProductCard({ id: 103, avaliacao: { media: 4.8, quantidade: 40 } }),
  createProductCard({ id: 104, avaliacao: { media: 4.7, quantidade: 30 } }),
  createProductCard({ id: 105, avaliacao: { media: 4.6, quantidade: 20 } }),
];
const aReview = (id: number, nota: number, comentario: string) => ({
  id,
  nome: 'Ana P.',
  data: '2026-11-20T10:00:00-03:00',
  comentario,
  nota,
  recomenda: true,
});

/** Each product has a bad review, one without a comment, and a good one. */
function createResponse(path: string) {
  const id = Number(path.slice('/produto-'.length));
  const avaliacoes = [aReview(1, 2, 'Vazou.'), aReview(2, 5, ''), aReview(id, 5, `Gostei do ${id}.`)];
  const conteudo = createProduct({ id, avaliacao: { media: 4.5, quantidade: 3, avaliacoes } });
  return { estrutura: createStructure('product/detail', path), conteudo, info: {} };
}

function load(brokenProduct?: string) {
  const requests: string[] = [];
  const { storefront, reports } = aStorefront({
    async storeApi(request) {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname.endsWith('/url/home')) {
        return Response.json({ estrutura: createStructure('home', '/'), conteudo: {}, info: {} });
      }
      if (pathname.endsWith('/showcase/banners/home-hero')) return Response.json({ banners: [hero] });
      if (pathname.endsWith('/showcase/products/home-hero-produtos')) {
        const vitrine = { id: 2, nivel: 'home', titulo: 'Nesta imagem', tagTitulo: 'h2' };
        return Response.json({ vitrine, produtos: bestSellers.slice(0, 2) });
      }
      if (pathname.endsWith('/showcase/products/mais-pedidos')) {
        const vitrine = { id: 1, nivel: 'home', titulo: 'Os mais pedidos', tagTitulo: 'h2' };
        return Response.json({ vitrine, produtos: bestSellers });
      }
      if (!pathname.endsWith('/url/product/detail')) return Response.json({ error: 'Não há.' }, { status: 404 });
      const path = searchParams.get('url') ?? '';
      requests.push(path);
      return path === brokenProduct
        ? Response.json({ error: 'Não há.' }, { status: 500 })
        : Response.json(createResponse(path));
    },
  });
  return { home: loadHome(storefront, toDevice('')), reports, requests };
}

const hero = {
  id: 1,
  nome: 'Lavanda',
  dataInicial: '2026-11-20T10:00:00-03:00',
  dimensoes: {
    desktop: { imagem: '', imagemOriginal: '', link: '' },
    mobile: { imagem: '', imagemOriginal: '', link: '' },
  },
};

it('links to the products that the picture of the hero shows', async () => {
  const { heroProducts } = await load().home;
  expect(heroProducts?.title).toBe('Nesta imagem');
  expect(heroProducts?.items.map(({ href }) => href)).toEqual(['/produto-101', '/produto-102']);
});

describe('the reviews of the home page', () => {
  it('are one good review of each of the three best sellers with the most reviews', async () => {
    const { home, requests } = load();
    const { reviews } = await home;
    expect(reviews.map(({ text, href }) => [text, href])).toEqual([
      ['Gostei do 103.', '/produto-103'],
      ['Gostei do 104.', '/produto-104'],
      ['Gostei do 105.', '/produto-105'],
    ]);
    expect(requests).toHaveLength(3);
  });

  it('omit a product whose request fails', async () => {
    const { home, reports } = load('/produto-104');
    expect((await home).reviews.map(({ id }) => id)).toEqual([103, 105]);
    expect(reports).toContain('Erro ao buscar uma parte da página inicial:');
  });
});

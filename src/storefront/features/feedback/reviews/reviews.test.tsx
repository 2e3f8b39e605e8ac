import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toReview, toReviews, type ReviewsView, type ReviewView } from '../../../commerce/reviews/review.ts';
import { inRouter } from '../../../testing/in-router.tsx';
import { createList } from '../../../testing/wire-fixtures.ts';
import type { ReviewListView } from './load-review-list.server.ts';
import { Reviews } from './reviews.tsx';

const review: ReviewView = {
  id: 1,
  name: 'Rita',
  date: '2026-10-02',
  stars: 5,
  comment: 'Bom',
  isRecommended: true,
};
const reviews: ReviewsView = {
  mean: 4.5,
  count: 2,
  histogram: [
    { stars: 5, count: 1 },
    { stars: 4, count: 1 },
    { stars: 3, count: 0 },
  ],
  items: [review],
};

function show(list?: ReviewListView, all: ReviewsView | undefined = reviews, address = '/oleo?sku=A') {
  return render(
    inRouter(
      <Reviews reviews={all} {...(list && { list })} invitation="Avaliar este produto" form={<p>Formulário</p>} />,
      address,
    ),
  );
}

const query = { stars: undefined, order: 'recentes' as const, count: 6 };
const href = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('reviews', () => {
  it('are rendered as text without markup', () => {
    const comment = '<img src=x onerror=alert(1)> <b>Bom</b>';
    const { container } = show({ query, items: [{ ...review, comment }], total: 1, hasMore: false });
    expect(screen.getByText(comment)).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
  });

  it('name place and size, and show the answer of the shop', () => {
    const answered = { ...review, origin: 'Recife, PE · 10 ml', answer: 'Obrigada, Rita.' };
    show({ query, items: [answered, { ...review, id: 2, name: 'Bia' }], total: 2, hasMore: false });
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('Recife, PE · 10 ml');
    expect(first?.textContent).toContain('Resposta da lojaObrigada, Rita.');
    expect(second?.textContent).not.toContain('Resposta');
  });

  it('take place, size and answer from the response, each only if it is there', () => {
    const wire = {
      id: 1,
      nome: 'Rita',
      data: '2026-10-02T08:00:00-03:00',
      comentario: 'Bom',
      nota: 5,
      recomenda: true,
    };
    const resposta = { texto: 'Obrigada.', data: '2026-10-03T08:00:00-03:00' };
    expect(toReview({ ...wire, local: 'Recife, PE', tamanho: '10 ml', resposta })).toEqual({
      ...review,
      origin: 'Recife, PE · 10 ml',
      answer: 'Obrigada.',
    });
    expect(toReview({ ...wire, tamanho: '10 ml' })).toEqual({ ...review, origin: '10 ml' });
    expect(toReview(wire)).toEqual(review);
  });

  it('invite the first review if there are none', () => {
    render(inRouter(<Reviews reviews={undefined} invitation="Avaliar" form={<p>Formulário</p>} />));
    const section = screen.getByRole('region', { name: 'Avaliações' });
    expect(within(section).getByText('Seja a primeira pessoa a avaliar')).toBeTruthy();
    expect(within(section).getByText('Formulário')).toBeTruthy();
  });

  it('link non-empty bars to filters, and offer orders and more reviews', () => {
    show({ query, items: [review], total: 9, hasMore: true });
    expect(href(/^5 estrelas/)).toBe('/oleo?sku=A&estrelas=5');
    expect(screen.queryByRole('link', { name: /^3 estrelas/ })).toBeNull();
    expect(href(/Melhores/)).toBe('/oleo?sku=A&ordem=melhores');
    expect(href(/Ver mais avaliações/)).toBe('/oleo?sku=A&avaliacoes=12');
  });

  it('reset the count with another filter, and remove the filter by its own bar', () => {
    show(
      { query: { stars: 5, order: 'piores', count: 18 }, items: [review], total: 1, hasMore: false },
      reviews,
      '/oleo?avaliacoes=18',
    );
    expect(href(/^5 estrelas.*remover filtro/)).toBe('/oleo?ordem=piores');
    expect(href(/^4 estrelas/)).toBe('/oleo?estrelas=4&ordem=piores');
    expect(screen.getByRole('link', { name: 'Piores' }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Com comentário e 5 estrelas (1)');
    expect(screen.getByText('Essas são todas as avaliações com comentário.')).toBeTruthy();
  });

  it('of which only one has a comment are counted, and not ordered', () => {
    show({ query: { stars: undefined, order: 'recentes', count: 6 }, items: [review], total: 1, hasMore: false });
    expect(screen.getByRole('status').textContent).toBe('Com comentário (1)');
    expect(screen.queryByRole('list', { name: 'Ordem das avaliações' })).toBeNull();
  });

  it('are counted as a filter, with those that are not shown yet', () => {
    show({ query: { stars: undefined, order: 'recentes', count: 6 }, items: [review], total: 9, hasMore: true });
    expect(screen.getByRole('status').textContent).toBe('Com comentário (9)');
  });

  it('of a kit are all in the page, without filters', () => {
    show(undefined, { ...reviews, items: Array.from({ length: 8 }, (_, index) => ({ ...review, id: index })) });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Ver mais 2 avaliações')).toBeTruthy();
    expect(screen.getByText('Com comentário (8)')).toBeTruthy();
    expect(screen.getAllByText('Recomenda este kit')).toHaveLength(8);
  });

  it("of a kit are read from the kit's response", () => {
    const written = { id: 7, nome: 'Rui', data: review.date, comentario: 'Dormi bem.', nota: 4, recomenda: false };
    const avaliacoes = [{ ...written, produto: { id: 501, nome: 'Kit' } }];
    const distribuicao = [{ nota: 4, quantidade: 1 }];
    show(
      undefined,
      toReviews(createList('fechada', [], { avaliacao: { media: 4, quantidade: 1, avaliacoes, distribuicao } })),
    );
    expect(screen.getByText('Dormi bem.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Notas' }).textContent).toContain('4 estrelas');
    expect(screen.queryByText('Recomenda este kit')).toBeNull();
  });
});

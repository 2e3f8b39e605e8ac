import { Stars, StarRow } from '#ui/stars.tsx';
import { paths } from '../../paths.ts';
import { useSettings, useShopHref } from '../../shops/shop-context.tsx';

export interface HomeReview {
  author: string;
  text: string;
  stars: number;
}

/** The mean of all reviews of the shop, and the newest good ones. */
export function Reviews({ reviews }: { reviews: readonly HomeReview[] }) {
  const rating = useSettings().sistema.geral.avaliacao;
  const toHref = useShopHref();
  return (
    <section className="row section" aria-labelledby="home-reviews">
      <div className="mb-6.5 flex flex-col items-start justify-between gap-2.5 md:flex-row md:items-end">
        <div>
          <h2 id="home-reviews">O que dizem da loja</h2>
          {rating && (
            <p className="mt-1.5 flex flex-wrap items-center gap-x-2">
              <Stars mean={rating.media} />
              <span className="text-ink-2">{`de 5, em ${rating.quantidade} avaliações`}</span>
            </p>
          )}
        </div>
        <a href={toHref(paths.storeReviews)} className="text-link inline-flex min-h-11 items-center lg:min-h-6">
          Ver todas as avaliações
        </a>
      </div>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5.5">
        {reviews.map((review) => (
          <li key={`${review.author} ${review.text}`}>
            <figure className="flex h-full flex-col gap-4 rounded-card bg-tint p-6">
              <StarRow mean={review.stars} />
              <span className="sr-only">Nota {review.stars} de 5</span>
              <blockquote className="grow text-lead">“{review.text}”</blockquote>
              <figcaption className="text-small font-semibold">{review.author}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

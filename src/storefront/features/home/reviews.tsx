import { StarRow } from '#ui/stars.tsx';

export interface HomeReview {
  id: number;
  author: string;
  text: string;
  stars: number;
  product: string;
  href: string;
}

export function Reviews({ reviews }: { reviews: readonly HomeReview[] }) {
  return (
    <section className="row section" aria-labelledby="home-reviews">
      <h2 id="home-reviews" className="mb-6.5">
        Quem já sentiu, conta
      </h2>
      <ul className="grid gap-4 lg:grid-cols-3 lg:gap-5.5">
        {reviews.map((review) => (
          <li key={review.id}>
            <figure className="flex h-full flex-col gap-4 rounded-card bg-tint p-6">
              <StarRow mean={review.stars} />
              <span className="sr-only">Nota {review.stars} de 5</span>
              <blockquote className="grow text-lead">“{review.text}”</blockquote>
              <figcaption className="text-small text-ink-2">
                <b className="font-semibold text-ink">{review.author}</b> sobre{' '}
                <a href={review.href} className="underline underline-offset-4 hover:text-ink">
                  {review.product}
                </a>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}

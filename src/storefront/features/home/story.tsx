import { buttonClass } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type BannerView, BannerImage } from '../../commerce/pictures/banner-image.tsx';

/** The lot of the product that the story is about, as its page shows it. */
export interface StoryLot {
  product: string;
  href: string;
  facts: { label: string; value: string }[];
}

export function Story({ banner, lot }: { banner: BannerView; lot: StoryLot | undefined }) {
  return (
    <section className="row section" aria-labelledby="home-story" data-promotion={banner.promotion?.id}>
      <div className="grid items-center gap-8 md:grid-cols-[5fr_6fr] lg:gap-20">
        <BannerImage
          banner={banner}
          mobileSizes="(min-width: 768px) 42vw, calc(100vw - 32px)"
          desktopSizes="(min-width: 1310px) 540px, 42vw"
          className="aspect-4/5 w-full rounded-box bg-skeleton object-cover"
        />
        <div>
          {banner.eyebrow && <p className="mb-3 text-small font-semibold text-accent">{banner.eyebrow}</p>}
          <h2 id="home-story">{banner.title}</h2>
          <p className="mt-5 max-w-[58ch] text-lead text-ink-2">{banner.text}</p>
          {lot && <Lot {...lot} />}
          {banner.button && (
            <a href={banner.href} className={buttonClass('secondary', 'regular', 'mt-7')}>
              {banner.button}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

function Lot({ product, href, facts }: StoryLot) {
  return (
    <details className="group mt-5 max-w-[58ch] rounded-card bg-soft px-5 py-1.5">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-semibold text-balance">
        {`Lote e laudo: ${product}`}
        <Icon name="chevron-down" className="size-4 flex-none group-open:rotate-180" />
      </summary>
      <dl className="grid gap-x-6 gap-y-1.5 pb-2 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-2">{label}</dt>
            <dd className="max-sm:mb-2">{value}</dd>
          </div>
        ))}
      </dl>
      <a href={href} className="text-link inline-flex min-h-11 items-center text-small">
        Ver este óleo
      </a>
    </details>
  );
}

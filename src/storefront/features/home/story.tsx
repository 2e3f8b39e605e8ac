import { buttonClass } from '#ui/button.tsx';
import type { BannerView } from '../../commerce/pictures/banner.ts';
import { BannerImage } from '../../commerce/pictures/banner-image.tsx';

export function Story({ banner }: { banner: BannerView }) {
  return (
    <section className="row section" aria-labelledby="home-story">
      <div className="grid items-center gap-8 lg:grid-cols-[5fr_6fr] lg:gap-20">
        <BannerImage
          banner={banner}
          desktopSizes="(min-width: 1310px) 540px, 42vw"
          className="aspect-4/5 w-full rounded-box bg-skeleton object-cover"
        />
        <div>
          {banner.eyebrow && <p className="mb-3 text-small font-semibold text-accent">{banner.eyebrow}</p>}
          <h2 id="home-story">{banner.title}</h2>
          <p className="mt-5 max-w-[58ch] text-lead text-ink-2">{banner.text}</p>
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

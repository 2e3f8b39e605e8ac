import { buttonClass } from '#ui/button.tsx';
import type { BannerView } from '../../lib/views/banner.ts';
import { ScriptLogo } from '../../shops/logo.tsx';
import { BannerImage } from './banner-image.tsx';

/** The invitation into the side shop, in its colours. */
export function ShopBand({ banner }: { banner: BannerView }) {
  return (
    <section className="row section" aria-labelledby="home-band">
      <div className="shop-band on-night">
        <BannerImage banner={banner} className="shop-band-image" />
        <div className="shop-band-text">
          <ScriptLogo label={banner.eyebrow} className="h-10 text-gold" />
          <h2 id="home-band" className="shop-band-title">
            {banner.title}
          </h2>
          <p className="mb-6.5 max-w-[24em] text-on-night-2">{banner.text}</p>
          <a href={banner.href} className={buttonClass('light')}>
            {banner.button}
          </a>
        </div>
      </div>
    </section>
  );
}

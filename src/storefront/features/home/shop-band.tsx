import { buttonClass } from '#ui/button.tsx';
import type { BannerView } from '../../commerce/pictures/banner.ts';
import { Logo } from '../../shops/logo.tsx';
import { resolveShop } from '../../shops/resolve-shop.ts';
import { BannerImage } from '../../commerce/pictures/banner-image.tsx';

/** Invites into another shop, which the link of the banner names. */
export function ShopBand({ banner }: { banner: BannerView }) {
  const [pathname = '', search] = banner.href.split('?');
  const invited = resolveShop({ pathname, searchParams: new URLSearchParams(search) });
  return (
    <section className="row section" aria-labelledby="home-band">
      <div className="shop-band on-night">
        <BannerImage banner={banner} className="shop-band-image" />
        <div className="shop-band-text">
          <Logo shop={invited} className="h-10 text-gold" />
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

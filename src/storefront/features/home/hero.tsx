import { buttonClass } from '#ui/button.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { type BannerView, BannerImage } from '../../commerce/pictures/banner-image.tsx';

/** The products that the picture shows. */
export interface HeroProductsView {
  title: string;
  items: { id: number | string; href: string; name: string; priceText: string }[];
}

interface HeroProps {
  banner: BannerView;
  products: HeroProductsView | undefined;
  second: { button: string; href: string };
}

export function Hero({ banner, products, second }: HeroProps) {
  return (
    <section className="row pt-2 lg:pt-5" data-promotion={banner.promotion?.id}>
      <div className="hero">
        <BannerImage banner={banner} isFirst mobileSizes="max(438px, calc(100vw - 32px))" className="hero-image" />
        <div className="hero-text">
          {banner.eyebrow && <p className="hero-eyebrow">{banner.eyebrow}</p>}
          <h1 tabIndex={-1} className="hero-title">
            {banner.title}
          </h1>
          <p className="hero-lead">{banner.text}</p>
          <div className="hero-actions">
            <a href={banner.href} className={buttonClass('primary', 'regular', 'hero-button')}>
              {banner.button}
            </a>
            <a href={second.href} className={buttonClass('outline')}>
              {second.button}
            </a>
          </div>
        </div>
      </div>
      {products && <HeroProducts {...products} />}
    </section>
  );
}

function HeroProducts({ title, items }: HeroProductsView) {
  return (
    <div className="mt-3 gap-4 lg:flex lg:items-center">
      <h2 id="home-hero-products" className="flex-none font-sans text-small font-semibold text-ink-2 max-lg:mb-1.5">
        {title}
      </h2>
      <ul className="strip flex gap-2 lg:flex-wrap" aria-labelledby="home-hero-products">
        {items.map(({ id, href, name, priceText }) => (
          <li key={id} className="flex-none">
            <a
              href={href}
              className="flex min-h-11 items-center justify-between gap-2.5 rounded-pill bg-tint px-4 text-small hover:underline"
            >
              <UnbrokenText>{name}</UnbrokenText>
              {priceText && <b className="font-semibold whitespace-nowrap tabular-nums">{priceText}</b>}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

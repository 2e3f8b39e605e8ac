import { buttonClass } from '#ui/button.tsx';
import { type BannerView, BannerImage } from '../../commerce/pictures/banner-image.tsx';

interface HeroProps {
  banner: BannerView;
  second: { button: string; href: string };
}

export function Hero({ banner, second }: HeroProps) {
  return (
    <section className="row pt-2 lg:pt-5">
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
    </section>
  );
}

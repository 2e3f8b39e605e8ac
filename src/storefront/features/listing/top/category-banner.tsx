import { Link } from 'react-router';
import type { CategoryBannerView } from './category-banner.server.ts';

export function CategoryBanner({ banner }: { banner: CategoryBannerView }) {
  const hasWords = banner.title !== '' || banner.text !== '';
  return (
    <aside
      className="mt-6 grid overflow-hidden rounded-box bg-tint lg:grid-cols-2"
      aria-label={banner.title || 'Destaque'}
    >
      <picture className={`block ${hasWords ? 'lg:order-2' : 'lg:col-span-2'}`}>
        <source media="(min-width: 1024px)" srcSet={banner.desktop} />
        <img
          src={banner.mobile}
          alt={banner.alt}
          className="h-36 w-full object-cover object-right lg:h-52"
          width={1200}
          height={400}
        />
      </picture>
      {hasWords && (
        <div className="flex flex-col justify-center gap-2 p-5 lg:p-10">
          {banner.title && <p className="font-display text-h2 text-heading">{banner.title}</p>}
          {banner.text && <p className="text-ink-2">{banner.text}</p>}
          {banner.href && (
            <p>
              <Link to={banner.href} className="text-link inline-flex min-h-11 items-center">
                {banner.button || 'Saiba mais'}
              </Link>
            </p>
          )}
        </div>
      )}
    </aside>
  );
}

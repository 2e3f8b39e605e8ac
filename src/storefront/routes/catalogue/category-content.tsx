import { BannerImage, type BannerView } from '../../commerce/pictures/banner-image.tsx';
import { ListingContent } from '../listing/listing-content.tsx';
import type { CategoryPageData } from './load-category-page.server.ts';

export function CategoryContent({ page, banner }: CategoryPageData) {
  return <ListingContent page={page} banner={banner && <CategoryBanner banner={banner} />} />;
}

function CategoryBanner({ banner }: { banner: BannerView }) {
  const hasWords = banner.title !== '' || banner.text !== '';
  return (
    <aside
      className="category-banner"
      data-words={hasWords || undefined}
      data-promotion={banner.promotion?.id}
      aria-label={banner.title || 'Destaque'}
    >
      <BannerImage
        banner={banner}
        mobileSizes="max(640px, calc(100vw - 32px))"
        desktopSizes="(min-width: 1310px) 966px, calc(100vw - 344px)"
      />
      {hasWords && (
        <div className="relative flex flex-col justify-center gap-2 p-5 md:min-h-52 md:w-1/2 md:p-8 lg:p-10">
          {banner.title && <p className="font-display text-h2 text-balance text-heading">{banner.title}</p>}
          {banner.text && <p className="text-ink-2">{banner.text}</p>}
          {banner.href && (
            <p>
              <a href={banner.href} className="text-link inline-flex min-h-11 items-center">
                {banner.button || 'Saiba mais'}
              </a>
            </p>
          )}
        </div>
      )}
    </aside>
  );
}

import { CategoryBanner } from '../../features/listing/top/category-banner.tsx';
import { ListingContent } from '../listing/listing-content.tsx';
import type { loadCategoryPage } from './load-category-page.server.ts';

export function CategoryContent({ page, banner }: Awaited<ReturnType<typeof loadCategoryPage>>) {
  return <ListingContent page={page} top={banner && <CategoryBanner banner={banner} />} />;
}

import { CategoryBanner } from '../../features/listing/category-banner.tsx';
import { ListingContent } from '../listing/listing-content.tsx';
import type { loadCategoryPage } from './load-category-page.server.ts';

type CategoryPageData = Awaited<ReturnType<typeof loadCategoryPage>>;

/** A listing of a category with the merchant's banner. */
export function CategoryContent({ page, banner }: CategoryPageData) {
  return <ListingContent page={page} banner={banner && <CategoryBanner banner={banner} />} />;
}

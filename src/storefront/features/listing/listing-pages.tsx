import { Pagination } from '#ui/navigation/pagination.tsx';
import type { PageLinks } from './listing-view.server.ts';

/** The links to the other pages of a list; nothing if it has one page. */
export function ListingPages({ pages }: { pages: PageLinks }) {
  if (pages.previous === undefined && pages.next === undefined) return null;
  return (
    <div className="mt-10">
      <Pagination {...pages} hrefOf={(page) => pages.hrefs[page] ?? ''} />
    </div>
  );
}

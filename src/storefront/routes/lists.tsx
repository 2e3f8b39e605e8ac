import { Pagination } from '#ui/navigation/pagination.tsx';
import { loadListIndex } from './listing/load-list-index.server.ts';
import { ListIndexPage } from '../features/lists/list-index-page.tsx';
import { JsonLd, toBreadcrumbList } from '#web/head/json-ld.tsx';
import { PageHead } from '#web/head/page-head.tsx';
import type { RouteHandle } from '../route-handle.ts';
import type { Route } from './+types/lists';

export const handle: RouteHandle = { level: 'list/listing' };

export async function loader({ context, url }: Route.LoaderArgs) {
  return loadListIndex(context, url);
}

export default function ListsRoute({ loaderData }: Route.ComponentProps) {
  const { seo, trail, title, breadcrumb, cards, pages } = loaderData;
  const { previous, next, hrefs } = pages;
  return (
    <>
      <PageHead
        seo={seo}
        previous={previous === undefined ? undefined : hrefs[previous]}
        next={next === undefined ? undefined : hrefs[next]}
      />
      <JsonLd value={toBreadcrumbList(trail)} />
      <ListIndexPage title={title} breadcrumb={breadcrumb} cards={cards} />
      {(previous !== undefined || next !== undefined) && (
        <div className="mt-10">
          <Pagination {...pages} hrefOf={(page) => hrefs[page] ?? ''} />
        </div>
      )}
    </>
  );
}

import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { NoProducts } from '../../commerce/product/no-products.tsx';
import type { InstitutionalPageView, PageLink } from './page-view.server.ts';

const minHeadingsForContents = 4;

interface InstitutionalPageProps {
  page: InstitutionalPageView;
  /** The index page, which lists all others. */
  isIndex: boolean;
  /** Rendered above the merchant's text. */
  intro?: ReactNode;
  /** Rendered below the merchant's text. */
  children?: ReactNode;
}

export function InstitutionalPage({ page, isIndex, intro, children }: InstitutionalPageProps) {
  return (
    <div className="row pt-3 lg:pt-5">
      <Breadcrumb entries={page.breadcrumb} />
      <div className="mt-3 lg:mt-6 lg:grid lg:grid-cols-[264px_minmax(0,720px)] lg:gap-x-16">
        {!isIndex && <PageMenu pages={page.pages} />}
        <div className={isIndex ? 'lg:col-span-2' : undefined}>
          <h1 tabIndex={-1}>{page.title}</h1>
          {page.updatedText && <p className="mt-2 text-small text-ink-2">Atualizado em {page.updatedText}</p>}
          {page.headings.length >= minHeadingsForContents && <Contents headings={page.headings} />}
          {intro}
          <RichText html={page.html} className="mt-6 text-lead" />
          {children}
          {isIndex ? <PageTiles pages={page.pages} /> : <OtherPages pages={page.pages} />}
        </div>
      </div>
    </div>
  );
}

/** Only from 1024 px: small screens have `OtherPages` below the text. */
function PageMenu({ pages }: { pages: readonly PageLink[] }) {
  return (
    <nav aria-label="Páginas da loja" className="h-fit rounded-card bg-soft p-3 max-lg:hidden lg:sticky lg:top-24">
      <ul>
        {pages.map((page) => (
          <li key={page.href}>
            <NavLink
              to={page.href}
              className="flex min-h-11 items-center rounded-input px-3 hover:underline aria-[current=page]:bg-page aria-[current=page]:font-semibold"
            >
              {page.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OtherPages({ pages }: { pages: readonly PageLink[] }) {
  return (
    <nav aria-label="Outras páginas" className="mt-10 lg:hidden">
      <h2 className="text-h3">Outras páginas</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {pages.map((page) => (
          <li key={page.href} className="has-aria-[current=page]:hidden">
            <NavLink
              to={page.href}
              className="inline-flex min-h-11 items-center rounded-pill bg-soft px-4 text-small font-medium hover:underline"
            >
              {page.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Contents({ headings }: Pick<InstitutionalPageView, 'headings'>) {
  return (
    <nav aria-label="Nesta página" className="mt-5">
      <ul className="flex flex-wrap gap-2">
        {headings.map((heading) => (
          <li key={heading.id}>
            <a
              href={`#${heading.id}`}
              className="inline-flex min-h-11 items-center rounded-pill bg-accent-soft px-4 text-small font-medium hover:underline lg:min-h-9"
            >
              {heading.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function PageTiles({ pages }: { pages: readonly PageLink[] }) {
  if (pages.length === 0) return <NoProducts text="As páginas da loja ainda estão sendo escritas." />;
  return (
    <ul className="mt-8 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map((page) => (
        <li key={page.href}>
          <a
            href={page.href}
            className="flex min-h-20 items-center justify-between gap-4 rounded-card bg-soft px-5 py-4 font-display text-h3 text-heading hover:underline"
          >
            {page.label}
            <Icon name="chevron-right" className="size-5 text-brand" />
          </a>
        </li>
      ))}
    </ul>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';
import type { Essence } from '#contract/shops.ts';
import { buttonClass } from '#ui/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { NoProducts } from '../../commerce/product/no-products.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { type ListingLink, toProductCount } from './listing-links.ts';
import { ListingPages } from './listing-pages.tsx';
import { filterId, ListingSheets } from './listing-sheets.tsx';
import { AppliedFilters, ArrangeForm } from './listing-toolbar.tsx';
import type { ListingView } from './listing-view.server.ts';
import { ShortcutRows } from './shortcut-rows.tsx';
import { listOtherFilters, type ShortcutGroup } from './shortcuts.ts';

interface ListingPageProps {
  view: ListingView;
  /** Rendered between heading and text, such as a corrected search. */
  note?: ReactNode;
  /** Pills above the products or beside them, which show what is chosen instead of chips. */
  shortcuts?: readonly ShortcutGroup[];
  /** Replaces the products if there are none. */
  empty?: ReactNode;
  /** The product cards, each in a list item. */
  products: ReactNode;
  /** Rendered below the products, such as the story of a brand. */
  after?: ReactNode;
}

export function ListingPage({ view, note, shortcuts = [], empty, products, after }: ListingPageProps) {
  return (
    <div className="row pt-3 max-lg:pb-14">
      <Breadcrumb entries={view.breadcrumb} />
      <div className="listing-top">
        <ListingHeader {...view} note={note} />
        <SubcategoryPills links={view.subcategories} />
        {view.total > 0 && <ArrangeForm {...view} />}
      </div>
      {view.total === 0 && !view.isFiltered ? (
        (empty ?? <ListingEmpty />)
      ) : (
        <ListingBody view={view} shortcuts={shortcuts} products={products} />
      )}
      {after}
      {view.text && (
        <section className="section" aria-label={`Sobre ${view.title}`}>
          <RichText html={view.text} className="max-w-[75ch]" />
        </section>
      )}
    </div>
  );
}

function ListingBody({
  view,
  shortcuts,
  products,
}: Required<Pick<ListingPageProps, 'view' | 'shortcuts' | 'products'>>) {
  const { pathname, search } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;
  const section = useRef<HTMLElement>(null);
  const shown = useRef(search);
  useEffect(() => {
    // A clicked filter chip is removed from the page, and the focus with it.
    if (shown.current !== search) restoreFocus(section.current);
    shown.current = search;
  }, [search]);
  return (
    <div className="mt-4 lg:mt-3 lg:grid lg:grid-cols-[264px_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-8">
      <ShortcutRows groups={shortcuts} />
      <aside
        id={filterId}
        aria-labelledby="filtros-titulo"
        className={`filter-column max-lg:target:block ${view.refusedPrice ? '' : 'max-lg:hidden'}`}
      >
        <h2 id="filtros-titulo" className="sr-only">
          Filtrar
        </h2>
        <div className="-mt-3">
          <FilterPanel {...view} />
        </div>
      </aside>
      <section
        ref={section}
        tabIndex={-1}
        className="outline-none lg:col-start-2 lg:row-span-2 lg:row-start-1"
        aria-label="Produtos"
        aria-busy={isLoading || undefined}
      >
        <AppliedFilters
          applied={listOtherFilters(view.applied, shortcuts)}
          unfilteredHref={view.unfilteredHref}
          hasOthers={view.applied.length > 1}
          className="pb-4"
        />
        {view.total === 0 ? (
          <ListingEmpty unfilteredHref={view.unfilteredHref} />
        ) : (
          <ul className="product-grid product-grid-beside" data-loading={isLoading || undefined}>
            {products}
          </ul>
        )}
        <ListingPages pages={view.pages} />
      </section>
      <ListingSheets view={view} />
    </div>
  );
}

/** Moves a lost focus to the open sheet, else to the products. */
function restoreFocus(products: HTMLElement | null): void {
  if (document.activeElement !== document.body) return;
  const sheet = document.querySelector<HTMLElement>('dialog[open] button');
  (sheet ?? products)?.focus({ preventScroll: true });
}

/** Characters that fit into one line at 1024 px, and into two at 390 px. */
const maxCharsOnDesktop = 120;
const maxCharsOnMobile = 80;

type ListingHeaderProps = Pick<ListingView, 'title' | 'total' | 'intro' | 'compareHref'> &
  Pick<ListingPageProps, 'note'>;

function ListingHeader({ title, total, intro, compareHref, note }: ListingHeaderProps) {
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="text-ink-2" aria-live="polite">
          {toProductCount(total)}
        </p>
        {compareHref && (
          <a href={compareHref} className="text-link -my-2 inline-flex min-h-11 items-center text-small">
            Comparar difusores elétricos
          </a>
        )}
        {intro && <Intro text={intro} />}
      </div>
      {note}
    </header>
  );
}

function Intro({ text }: { text: string }) {
  if (text.length <= maxCharsOnMobile) return <p className="text-ink-2 max-lg:w-full">{text}</p>;
  const isLong = text.length > maxCharsOnDesktop;
  return (
    <div className={`group text-ink-2 max-lg:w-full ${isLong ? 'w-full lg:flex lg:items-baseline lg:gap-x-4' : ''}`}>
      <p
        className={`line-clamp-2 max-w-[75ch] group-has-open:line-clamp-none lg:max-w-none ${isLong ? 'lg:line-clamp-1' : 'md:line-clamp-none'}`}
      >
        {text}
      </p>
      <details className={isLong ? 'lg:shrink-0' : 'md:hidden'}>
        <summary className="text-link inline-flex min-h-9 items-center text-small">
          <span className="group-has-open:hidden">Ler mais</span>
          <span className="hidden group-has-open:inline">Ler menos</span>
        </summary>
      </details>
    </div>
  );
}

/** `unfilteredHref` is set if only the filters exclude all products. */
function ListingEmpty({ unfilteredHref }: { unfilteredHref?: string }) {
  if (unfilteredHref === undefined) return <NoProducts text="Ainda não há produtos por aqui." />;
  return (
    <EmptyState
      text="Nenhum produto com esses filtros."
      action={
        <a href={unfilteredHref} className={buttonClass('secondary')}>
          Limpar filtros
        </a>
      }
    />
  );
}

/** A row of coloured pills that scrolls on small screens and wraps from 1024 px. */
function SubcategoryPills({ links }: { links: readonly ListingLink[] }) {
  if (links.length === 0) return null;
  const essences = listEssences(links.map((link) => link.label));
  return (
    <nav aria-label="Subcategorias" className="strip mt-2 lg:mt-0">
      <ul className="flex gap-2 lg:flex-wrap">
        {links.map((link, index) => (
          <li key={link.href} className="shrink-0">
            <a
              href={link.href}
              data-essence={essences[index]}
              className="essence-surface flex min-h-11 items-center rounded-pill px-5 font-medium whitespace-nowrap hover:underline lg:min-h-10 lg:px-4 lg:text-note"
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The essence for words in category names; the first match wins. */
const scents: readonly (readonly [RegExp, Essence])[] = [
  [/lavand|sach[êe]|roll-on|quarto|noite/i, 'lavanda'],
  [/c[íi]tric|laranj|tangerin|m[ãa]os|massagem|corporais/i, 'laranja'],
  [/lim[õão]|capin|citronel|spray|cozinha/i, 'capim'],
  [/eucalip|melaleuc|menta|limpeza|l[íi]quido|el[ée]tric|hidrolato/i, 'eucalipto'],
  [/flora|rosa|ger[âa]nio|flores|rosto|hidratante|l[áa]bios|banho/i, 'rosa'],
  [/madeir|amadeir|resina|especiaria|vela|manteiga|baunilha|prensado/i, 'baunilha'],
  [/varetas|pessoais|len[çc][óo]is|sala|desodorante/i, 'petroleo'],
];
const fallbacks: readonly Essence[] = ['alecrim', 'lavanda', 'eucalipto', 'laranja', 'rosa', 'capim'];

/** The essence that colours each pill: by the name of the category, and never the same for two neighbours. */
function listEssences(names: readonly string[]): Essence[] {
  const essences: Essence[] = [];
  for (const [position, name] of names.entries()) {
    const before = essences[position - 1];
    const wanted = scents.find(([pattern]) => pattern.test(name))?.[1] ?? fallbacks[position % fallbacks.length];
    const other = fallbacks.find((candidate) => candidate !== before && candidate !== wanted);
    essences.push((wanted === before ? other : wanted) ?? 'alecrim');
  }
  return essences;
}

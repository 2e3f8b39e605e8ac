// What the page of search results shows besides a listing: its title, other spellings and the empty state.

import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { SprigMotif } from '#ui/feedback/empty-state.tsx';
import { paths } from '../../paths.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import { type HelpLink, helpPages, listBareWords, toNothingFound } from './help/help-pages.ts';

interface MenuLink {
  label: string;
  attributes: AnchorHTMLAttributes<HTMLAnchorElement>;
}

/** Without a text the page lists the most popular products. */
export function toSearchTitle(text: string): string {
  return text ? `Resultados para “${text}”` : 'Mais buscados';
}

/** Meta description, which link previews show. */
export function toSearchDescription(text: string): string {
  return text ? `Produtos encontrados na busca por “${text}”.` : 'Os produtos mais buscados da loja.';
}

/** Offers other spellings below the heading. */
export function SearchNote({ suggestions }: { suggestions: readonly string[] }) {
  const toHref = useShopHref();
  if (suggestions.length === 0) return null;
  return (
    <p className="mt-2">
      Você quis dizer{' '}
      {suggestions.map((suggestion, index) => (
        <span key={suggestion}>
          {index > 0 && <span> ou </span>}
          <a href={toHref(`${paths.search}?busca=${encodeURIComponent(suggestion)}`)} className="text-link">
            {suggestion}
          </a>
        </span>
      ))}
      ?
    </p>
  );
}

/** For who looks for an answer rather than a product. */
function HelpLinks({ help }: Pick<NoResultsProps, 'help'>) {
  const toHref = useShopHref();
  const others = [helpPages.delivery, helpPages.exchanges, helpPages.contact].filter(({ path }) => path !== help?.path);
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-ink-2">
      Procura outra coisa?
      {others.map(({ label, path }) => (
        <a key={path} href={toHref(path)} className="text-link inline-flex min-h-11 items-center lg:min-h-7">
          {label}
        </a>
      ))}
    </p>
  );
}

interface RelatedPageNoteProps {
  text: string;
  departments: readonly MenuLink[];
  /** What the text is about, if the shop has such a page. */
  help: HelpLink | undefined;
}

/** Leads to the department whose name is searched for, in the singular or plural, or to a help page. */
export function RelatedPageNote({ text, departments, help }: RelatedPageNoteProps) {
  const toHref = useShopHref();
  const toName = (words: string) => listBareWords(words).join(' ');
  const department = departments.find(({ label }) => toName(label) === toName(text));
  const link = department ?? (help && { label: help.label, attributes: { href: toHref(help.path) } });
  if (!link) return null;
  return (
    <p className="mt-2">
      {department ? 'Veja também o departamento ' : 'Veja a página: '}
      <a {...link.attributes} className="text-link">
        {link.label}
      </a>
    </p>
  );
}

interface NoResultsProps {
  text: string;
  /** The page that the text is about. */
  help: HelpLink | undefined;
  /** What to try, in the words of the shop. */
  hints: readonly string[];
  categories: readonly MenuLink[];
  /** Best sellers, each in a list item. */
  children: readonly ReactNode[];
}

export function NoResults({ text, help, hints, categories, children }: NoResultsProps) {
  const toHref = useShopHref();
  return (
    <div>
      <div className="mt-6 flex flex-wrap items-center gap-6 rounded-box bg-soft p-6 lg:gap-10 lg:p-10">
        <span className="text-brand" aria-hidden="true">
          <SprigMotif />
        </span>
        <div className="min-w-0 flex-1 basis-72">
          <p className="text-lead font-semibold">
            {toNothingFound(text, help)}
            {help && (
              <>
                {' Procurava a página “'}
                <a href={toHref(help.path)} className="text-link">
                  {help.label}
                </a>
                {'”?'}
              </>
            )}
          </p>
          {!help && (
            <ul className="mt-3 list-disc pl-5 text-ink-2">
              <li>Confira se não escapou uma letra.</li>
              {hints.map((hint) => (
                <li key={hint}>{hint}</li>
              ))}
            </ul>
          )}
          <HelpLinks help={help} />
        </div>
      </div>
      {children.length > 0 && (
        <section className="section">
          <h2 className="mb-6">Os mais pedidos</h2>
          <ul className="product-grid product-grid-six">{children}</ul>
        </section>
      )}
      {categories.length > 0 && (
        <nav className="section" aria-labelledby="categorias-titulo">
          <h2 id="categorias-titulo" className="mb-6">
            Ou passeie pelas categorias
          </h2>
          <ul className="flex flex-wrap gap-3">
            {categories.map(({ label, attributes }) => (
              <li key={label}>
                <a
                  {...attributes}
                  className="inline-flex min-h-11 items-center rounded-pill border border-line-input px-5 font-medium hover:bg-soft"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

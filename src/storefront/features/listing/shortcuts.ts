// Shortcuts of a landing page: the links below its item of the main menu that lead to the page with a filter.

import type { ChoiceLink, ListingLink } from './listing-links.ts';

export interface ShortcutLink {
  label: string;
  href?: string;
  sub?: readonly ShortcutLink[];
}

export interface ShortcutGroup {
  label: string;
  shortcuts: ChoiceLink[];
}

/** Empty for a page that is no item of the menu, or whose item has no such links. */
export function listShortcuts(menu: readonly ShortcutLink[], page: { pathname: string; search: string }) {
  const findQuery = ({ href }: ShortcutLink): URLSearchParams | undefined => {
    const [path, query = ''] = href?.split('?') ?? [];
    return path === page.pathname ? new URLSearchParams(query) : undefined;
  };
  const item = menu.find((candidate) => findQuery(candidate));
  return (item?.sub ?? []).flatMap(({ label, sub = [] }): ShortcutGroup[] => {
    const links = sub.flatMap((link) => {
      const query = findQuery(link);
      return query ? [{ label: link.label, query }] : [];
    });
    const queries = links.map(({ query }) => query);
    const shortcuts = links.map((link) => ({ label: link.label, ...toggle(page, link.query, queries) }));
    return shortcuts.length > 0 ? [{ label, shortcuts }] : [];
  });
}

/** The filters that no chosen shortcut stands for: both would lead to the page without the filter. */
export function listOtherFilters(applied: readonly ListingLink[], groups: readonly ShortcutGroup[]): ListingLink[] {
  const chosen = groups.flatMap(({ shortcuts }) => shortcuts.filter(({ isCurrent }) => isCurrent));
  // Pills keep every key of the page, such as those of a campaign.
  const keys = new Set(applied.flatMap(({ href }) => readQuery(href).map(([key]) => key)));
  const addresses = new Set(chosen.map(({ href }) => toComparable(href, keys)));
  return applied.filter(({ href }) => !addresses.has(toComparable(href, keys)));
}

/** Without the order of the query, in which links of the API and of the page differ. */
function toComparable(href: string, keys: ReadonlySet<string>): string {
  const values = readQuery(href)
    .filter(([key]) => keys.has(key))
    .flatMap(([key, value]) => value.split(';').map((one) => `${key}=${one}`));
  return [href.split('?')[0], ...values.sort()].join('&');
}

const readQuery = (href: string): [string, string][] => [...new URLSearchParams(href.split('?')[1])];

const readValues = (query: URLSearchParams, key: string) => query.getAll(key).flatMap((value) => value.split(';'));

/** The page with the query of a link, which replaces those of its group and preserves the rest; without it, if it is set. */
function toggle(page: { pathname: string; search: string }, link: URLSearchParams, group: readonly URLSearchParams[]) {
  const query = new URLSearchParams(page.search);
  const keys = [...new Set(link.keys())];
  const isCurrent = keys.every((key) => {
    const values = readValues(query, key);
    return readValues(link, key).every((value) => values.includes(value));
  });
  query.delete('pg');
  for (const key of keys.filter((name) => name !== 'loja')) {
    const ofGroup = new Set(group.flatMap((other) => readValues(other, key)));
    const others = readValues(query, key).filter((value) => !ofGroup.has(value));
    const values = isCurrent ? others : [...others, ...readValues(link, key)];
    query.delete(key);
    if (values.length > 0) query.set(key, values.join(';'));
  }
  const text = query.toString().replaceAll('%3B', ';');
  return { href: text ? `${page.pathname}?${text}` : page.pathname, isCurrent };
}

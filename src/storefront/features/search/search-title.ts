// The page of search results, beside what it shares with every listing.

/** Without a text the page lists what is asked for most. */
export function toSearchTitle(text: string): string {
  return text ? `Resultados para "${text}"` : 'Mais buscados';
}

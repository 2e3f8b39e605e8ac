// The page of search results, beside what it shares with every listing.

/** Without a text the page lists what is asked for most. */
export function toSearchTitle(text: string): string {
  return text ? `Resultados para "${text}"` : 'Mais buscados';
}

/** For previews of the page's link. */
export function toSearchDescription(text: string): string {
  return text ? `Produtos encontrados na busca por "${text}".` : 'Os produtos mais buscados da loja.';
}

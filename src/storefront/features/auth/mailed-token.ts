const maxTokenLength = 200;

/** The token of a mailed link, to whose URL the page's form posts. */
export const readToken = (url: URL): string => url.searchParams.get('token')?.slice(0, maxTokenLength) ?? '';

// Keys under which the page cache and a CDN store responses, besides those of single products, categories, lists and pages.

/** Key of every response. */
export const everythingKey = 'all';
/** Key of pages that may show any product: home, search, offers, showcases, sitemaps. */
export const anyProductKey = 'catalogue';
/** Key of pages that show a banner. */
export const bannersKey = 'banners';
/** Key of the index of kits and lists. */
export const listsKey = 'lists';
/** Key of menus, which name what their links lead to. */
export const menusKey = 'menus';
/** Key of institutional pages and of what lists them. */
export const pagesKey = 'pages';

/** Keys of a response whose data is unknown. */
export const unknownKeys: readonly string[] = [anyProductKey, bannersKey, listsKey, menusKey, pagesKey];

// Helpers that the search tests share.

import type { Locator, Page, Request } from '@playwright/test';
import { banner } from '../browsing.ts';

export const searchPath = '/api/v2/front/url/product/listing/search';

/** The search field of the header. */
export function headerField(page: Page): Locator {
  return banner(page).getByRole('search').locator('input[name="busca"]');
}

export function sheet(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Buscar na loja' });
}

export function suggestions(page: Page): Locator {
  return page.getByRole('listbox');
}

/** Records the suggestion requests that the browser sends from now on. */
export function recordSearches(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === searchPath) requests.push(request);
  });
  return requests;
}

export function toQuery(request: Request | undefined): Record<string, string> {
  return Object.fromEntries(new URL(request?.url() ?? 'about:blank').searchParams);
}

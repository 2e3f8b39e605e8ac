import type { Page } from '@playwright/test';
import { openPage } from '../browsing.ts';

export const popupCall = /\/popup\?nivel=(?!saida)/;
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Primeira vez por aqui?' });

/** A popup opens on a later page of a visit only: the page is opened as by a link of this one. */
export const laterView = (page: Page) => ({ referer: new URL('/marcas', page.url()).href });

/** Opens the second page of a visit with a fake clock, and waits until the API has responded with its popup. */
export async function openWithPopup(page: Page, path: string): Promise<string> {
  await page.clock.install();
  await openPage(page, '/marcas');
  const response = page.waitForResponse(popupCall);
  await openPage(page, path, laterView(page));
  const { pathname, search } = new URL((await response).url());
  return pathname + search;
}

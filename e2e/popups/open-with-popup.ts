import type { Page } from '@playwright/test';
import { openPage } from '../browsing.ts';

export const popupCall = /\/popup\?nivel=(?!saida)/;
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Primeira vez por aqui?' });

/** Opens a page on a clock of its own, and waits until the API has answered about its popup. */
export async function openWithPopup(page: Page, path: string): Promise<string> {
  await page.clock.install();
  const answer = page.waitForResponse(popupCall);
  await openPage(page, path);
  const { pathname, search } = new URL((await answer).url());
  return pathname + search;
}

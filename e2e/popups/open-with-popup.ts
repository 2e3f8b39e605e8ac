import type { Locator, Page } from '@playwright/test';
import { openPage } from '../browsing.ts';
import { expect } from '../fixtures.ts';

export const popupCall = /\/popup\?nivel=(?!saida)/;
export const popup = (page: Page) => page.getByRole('dialog', { name: 'Primeira vez por aqui?' });
/** The popup on phones. */
export const popupSheet = (page: Page) => page.getByRole('complementary', { name: 'Primeira vez por aqui?' });

/** Opens a page with a fake clock, and waits until the API has responded with its popup, which opens 30 s later. */
export async function openWithPopup(page: Page, path: string): Promise<string> {
  await page.clock.install();
  const response = page.waitForResponse(popupCall);
  await openPage(page, path);
  const { pathname, search } = new URL((await response).url());
  return pathname + search;
}

/** Advances the clock until the popup is open: its picture loads in real time before its timer starts. */
export async function expectPopup(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(500);
    expect(await shown.isVisible()).toBe(true);
  }).toPass();
}

// A screen: a URL, the visitor who opens it, and the steps on the page.

import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, signIn } from '../accounts.ts';
import { openPage } from '../browsing.ts';
import type { ShopServer } from '../shop-server.ts';

export interface Screen {
  /** Unique in its shop; with hyphens it is the name of its screenshot. */
  name: string;
  path: string;
  /** Opens or fills in an element of the page. */
  prepare?: (page: Page, shop: ShopServer) => Promise<void>;
  /** Screens that exist on one side of 1024 px only. */
  only?: 'phone' | 'desktop';
  /** Whether it has another form on a desktop, e.g. a panel instead of a sheet. */
  differs?: boolean;
  /** Made of the parts of other screens, or checked by a journey on its way: `npm run nightly` checks its accessibility too. */
  isAlike?: boolean;
  /** Expected problems of the browser. */
  problems?: RegExp;
  /** The account that signs in first; a visitor if absent. */
  signedIn?: Account;
  /** A first visit: no decision about cookies, no popup shown yet. */
  isFirstVisit?: boolean;
}

export const home = '/';
/** A product of both shops, with one value. */
export const product = '/sache-perfumado-de-lavanda';

export function main(page: Page): Locator {
  return page.getByRole('main');
}

/** Opens the screen and runs its steps. */
export async function openScreen(page: Page, shop: ShopServer, screen: Screen): Promise<void> {
  if (screen.signedIn) expect(await signIn(page.request, shop.url, screen.signedIn)).toBe(200);
  // The fake clock lets the screen decide when delayed content appears.
  if (screen.isFirstVisit) await page.clock.install();
  await openPage(page, screen.path);
  await screen.prepare?.(page, shop);
}

// A screen as a shopper meets it: an address, who opens it, and what is done there.
import { expect, type Locator, type Page } from '@playwright/test';
import { type Account, signIn } from '../accounts.ts';
import { openPage } from '../browsing.ts';
import type { ShopServer } from '../shop-server.ts';

export interface Screen {
  /** Unique in its shop; with hyphens it is the name of its picture. */
  name: string;
  path: string;
  /** Opens or fills in something on the page. */
  prepare?: (page: Page, shop: ShopServer) => Promise<void>;
  /** Screens that exist on one side of 1024 px only. */
  only?: 'phone' | 'desktop';
  /** Opens in another form on a desktop, e.g. a sheet that is a panel there. */
  differs?: boolean;
  /** What the browser may complain about. */
  problems?: RegExp;
  /** Who signs in before; nobody when absent. */
  signedIn?: Account;
  /** A first visit: nothing answered about cookies, no popup seen. */
  isFirstVisit?: boolean;
}

export const home = '/';
/** Sold by both shops, with one value. */
export const product = '/sache-perfumado-de-lavanda';

export function main(page: Page): Locator {
  return page.getByRole('main');
}

/** Opens the screen and does there what it asks for. */
export async function openScreen(page: Page, shop: ShopServer, screen: Screen): Promise<void> {
  if (screen.signedIn) expect(await signIn(page.request, shop.url, screen.signedIn)).toBe(200);
  // What comes after some seconds comes when the screen asks for it.
  if (screen.isFirstVisit) await page.clock.install();
  await openPage(page, screen.path);
  await screen.prepare?.(page, shop);
}

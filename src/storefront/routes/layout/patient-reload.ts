// The frame's reload after a change that was answered: the page must not go for want of this second answer.
import { isLostConnection } from '#web/errors/error-view.ts';
import { resolveShop } from '../../shops/resolve-shop.ts';
import type { Personal } from './load-personal.server.ts';

export interface ShownPersonal extends Personal {
  /** Nobody answered for long; this is what was shown before. */
  isStale?: true;
}

const pausesMs = [1000, 2000, 4000];
let shown: { personal: ShownPersonal; shopId: string } | undefined;

/** Remembers what the page shows. */
export function keepShown(personal: ShownPersonal): void {
  shown = { personal, shopId: resolveShop(new URL(window.location.href)).id };
}

export function isShownStale(): boolean {
  return shown?.personal.isStale === true;
}

/** Asks again for some seconds where nobody answers, then falls back on what the same shop has shown. Other failures are thrown. */
export async function loadPatiently(load: () => Promise<Personal>, url: string): Promise<ShownPersonal> {
  for (const pauseMs of [...pausesMs, 0]) {
    try {
      return await load();
    } catch (error) {
      if (!isLostConnection(error) || shown?.shopId !== resolveShop(new URL(url)).id) throw error;
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
  if (!shown) throw new TypeError('Failed to fetch');
  return { ...shown.personal, isStale: true };
}

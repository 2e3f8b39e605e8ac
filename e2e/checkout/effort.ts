// What an order asks of its buyer: fields, keys, and presses of buttons and links.

import type { Page } from '@playwright/test';

export interface Effort {
  /** The names of the fields that were filled in. */
  fields: readonly string[];
  keys: number;
  presses: number;
}

type Act = 'key' | 'press' | { field: string };

declare global {
  interface Window {
    reportAct?: (act: Act) => void;
  }
}

/** Counts from now on; the returned function says what was counted. */
export async function countEffort(page: Page): Promise<() => Effort> {
  const acts: Act[] = [];
  await page.exposeFunction('reportAct', (act: Act) => void acts.push(act));
  await page.evaluate(listen);
  await page.addInitScript(listen);
  return () => ({
    fields: [...new Set(acts.flatMap((act) => (typeof act === 'object' ? [act.field] : [])))],
    keys: acts.filter((act) => act === 'key').length,
    presses: acts.filter((act) => act === 'press').length,
  });
}

/** Runs in the page. */
function listen(): void {
  const report = (act: Act) => window.reportAct?.(act);
  const options = { capture: true };
  window.addEventListener('keydown', () => report('key'), options);
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement) report({ field: target.name });
    },
    options,
  );
  window.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a, button, summary, label')) report('press');
    },
    options,
  );
}

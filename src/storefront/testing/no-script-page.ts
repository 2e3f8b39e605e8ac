// What a browser without script makes of a page that was rendered with the result of a form.

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readFields } from '#web/forms/form-result.ts';

/** The document of a rendered page. */
export function readPage(page: ReactElement): Document {
  return new DOMParser().parseFromString(`<main>${renderToStaticMarkup(page)}</main>`, 'text/html');
}

/** The element that the browser focuses: the first one with `autofocus`. */
export const findFocused = (page: Document) => page.querySelector('[autofocus]');

/** The text that describes a control, or its group: its hint and its message. */
export function readDescription(control: Element | null | undefined): string {
  const described = control?.closest('[aria-describedby]');
  const ids = described?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => control?.ownerDocument.getElementById(id)?.textContent).join(' ');
}

/** What the form with this `intent` would post again; of radio buttons and checkboxes the chosen ones. */
export function readForm(page: Document, intent: string) {
  const form = page.querySelector(`input[name=intent][value="${intent}"]`)?.closest('form');
  if (!form) throw new Error(`The page has no form ${intent}`);
  const values = readFields(new FormData(form));
  const find = (name: string) => form.querySelector(`[name="${name}"]`);
  const isOpen = form.closest('details:not([open])') === null;
  return { form, values, find, isOpen };
}

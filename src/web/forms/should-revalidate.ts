// `shouldRevalidate` of routes with forms.

import type { ShouldRevalidateFunctionArgs } from 'react-router';

type Submitted = Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'formMethod' | 'defaultShouldRevalidate'>;

/**
 * For a page that shows what its forms change. A refusal (409, 422) often means that the page is outdated: a product is dearer, an
 * order was sent meanwhile.
 */
export function revalidateAfterRefusal({ actionStatus, defaultShouldRevalidate }: Submitted): boolean {
  return defaultShouldRevalidate || actionStatus === 409 || actionStatus === 422;
}

/** Of a page whose forms change nothing that it has loaded. */
export function keepAfterSubmit({ formMethod, defaultShouldRevalidate }: Submitted): boolean {
  return formMethod ? false : defaultShouldRevalidate;
}

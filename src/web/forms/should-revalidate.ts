// `shouldRevalidate` of routes with forms.

import type { ShouldRevalidateFunctionArgs } from 'react-router';

type Submitted = Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'formMethod' | 'defaultShouldRevalidate'>;

/**
 * Of a page that shows what its forms change: what one was refused for (409, 422) may have changed the page, such as a product
 * that is dearer or an order that has been sent meanwhile.
 */
export function revalidateAfterRefusal({ actionStatus, defaultShouldRevalidate }: Submitted): boolean {
  return defaultShouldRevalidate || actionStatus === 409 || actionStatus === 422;
}

/** Of a page whose forms change nothing that it has loaded. */
export function keepAfterSubmit({ formMethod, defaultShouldRevalidate }: Submitted): boolean {
  return formMethod ? false : defaultShouldRevalidate;
}

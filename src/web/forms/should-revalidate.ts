// `shouldRevalidate` of routes with forms.

import type { ShouldRevalidateFunctionArgs } from 'react-router';

type Submitted = Pick<
  ShouldRevalidateFunctionArgs,
  'actionResult' | 'actionStatus' | 'formMethod' | 'defaultShouldRevalidate'
>;

/** Whether the result of the submitted form has all that it has changed (`AnsweredForm`). */
export function hasShown({ actionResult }: Pick<ShouldRevalidateFunctionArgs, 'actionResult'>): boolean {
  return actionResult instanceof Object && 'shown' in actionResult;
}

/**
 * For a page that shows what its forms change. A refusal (409, 422) often means that the page is outdated: a product is dearer, an
 * order was sent meanwhile.
 */
export function revalidateAfterRefusal(args: Submitted): boolean {
  const { actionStatus, defaultShouldRevalidate } = args;
  return !hasShown(args) && (defaultShouldRevalidate || actionStatus === 409 || actionStatus === 422);
}

/** Keeps the data of a page whose forms change nothing that it has loaded. */
export function keepAfterSubmit({ formMethod, defaultShouldRevalidate }: Submitted): boolean {
  return formMethod ? false : defaultShouldRevalidate;
}

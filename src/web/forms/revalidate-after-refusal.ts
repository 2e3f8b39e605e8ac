import type { ShouldRevalidateFunctionArgs } from 'react-router';

/**
 * `shouldRevalidate` of a page that shows what its forms change: what one was refused for (422) may have changed the page, such as
 * an order that has been sent meanwhile.
 */
export function revalidateAfterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: Pick<ShouldRevalidateFunctionArgs, 'actionStatus' | 'defaultShouldRevalidate'>): boolean {
  return defaultShouldRevalidate || actionStatus === 422;
}

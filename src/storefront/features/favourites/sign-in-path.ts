import { paths } from '../../routes.ts';

/** Specification 6: where a visitor who presses a heart is sent; signing in there comes back and saves the product. */
export function toSignInPath(returnPath: string, productId?: number): string {
  const query = new URLSearchParams({ voltar: returnPath });
  if (productId !== undefined) query.set('favorito', String(productId));
  return `${paths.signIn}?${query}`;
}

// URLs of the auth pages: `voltar` is the page to return to, `favorito` a product to save after the sign-in.

import { useLocation } from 'react-router';
import { toReturnPath } from '#web/http/return-path.ts';
import { paths } from '../../paths.ts';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';

/** The redirect and the favourite of a sign-in or sign-up. */
export interface SignInTarget {
  /** A path of the shop; undefined redirects to the account. */
  returnPath?: string;
  /** The id of a product to save as a favourite. */
  favourite?: number;
}

/** Pages that link to one another with the same target. */
const authPaths: readonly string[] = [paths.signIn.slice(0, -1), paths.signUp, paths.confirmSignUp, paths.newPassword];

/** The target in the query of an auth page; a URL outside the shop is ignored. */
export function parseSignInTarget(query: URLSearchParams): SignInTarget {
  const returnPath = toReturnPath(query.get('voltar'));
  const favourite = /^[1-9]\d{0,8}$/.exec(query.get('favorito') ?? '')?.[0];
  return {
    ...(returnPath !== undefined && { returnPath }),
    ...(favourite !== undefined && { favourite: Number(favourite) }),
  };
}

/** The URL of an auth page with the target in its query; `more` holds further query keys. */
export function withTarget(path: string, { returnPath, favourite }: SignInTarget, more = {}): string {
  const query = new URLSearchParams(more);
  if (returnPath !== undefined) query.set('voltar', returnPath);
  if (favourite !== undefined) query.set('favorito', String(favourite));
  return String(query) ? `${path}?${query}` : path;
}

/** The sign-in link returns to the current page; from home to the account; from an auth page to that page's target. */
export function useSignInTarget(): SignInTarget {
  const { pathname, search } = useLocation();
  const { path: homePath } = useShop();
  if (authPaths.includes(pathname.replace(/\/$/, ''))) return parseSignInTarget(new URLSearchParams(search));
  return pathname === homePath ? {} : { returnPath: pathname + search };
}

export function useSignInHref(): string {
  const target = useSignInTarget();
  return useShopHref()(withTarget(paths.signIn, target));
}

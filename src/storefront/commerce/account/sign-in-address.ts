// Links to the sign-in and back: `voltar` is the return path, `favorito` a product to save as a favourite after signing in.
import { useLocation } from 'react-router';
import { paths } from '../../routes.ts';
import { toReturnPath } from '#web/http/return-path.ts';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';

/** What happens after signing in or up. */
export interface SignInTarget {
  /** A path of the shop; undefined leads to the account. */
  returnPath?: string;
  /** Id of a product that becomes a favourite. */
  favourite?: number;
}

/** Pages that lead to one another with the same target. */
const accessPaths: readonly string[] = [paths.signIn.slice(0, -1), paths.signUp, paths.newPassword];

/** The target in the address of an auth page; whatever would lead out of the shop is ignored. */
export function parseSignInTarget(query: URLSearchParams): SignInTarget {
  const returnPath = toReturnPath(query.get('voltar'));
  const favourite = /^[1-9]\d{0,8}$/.exec(query.get('favorito') ?? '')?.[0];
  return {
    ...(returnPath !== undefined && { returnPath }),
    ...(favourite !== undefined && { favourite: Number(favourite) }),
  };
}

/** The address of an auth page with the same target; `more` are further query keys. */
export function withTarget(path: string, { returnPath, favourite }: SignInTarget, more = {}): string {
  const query = new URLSearchParams(more);
  if (returnPath !== undefined) query.set('voltar', returnPath);
  if (favourite !== undefined) query.set('favorito', String(favourite));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What the link to the sign-in leads back to: this page; from home to the account; from an auth page as before. */
export function useSignInTarget(): SignInTarget {
  const { pathname, search } = useLocation();
  const { homePath } = useShop();
  if (accessPaths.includes(pathname.replace(/\/$/, ''))) return parseSignInTarget(new URLSearchParams(search));
  return pathname === homePath ? {} : { returnPath: pathname + search };
}

export function useSignInHref(): string {
  const target = useSignInTarget();
  return useShopHref()(withTarget(paths.signIn, target));
}

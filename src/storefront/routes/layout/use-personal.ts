import { useState } from 'react';
import { useLocation, useRevalidator, useRouteLoaderData } from 'react-router';
import { isAtOrBelow } from '#contract/site-paths.ts';
import type { FormResult } from '#web/forms/form-result.ts';
import { postForm } from '#web/forms/post-form.ts';
import { paths, personalPaths } from '../../routes.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { Personal } from './load-personal.server.ts';

/** The newer of the layout's data and the response of a sign-in. */
export function usePersonal() {
  const loaded = useRouteLoaderData<Personal>('layout');
  const [signedIn, setSignedIn] = useState<{ personal: Personal; replaced: Personal | undefined }>();
  const action = useShopHref()(paths.signIn);
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const signIn = async (form: FormData): Promise<FormResult> => {
    const result = await postForm<{ personal: Personal }>(action, form);
    if (!result.ok) return result;
    setSignedIn({ personal: result.personal, replaced: loaded });
    // Only the page of a personal path shows something else to a customer.
    if (personalPaths.some((path) => isAtOrBelow(pathname, path))) void revalidate();
    return result;
  };
  return { personal: signedIn && signedIn.replaced === loaded ? signedIn.personal : loaded, signIn };
}

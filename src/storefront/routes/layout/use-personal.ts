import { useState } from 'react';
import { useRevalidator, useRouteLoaderData } from 'react-router';
import type { FormResult } from '#web/forms/form-result.ts';
import { postForm } from '#web/forms/post-form.ts';
import { useIsPersonalPage } from '#web/route-handle.ts';
import { paths } from '../../routes.ts';
import { useShopHref } from '../../shops/shop-context.tsx';
import type { Personal } from './load-personal.server.ts';

/** The newer of the layout's data and the response of a sign-in. */
export function usePersonal() {
  const loaded = useRouteLoaderData<Personal>('layout');
  const [signedIn, setSignedIn] = useState<{ personal: Personal; replaced: Personal | undefined }>();
  const action = useShopHref()(paths.signIn);
  const isPersonal = useIsPersonalPage();
  const { revalidate } = useRevalidator();
  const signIn = async (form: FormData): Promise<FormResult> => {
    const result = await postForm<{ personal: Personal }>(action, form);
    if (!result.ok) return result;
    setSignedIn({ personal: result.personal, replaced: loaded });
    // Only a personal page shows something else to a customer.
    if (isPersonal) void revalidate();
    return result;
  };
  return { personal: signedIn && signedIn.replaced === loaded ? signedIn.personal : loaded, signIn };
}

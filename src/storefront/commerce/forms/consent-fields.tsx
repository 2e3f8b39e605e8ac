// What sign-up and checkout say of consents.

import type { ReactNode } from 'react';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { CheckField } from '#web/forms/fields.tsx';
import { useShopHref } from '../../shops/shop-context.tsx';

/** Starts unchecked, since consent requires an action. */
export function NewsletterField({ name }: { name: string }) {
  return (
    <CheckField name={name} className="items-start py-2" boxClass="mt-0.5 accent-cta">
      <UnbrokenText>Quero receber novidades e ofertas por e-mail. Dá para sair quando quiser.</UnbrokenText>
    </CheckField>
  );
}

export function PolicyLink({ path, children }: { path: string; children: ReactNode }) {
  const toHref = useShopHref();
  return <NewTabLink href={toHref(path)}>{children}</NewTabLink>;
}

// What sign-up and checkout say of consents.

import type { ReactNode } from 'react';
import { CheckField } from '#web/forms/fields.tsx';
import { useShopHref } from '../../shops/shop-context.tsx';

/** Starts unchecked, since consent requires an action. */
export function NewsletterField({ name }: { name: string }) {
  return (
    <CheckField name={name} className="items-start py-2" boxClass="mt-0.5 accent-cta">
      Quero receber novidades e ofertas por <span className="whitespace-nowrap">e-mail</span>. Dá para sair quando
      quiser.
    </CheckField>
  );
}

/** Opens in a new tab, so that the form keeps what was typed. */
export function PolicyLink({ path, children }: { path: string; children: ReactNode }) {
  const toHref = useShopHref();
  return (
    <a href={toHref(path)} target="_blank" rel="noopener" className="text-link">
      {children}
      <span className="sr-only"> (abre em nova aba)</span>
    </a>
  );
}

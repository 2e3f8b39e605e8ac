import type { ReactNode } from 'react';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { paths } from '../../../routes.ts';

/** LGPD: what the data is for, beside the button that sends it. */
export function PrivacyNote({ children }: { children: ReactNode }) {
  const toHref = useShopHref();
  return (
    <p>
      {children}{' '}
      <a href={toHref(paths.privacyPolicy)} className="underline underline-offset-4">
        Como cuidamos dos seus dados
      </a>
    </p>
  );
}

import { paths } from '../paths.ts';
import { useShop, useShopHref } from '../shops/shop-context.tsx';

/** The policies that decide a purchase, one tap from price and cart. */
export function PolicyLinks({ className = 'justify-center' }: { className?: string }) {
  const { troca } = useShop().promessas;
  const toHref = useShopHref();
  const links = [
    { label: 'Entrega', path: paths.delivery },
    { label: troca.resumo, path: paths.exchanges },
  ];
  return (
    <nav aria-label="Regras da loja" className={`flex flex-wrap gap-x-5 text-small text-ink-2 ${className}`}>
      {links.map(({ label, path }) => (
        <a
          key={path}
          href={toHref(path)}
          className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink lg:min-h-7"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}

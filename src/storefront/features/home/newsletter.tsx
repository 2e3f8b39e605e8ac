import { buttonClass } from '#ui/button.tsx';
import { useShop, useShopHref } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';

/** Leads to the sign-up, where the visitor decides about messages. */
export function Newsletter() {
  const { newsletter } = useShop().home;
  const toHref = useShopHref();
  return (
    <section className="row section" aria-labelledby="home-newsletter">
      <div className="flex flex-col items-start gap-6 rounded-box bg-accent-soft px-6 py-9 lg:flex-row lg:items-center lg:justify-between lg:px-18 lg:py-13">
        <div>
          <h2 id="home-newsletter">{newsletter.title}</h2>
          <p className="mt-2 max-w-[46ch] text-ink-2">{newsletter.text}</p>
        </div>
        <a href={toHref(paths.signUp)} className={buttonClass('primary')}>
          Criar minha conta
        </a>
      </div>
    </section>
  );
}

import { buttonClass } from '#ui/button.tsx';
import { useShopHref } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';

/** Leads to the sign-up, where the visitor decides about messages. */
export function Newsletter() {
  const toHref = useShopHref();
  return (
    <section className="row section" aria-labelledby="home-newsletter">
      <div className="flex flex-col items-start gap-6 rounded-box bg-accent-soft px-6 py-9 lg:flex-row lg:items-center lg:justify-between lg:px-18 lg:py-13">
        <div>
          <h2 id="home-newsletter">Saiba primeiro das colheitas novas</h2>
          <p className="mt-2 max-w-[46ch] text-ink-2">
            Uma carta por mês, com lançamentos, receitas de sinergia e 10% na primeira compra.
          </p>
        </div>
        <a href={toHref(paths.signUp)} className={buttonClass('primary')}>
          Criar minha conta
        </a>
      </div>
    </section>
  );
}

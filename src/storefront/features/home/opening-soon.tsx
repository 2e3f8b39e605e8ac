import { buttonClass } from '#ui/button.tsx';
import { paths } from '../../paths.ts';
import { useShop, useShopHref } from '../../shops/shop-context.tsx';

/** The home page of a shop whose first products are not on sale yet. */
export function OpeningSoon() {
  const { nome } = useShop();
  const toHref = useShopHref();
  return (
    <section className="row section flex flex-col items-start gap-4" aria-labelledby="opening-soon">
      <h1 id="opening-soon" tabIndex={-1}>
        {`${nome}: abrimos em breve`}
      </h1>
      <p className="max-w-prose text-ink-2">
        Estamos preparando os primeiros produtos. Deixe o seu e-mail aqui embaixo para saber quando a loja abrir, ou
        escreva para a gente.
      </p>
      <a href={toHref(paths.contact)} className={buttonClass()}>
        Fale conosco
      </a>
    </section>
  );
}

import { buttonClass } from '#ui/button.tsx';
import { SprigMotif } from '#ui/feedback/empty-state.tsx';
import { PageHead } from '../../lib/head/page-head.tsx';
import { useSettings, useShop, useShopHref } from '../../lib/shop-context.tsx';
import { paths } from '../../routes.ts';

/** Account and checkout have their addresses already: who follows one reads what is true today. */
export default function OpeningSoonPage() {
  const { homePath } = useShop();
  const toHref = useShopHref();
  return (
    <section className="row flex flex-col items-center py-16 text-center">
      <PageHead seo={{ title: 'Esta parte da loja abre em breve', description: '', indexar: false }} />
      <span className="text-brand" aria-hidden="true">
        <SprigMotif />
      </span>
      <h1 tabIndex={-1} className="mt-6">
        Esta parte da loja abre em breve
      </h1>
      <p className="mt-4 max-w-[48ch] text-lead text-ink-2">
        Conta, favoritos e pagamento ainda estão a caminho. O que você colocou na sacola continua lá.
      </p>
      <ContactLine />
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <a href={toHref(homePath)} className={buttonClass('primary')}>
          Voltar para o início
        </a>
        <a href={toHref(paths.cart)} className={buttonClass('secondary')}>
          Ver sacola
        </a>
      </p>
    </section>
  );
}

function ContactLine() {
  const { telefoneContato: phone, emailContato: mail } = useSettings().sistema.geral.site;
  const toHref = useShopHref();
  return (
    <p className="mt-3 text-ink-2">
      Precisa de algo agora? Fale conosco:{' '}
      {phone && (
        <>
          <a href={`tel:+55${phone.replaceAll(/\D/g, '')}`} className="text-link whitespace-nowrap">
            {phone}
          </a>
          {' ou '}
        </>
      )}
      {mail ? (
        <a href={`mailto:${mail}`} className="text-link">
          {mail}
        </a>
      ) : (
        <a href={toHref(paths.contact)} className="text-link">
          página de contato
        </a>
      )}
      .
    </p>
  );
}

import { Icon } from '#ui/icon.tsx';
import { NewTabLink } from '#ui/new-tab-link.tsx';
import { paths } from '../../paths.ts';
import { useSettings, useShop, useShopHref, useWhatsAppHref } from '../../shops/shop-context.tsx';
import { ContactItems } from './contact-items.tsx';
import { LegalLine } from './site-footer.tsx';

/** The footer of the checkout: whom to ask, delivery and exchanges without leaving the page, and the legal line. */
export function CheckoutFooter() {
  return (
    <footer className="site-footer mt-11 lg:mt-16">
      <div className="row grid gap-x-14 gap-y-2 py-6 md:grid-cols-2">
        <Help />
        <Rules />
      </div>
      <LegalLine />
    </footer>
  );
}

/** Renders each part only if it is configured. */
function Help() {
  const { telefoneContato: phone, atendimento: hours } = useSettings().sistema.geral.site;
  const whatsApp = useWhatsAppHref('Olá. Preciso de ajuda para fechar o meu pedido.');
  return (
    <section aria-labelledby="ajuda-da-compra">
      <h2 id="ajuda-da-compra" className="footer-title">
        Precisa de ajuda?
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        <ContactItems phone={phone} whatsApp={whatsApp} />
        {hours && <li className="footer-link">{hours}</li>}
      </ul>
    </section>
  );
}

function Rules() {
  const { troca } = useShop().promessas;
  return (
    <details className="disclosure">
      <summary className="footer-title -mx-2 flex min-h-11 items-center justify-between gap-4 rounded-input px-2 md:min-h-6">
        Entrega e trocas
        <Icon name="chevron-down" className="disclosure-mark size-4" />
      </summary>
      <div className="mt-1 max-w-[60ch] text-small text-on-footer-2">
        <p>
          O prazo de entrega conta a partir da confirmação do pagamento. Avisamos por e-mail quando o pedido sair, com o
          rastreio.
        </p>
        <RulesLink path={paths.delivery}>Ler as regras de entrega</RulesLink>
        <p>
          {`${troca.resumo}. Até 7 dias depois de receber você pode desistir da compra e recebe de volta tudo o que pagou, inclusive o frete.`}
        </p>
        <RulesLink path={paths.exchanges}>Ler as regras de troca</RulesLink>
      </div>
    </details>
  );
}

function RulesLink({ path, children }: { path: string; children: string }) {
  const toHref = useShopHref();
  return (
    <NewTabLink href={toHref(path)} className="footer-link underline underline-offset-4">
      {children}
    </NewTabLink>
  );
}

import { Link } from 'react-router';
import type { Consents } from '#contract/customers/privacy.ts';
import { Icon } from '#ui/icon.tsx';
import { toDay, toMinute } from '#web/dates.ts';
import { ActionForm } from '../../../commerce/forms/action-form.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { AccountSection } from '../layout/account-section.tsx';

type Consent = Consents['atuais'][number];

const names: Readonly<Record<string, string>> = {
  termos: 'Termos de uso e política de privacidade',
  novidades: 'Novidades e ofertas por e-mail',
};

/** The consents of the customer: the terms last as long as the account, the newsletter can be switched on and off. */
export function ConsentsSection({ consents: { atuais: current, historico: history } }: { consents: Consents }) {
  const terms = current.find((consent) => consent.finalidade === 'termos');
  const news = current.find((consent) => consent.finalidade === 'novidades');
  const toHref = useShopHref();
  return (
    <AccountSection id="novidades" title="Autorizações">
      <ul className="grid max-w-[720px] gap-4">
        <li className="rounded-card border border-line p-5">
          <h3 className="font-sans text-body font-semibold text-ink">{names['termos']}</h3>
          <p className="mt-1 text-small text-ink-2">{toDecision(terms, 'Ainda sem registro.')}</p>
          <Link to={toHref(paths.terms)} className="text-link mt-1 inline-flex min-h-11 items-center lg:min-h-8">
            Ler os termos de uso
          </Link>
        </li>
        <li className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line p-5">
          <div className="flex-1 basis-56">
            <h3 className="font-sans text-body font-semibold text-ink">{names['novidades']}</h3>
            <p className="mt-1 text-small text-ink-2">{toDecision(news, 'Você não pediu para receber.')}</p>
          </div>
          <NewsSwitch isOn={news?.aceita ?? false} />
        </li>
      </ul>
      {history.length > 0 && <History consents={history} />}
    </AccountSection>
  );
}

/** The button posts the opposite of the current state. */
function NewsSwitch({ isOn }: { isOn: boolean }) {
  return (
    <ActionForm
      name="novidades"
      path={paths.privacy}
      fields={{ finalidade: 'novidades', aceita: isOn ? 'false' : 'true' }}
      look={isOn ? 'secondary' : 'primary'}
      label={isOn ? 'Parar de receber novidades por e-mail' : 'Quero receber novidades por e-mail'}
    >
      {isOn ? 'Parar de receber' : 'Quero receber'}
    </ActionForm>
  );
}

function History({ consents }: { consents: readonly Consent[] }) {
  return (
    <details className="disclosure mt-4">
      <summary className="inline-flex min-h-11 items-center gap-2 text-small font-medium text-brand hover:underline">
        Histórico de autorizações
        <Icon name="chevron-down" className="disclosure-mark size-4" />
      </summary>
      <ul className="mt-2 grid gap-2 text-small">
        {consents.map((consent) => (
          <li key={`${consent.finalidade} ${consent.data}`} className="border-l-2 border-line pl-3">
            <time dateTime={consent.data}>{toMinute(consent.data)}</time>
            <span>
              {`: ${consent.aceita ? 'aceitou' : 'recusou'} ${names[consent.finalidade] ?? consent.finalidade} (versão ${consent.versao})`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function toDecision(consent: Consent | undefined, none: string): string {
  if (!consent) return none;
  return `${consent.aceita ? 'Aceito' : 'Recusado'} em ${toDay(consent.data)}, versão ${consent.versao} do texto.`;
}

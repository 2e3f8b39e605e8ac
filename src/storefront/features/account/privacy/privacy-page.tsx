import { Link } from 'react-router';
import type { ClientSession, Consents } from '#contract/customers/privacy.ts';
import { Icon } from '#ui/icon.tsx';
import { Tag } from '#ui/tag.tsx';
import { toDay, toMinute } from '#web/dates.ts';
import { CurrentPasswordField } from '#web/forms/customer-fields.tsx';
import { TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { SignOutForm } from '../../../commerce/account/sign-out-form.tsx';
import { AccountForm } from '../../../commerce/forms/account-form.tsx';
import { ActionForm, ConfirmForm } from '../../../commerce/forms/action-form.tsx';
import { PageMessage } from '../../../commerce/forms/form-message.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { AccountSection } from '../layout/account-section.tsx';

interface PrivacyPageProps {
  consents: Consents;
  sessions: readonly ClientSession[];
  result: FormResult | undefined;
}

/** The success messages of the one-button forms. */
const done = {
  novidades: 'Sua escolha sobre as novidades foi guardada.',
  aparelho: 'Acesso encerrado.',
  aparelhos: 'Encerramos os outros acessos à sua conta.',
};

export function PrivacyPage({ consents, sessions, result }: PrivacyPageProps) {
  return (
    <>
      <h1 tabIndex={-1}>Privacidade</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Seus dados são seus: veja o que você autorizou e onde a sua conta está aberta, baixe uma cópia de tudo ou exclua
        a conta.
      </p>
      <PageMessage result={result} done={done} />
      <ConsentsSection consents={consents} />
      <DevicesSection sessions={sessions} />
      <ExportSection result={result} />
      <ErasureSection result={result} />
    </>
  );
}

function ExportSection({ result }: Pick<PrivacyPageProps, 'result'>) {
  return (
    <AccountSection
      id="baixar"
      title="Baixar meus dados"
      intro="Um arquivo com tudo o que guardamos sobre você: cadastro, endereços, autorizações, favoritos, acessos e o que você nos escreveu. Ele vem em JSON, um formato que outros serviços também leem."
    >
      <AccountForm
        name="baixar"
        path={paths.privacy}
        result={result}
        submitLabel="Baixar meus dados"
        submitLook="secondary"
        isDocument
      >
        <CurrentPasswordField />
      </AccountForm>
    </AccountSection>
  );
}

function ErasureSection({ result }: Pick<PrivacyPageProps, 'result'>) {
  return (
    <AccountSection
      id="apagar"
      title="Excluir conta"
      intro={
        <>
          <p>Não dá para desfazer. Ao excluir a conta:</p>
          <ul className="mt-2 list-disc pl-5">
            <li>você sai da loja em todos os aparelhos;</li>
            <li>apagamos cadastro, endereços, favoritos e sacolas, e você deixa de receber novidades;</li>
            <li>suas avaliações e perguntas publicadas ficam, sem o seu nome;</li>
            <li>
              o que foi escrito com um e-mail que você ainda não confirmou fica, porque pode ser de outra pessoa: para
              apagar também, crie antes uma nova senha em “Esqueci minha senha”;
            </li>
            <li>
              dos seus pedidos guardamos só o que a lei fiscal obriga, como nome, documento e endereço; um pedido a
              caminho segue até você, e o contato desse pedido é apagado depois.
            </li>
          </ul>
        </>
      }
    >
      <AccountForm
        name="apagar"
        path={paths.privacy}
        result={result}
        submitLabel="Excluir minha conta"
        submitLook="secondary"
        isDocument
      >
        <CurrentPasswordField />
        <TextField
          name="confirmacao"
          label="Para confirmar, escreva APAGAR"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </AccountForm>
    </AccountSection>
  );
}

type Consent = Consents['atuais'][number];

const names: Readonly<Record<string, string>> = {
  termos: 'Termos de uso e política de privacidade',
  novidades: 'Novidades e ofertas por e-mail',
};

/** The consents of the customer: the terms last as long as the account, the newsletter can be switched on and off. */
function ConsentsSection({ consents: { atuais: current, historico: history } }: { consents: Consents }) {
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

/** The active sessions of the customer, each with a button that ends it. */
function DevicesSection({ sessions }: { sessions: readonly ClientSession[] }) {
  const hasOthers = sessions.some((session) => !session.atual);
  return (
    <AccountSection
      id="aparelhos"
      title="Aparelhos conectados"
      intro="Não reconhece algum? Saia dele aqui e troque a sua senha."
    >
      <ul className="max-w-[720px] ruled rounded-card border border-line">
        {sessions.map((session) => (
          <li key={session.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-4">
            <Device session={session} />
          </li>
        ))}
      </ul>
      {hasOthers && (
        <div className="mt-3">
          <ConfirmForm
            name="aparelhos"
            path={paths.privacy}
            label="Sair de todos os outros"
            about="aparelhos"
            question="Encerrar a sua conta em todos os aparelhos menos este?"
            answer="Sim, sair"
          />
        </div>
      )}
    </AccountSection>
  );
}

function Device({
  session: { id, aparelho: device, entrouEm: since, vistaEm: seen, atual: isCurrent },
}: {
  session: ClientSession;
}) {
  return (
    <>
      <div className="flex-1 basis-56">
        <h3 className="flex flex-wrap items-center gap-2 font-sans text-body font-semibold text-ink">
          <span>{device}</span>
          {isCurrent && <Tag>Este aparelho</Tag>}
        </h3>
        <p className="mt-1 text-small text-ink-2">
          Entrou em {toMinute(since)}. Visto em {toMinute(seen)}.
        </p>
      </div>
      {isCurrent ? (
        <SignOutForm className="button button-link" />
      ) : (
        <ActionForm name="aparelho" path={paths.privacy} fields={{ id }} label={`Sair deste aparelho: ${device}`}>
          Sair deste aparelho
        </ActionForm>
      )}
    </>
  );
}

import type { ClientSession, Consents } from '#contract/customers/privacy.ts';
import { CurrentPasswordField } from '#web/forms/customer-fields.tsx';
import { TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { AccountForm } from '../../../commerce/forms/account-form.tsx';
import { PageMessage } from '../../../commerce/forms/form-message.tsx';
import { paths } from '../../../paths.ts';
import { AccountSection } from '../layout/account-section.tsx';
import { ConsentsSection } from './consents-section.tsx';
import { DevicesSection } from './devices-section.tsx';

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
        Seus dados são seus: veja o que você autorizou, onde a sua conta está aberta, baixe uma cópia de tudo ou exclua
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
              caminho segue até você, e o contato dele é apagado depois.
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

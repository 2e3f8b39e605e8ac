import { Link } from 'react-router';
import type { Profile } from '#contract/customers/profile.ts';
import { toDay } from '#web/dates.ts';
import { BirthDateField, CurrentPasswordField, PhoneField } from '#web/forms/customer-fields.tsx';
import { SelectField, TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { NewPasswordField } from '#web/forms/new-password-field.tsx';
import { AccountForm } from '../../../commerce/forms/account-form.tsx';
import { paths } from '../../../paths.ts';
import { useShopHref } from '../../../shops/shop-context.tsx';
import { AccountSection } from '../layout/account-section.tsx';

interface DataPageProps {
  profile: Profile;
  result: FormResult | undefined;
}

export function DataPage({ profile, result }: DataPageProps) {
  return (
    <>
      <h1 tabIndex={-1}>Seus dados</h1>
      <AccountSection id="pessoais" title="Dados pessoais">
        <PersonalForm profile={profile} result={result} />
      </AccountSection>
      <AccountSection
        id="email"
        title="E-mail"
        intro={
          <>
            Hoje a sua conta usa <strong className="font-semibold text-ink">{profile.email}</strong>. Se houver troca,
            avisamos também nesse endereço.
          </>
        }
      >
        <AccountForm
          name="email"
          path={paths.accountData}
          result={result}
          submitLabel="Trocar e-mail"
          done="Enviamos um link para o novo e-mail. Abra-o em até 24 horas para concluir a troca."
        >
          <TextField name="email" label="Novo e-mail" type="email" autoComplete="email" required />
          <CurrentPasswordField />
        </AccountForm>
      </AccountSection>
      <AccountSection id="senha" title="Senha" intro={toPasswordIntro(profile)}>
        <AccountForm
          name="senha"
          path={paths.accountData}
          result={result}
          submitLabel="Trocar senha"
          done="Sua senha foi trocada. Encerramos os outros acessos à sua conta."
        >
          <CurrentPasswordField />
          <NewPasswordField name="novaSenha" label="Nova senha" />
        </AccountForm>
      </AccountSection>
    </>
  );
}

function toPasswordIntro({ senhaAlteradaEm: changedAt }: Profile): string {
  const sentence = 'Quem estiver na sua conta em outro aparelho vai precisar entrar de novo.';
  return changedAt ? `Trocada pela última vez em ${toDay(changedAt)}. ${sentence}` : sentence;
}

function PersonalForm({ profile, result }: DataPageProps) {
  const toHref = useShopHref();
  const { nomeRazao, celular, nascimento, sexo } = profile;
  const isPerson = profile.pessoa === 'f';
  return (
    <AccountForm
      name="pessoais"
      path={paths.accountData}
      result={result}
      stored={{ nomeRazao, celular, nascimento, sexo }}
      submitLabel="Salvar dados"
      done="Seus dados foram salvos."
    >
      <TextField
        name="nomeRazao"
        label={isPerson ? 'Nome completo' : 'Razão social'}
        autoComplete={isPerson ? 'name' : 'organization'}
        required
      />
      <div>
        <p className="text-small font-medium">{isPerson ? 'CPF' : 'CNPJ'}</p>
        <p className="mt-1.5 tabular-nums">{profile.documento}</p>
        <p className="mt-1 text-micro text-ink-2">
          O documento não muda. Se estiver errado,{' '}
          <Link to={toHref(paths.contact)} className="underline underline-offset-4">
            fale conosco
          </Link>
          .
        </p>
      </div>
      <PhoneField required />
      {isPerson && (
        <div className="grid gap-4 sm:grid-cols-2">
          <BirthDateField />
          <SelectField name="sexo" label="Gênero (opcional)" autoComplete="sex">
            <option value="f">Feminino</option>
            <option value="m">Masculino</option>
            <option value="o">Outro</option>
            <option value="i">Prefiro não dizer</option>
          </SelectField>
        </div>
      )}
    </AccountForm>
  );
}

import { maskDocumentInput } from '#rules/document.ts';
import { maskPhoneInput } from '#rules/phone.ts';
import { DocumentField, EmailField, PhoneField } from '#web/forms/customer-fields.tsx';
import { TextField } from '#web/forms/fields.tsx';
import { useSignInHref } from '../../../commerce/account/sign-in-address.ts';
import { useCheckout } from '../steps/checkout-context.ts';
import { Section } from '../steps/section.tsx';
import { StepForm } from '../steps/step-form.tsx';

/** The buyer. Signing in is offered to everybody, since the page never reveals whether an e-mail address has an account. */
export function ContactSection() {
  const { checkout, customerId } = useCheckout();
  const { contato: contact } = checkout;
  return (
    <Section
      name="contato"
      title="Contato"
      entered={
        contact && (
          <>
            <span className="block">{contact.nome}</span>
            <span className="block break-words">{contact.email}</span>
            <span className="block tabular-nums">
              {`${maskPhoneInput(contact.celular)} · ${toDocumentText(contact.documento)}`}
            </span>
          </>
        )
      }
    >
      {customerId === undefined && <SignInLine />}
      <StepForm
        name="contato"
        submitLabel={contact ? 'Salvar contato' : 'Continuar para a entrega'}
        {...(contact && { stored: toStored(contact) })}
      >
        <EmailField hint="É para ele que mandamos as notícias do pedido." />
        <TextField name="nome" label="Nome completo" autoComplete="name" maxLength={120} required />
        <div className="grid gap-4 sm:grid-cols-2">
          <DocumentField {...toDocumentProps(contact?.documento)} />
          <PhoneField required />
        </div>
      </StepForm>
    </Section>
  );
}

function SignInLine() {
  const href = useSignInHref();
  return (
    <p className="mb-5 text-small">
      Já tem conta?{' '}
      <a href={href} className="text-link inline-flex min-h-11 items-center lg:min-h-8">
        Entre e use os seus dados
      </a>
    </p>
  );
}

type Contact = NonNullable<ReturnType<typeof useCheckout>['checkout']['contato']>;

/** The document of an account is masked; only its last signs are known here. */
const isMasked = (text: string) => text.includes('*');

function toDocumentText(text: string): string {
  return isMasked(text) ? text : maskDocumentInput(text);
}

function toStored({ nome, email, documento, celular }: Contact): Record<string, string> {
  return { nome, email, celular: maskPhoneInput(celular), documento: isMasked(documento) ? '' : documento };
}

function toDocumentProps(text: string | undefined) {
  if (text === undefined || !isMasked(text)) return { required: true };
  return { hint: `Em branco, fica o da sua conta: ${text}` };
}

import { TextAreaField } from '#web/forms/fields.tsx';
import { ContactField, EmailField, NameField } from '../form/fields.tsx';
import { MessageForm } from '../form/message-form.tsx';
import type { FormProps } from './form-props.ts';
import { PrivacyNote } from './privacy-note.tsx';

/** Asks for the price of a product that is sold on request. */
export function BudgetForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="orcamento"
      {...(about && { about })}
      submitLabel="Pedir orçamento"
      note={<PrivacyNote>Usamos os seus dados só para responder.</PrivacyNote>}
    >
      <NameField />
      <EmailField />
      <ContactField />
      <TextAreaField name="mensagem" label="O que você precisa (opcional)" maxLength={5000} rows={3} />
    </MessageForm>
  );
}

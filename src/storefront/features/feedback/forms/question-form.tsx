import { TextAreaField } from '#web/forms/fields.tsx';
import { ContactField, EmailField, NameField } from '../form/fields.tsx';
import { MessageForm } from '../form/message-form.tsx';
import type { FormProps } from './form-props.ts';
import { PrivacyNote } from './privacy-note.tsx';

/** Asks about a product. */
export function QuestionForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="pergunta"
      {...(about && { about })}
      submitLabel="Enviar pergunta"
      note={<PrivacyNote>Publicamos a pergunta com o seu nome. E-mail e telefone não aparecem.</PrivacyNote>}
    >
      <TextAreaField name="pergunta" label="Sua pergunta" required minLength={3} maxLength={2000} rows={3} />
      <NameField />
      <EmailField />
      <ContactField />
    </MessageForm>
  );
}

import { EmailField, NameField } from '../form/fields.tsx';
import { MessageForm } from '../form/message-form.tsx';
import type { FormProps } from './form-props.ts';
import { PrivacyNote } from './privacy-note.tsx';

/** Asks for a mail when a sold-out product, or one value of it, is back. */
export function NoticeForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="avise-me"
      {...(about && { about })}
      submitLabel="Avise-me quando chegar"
      note={<PrivacyNote>Usamos o seu nome e e-mail só para este aviso.</PrivacyNote>}
    >
      <NameField />
      <EmailField />
    </MessageForm>
  );
}

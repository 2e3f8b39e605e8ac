import { EmailField, NameField } from './fields.tsx';
import { type FormProps, MessageForm } from './message-form.tsx';

const note = 'Ao assinar, você aceita novidades por e-mail. Dá para sair quando quiser: é só escrever para a gente.';

/** The sign-up for the newsletter, in a row on wide screens. */
export function NewsletterForm({ about }: FormProps) {
  return (
    <MessageForm kind="novidades" about={about} submitLabel="Quero receber" note={note} row="two">
      <NameField />
      <EmailField />
    </MessageForm>
  );
}

export function FooterNewsletterForm() {
  return (
    <MessageForm kind="novidades" id="novidades-rodape" submitLabel="Quero receber" note={note} row="one">
      <EmailField label="Novidades no seu e-mail" />
    </MessageForm>
  );
}

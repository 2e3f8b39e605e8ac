import { EmailField, NameField } from './fields.tsx';
import { type FormProps, MessageForm, PrivacyNote } from './message-form.tsx';

const note = (
  <PrivacyNote>
    Ao assinar, você aceita receber novidades por e-mail. Para parar, é só escrever para a gente.
  </PrivacyNote>
);

/** In a row where there is room. */
export function NewsletterForm({ about }: FormProps) {
  return (
    <MessageForm kind="novidades" {...(about && { about })} submitLabel="Quero receber" note={note} row="two">
      <NameField />
      <EmailField />
    </MessageForm>
  );
}

/** For the footer: as short as can be. */
export function FooterNewsletterForm() {
  return (
    <MessageForm kind="novidades" id="novidades-rodape" submitLabel="Quero receber" note={note} row="one">
      <EmailField label="Novidades no seu e-mail" />
    </MessageForm>
  );
}

import { Icon } from '#ui/icon.tsx';
import { UnbrokenText } from '#ui/unbroken-text.tsx';
import { useSentMessage } from '#web/forms/use-form.ts';
import { EmailField, NameField } from './fields.tsx';
import { type FormProps, MessageForm } from './message-form.tsx';

/** An account withdraws its consent by itself (`/minha-conta/privacidade`); an address alone has no link of its own. */
const note =
  'Ao assinar, você aceita novidades por e-mail. Para sair, escreva para a gente ou use Privacidade na sua conta.';

/** The sign-up for the newsletter, in a row on wide screens. */
export function NewsletterForm({ about }: FormProps) {
  return (
    <MessageForm kind="novidades" about={about} submitLabel="Quero receber" note={note} row="two">
      <NameField />
      <EmailField />
    </MessageForm>
  );
}

/** Folded on a phone, unless it confirms what was sent without script. */
export function FooterNewsletterForm() {
  return (
    <details className="disclosure phone-disclosure" open={useSentMessage() === 'novidades'}>
      <summary className="footer-fold font-semibold text-note">
        <UnbrokenText>Receber novidades por e-mail</UnbrokenText>
        <Icon name="chevron-down" className="disclosure-mark size-4" />
      </summary>
      <div className="max-md:pb-5">
        <MessageForm kind="novidades" id="novidades-rodape" submitLabel="Quero receber" note={note} row="one">
          <EmailField label="Novidades no seu e-mail" />
        </MessageForm>
      </div>
    </details>
  );
}

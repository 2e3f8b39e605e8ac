import { TextAreaField } from '#web/forms/fields.tsx';
import { ChoiceField, ContactField, EmailField, NameField } from './fields.tsx';
import { type FormProps, MessageForm } from './message-form.tsx';

/** Maps the subjects that shoppers choose to the departments of the API. */
const subjects = [
  { value: 'atendimento', label: 'Dúvida sobre um produto' },
  { value: 'pedidos', label: 'Meu pedido' },
  { value: 'revenda', label: 'Quero revender' },
  { value: 'imprensa', label: 'Imprensa' },
];

export function ContactForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="contato"
      about={about}
      submitLabel="Enviar mensagem"
      note="Usamos os seus dados só para responder."
    >
      <ChoiceField name="hashEmail" label="Assunto" options={subjects} />
      <NameField />
      <EmailField />
      <ContactField />
      <TextAreaField name="mensagem" label="Mensagem" required maxLength={5000} rows={5} />
    </MessageForm>
  );
}

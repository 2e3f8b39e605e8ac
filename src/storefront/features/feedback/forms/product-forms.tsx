import { TextAreaField } from '#web/forms/fields.tsx';
import { ContactField, EmailField, NameField, YesNoField, StarsField } from './fields.tsx';
import { type FormProps, MessageForm } from './message-form.tsx';

/** The form that requests a quote for a product sold on request. */
export function BudgetForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="orcamento"
      about={about}
      submitLabel="Pedir orçamento"
      note="Usamos os seus dados só para responder."
    >
      <NameField />
      <EmailField />
      <ContactField />
      <TextAreaField name="mensagem" label="Do que você precisa (opcional)" maxLength={5000} rows={3} />
    </MessageForm>
  );
}

export function QuestionForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="pergunta"
      about={about}
      submitLabel="Enviar pergunta"
      note="Publicamos a pergunta com o seu nome. E-mail e telefone não aparecem."
    >
      <TextAreaField name="pergunta" label="Sua pergunta" required minLength={3} maxLength={2000} rows={3} />
      <NameField />
      <EmailField />
      <ContactField />
    </MessageForm>
  );
}

/** The form that requests a back-in-stock mail for a product or one of its values. */
export function NoticeForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="avise-me"
      about={about}
      submitLabel="Avise-me quando chegar"
      note="Usamos o seu nome e e-mail só para este aviso."
    >
      <NameField />
      <EmailField />
    </MessageForm>
  );
}

/** The form that reviews the product or kit in `about`. */
export function ReviewForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="avaliacao"
      about={about}
      submitLabel="Enviar avaliação"
      note="Publicamos a avaliação com o seu nome. O e-mail não aparece."
    >
      <StarsField name="nota" legend="Sua nota" />
      <TextAreaField
        name="comentario"
        label="Comentário (opcional)"
        hint="Como é o aroma, para que você usa, o que mudaria. De 20 a 1.000 caracteres."
        minLength={20}
        maxLength={1000}
      />
      <YesNoField name="recomenda" legend="Você recomenda? (opcional)" />
      <NameField />
      <EmailField />
    </MessageForm>
  );
}

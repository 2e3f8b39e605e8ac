import { CheckField, TextAreaField } from '#web/forms/fields.tsx';
import { YesNoField, StarsField } from './fields.tsx';
import { type FormProps, MessageForm } from './message-form.tsx';

/** The form that reviews the shop by an invitation, whose key is in `about`. */
export function StoreReviewForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="avaliacao-da-loja"
      about={about}
      submitLabel="Confirmar avaliação"
      note="Com a sua autorização, mostramos o primeiro nome e a inicial do sobrenome."
    >
      <StarsField name="experiencia" legend="A compra como um todo" />
      <StarsField name="atendimento" legend="O atendimento" />
      <YesNoField name="satisfacao" legend="O que chegou era o que você esperava?" isRequired />
      <TextAreaField
        name="mensagem"
        label="Conte como foi (opcional)"
        hint="De 20 a 1.000 caracteres."
        minLength={20}
        maxLength={1000}
      />
      <CheckField name="autorizacao">A loja pode publicar esta avaliação</CheckField>
    </MessageForm>
  );
}

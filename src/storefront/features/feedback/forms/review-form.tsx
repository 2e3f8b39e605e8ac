import { TextAreaField } from '#web/forms/fields.tsx';
import { EmailField, NameField, YesNoField } from '../form/fields.tsx';
import { MessageForm } from '../form/message-form.tsx';
import { StarsField } from '../form/stars-field.tsx';
import type { FormProps } from './form-props.ts';
import { PrivacyNote } from './privacy-note.tsx';

/** Reviews a product or a kit, whichever `about` names. */
export function ReviewForm({ about }: FormProps) {
  return (
    <MessageForm
      kind="avaliacao"
      {...(about && { about })}
      submitLabel="Enviar avaliação"
      note={<PrivacyNote>Publicamos a avaliação com o seu nome. O e-mail não aparece.</PrivacyNote>}
    >
      <StarsField name="nota" legend="Sua nota" />
      <TextAreaField
        name="comentario"
        label="Comentário (opcional)"
        hint="Como é o aroma, para que você usa, o que mudaria. De 20 a 1000 letras."
        minLength={20}
        maxLength={1000}
      />
      <YesNoField name="recomenda" legend="Você recomenda? (opcional)" />
      <NameField />
      <EmailField />
    </MessageForm>
  );
}

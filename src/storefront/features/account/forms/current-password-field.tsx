import { PasswordField } from '#ui/forms/password-field.tsx';
import type { ToField } from './account-form.tsx';

/** What the account asks again before it changes something that matters. */
export function CurrentPasswordField({ toField }: { toField: ToField }) {
  return <PasswordField {...toField('senhaAtual')} label="Senha atual" autoComplete="current-password" required />;
}

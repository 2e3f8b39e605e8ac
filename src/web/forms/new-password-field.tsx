import { type ComponentProps, useState } from 'react';
import { measurePassword, passwordLength, type PasswordStrength } from '#rules/customers/password.ts';
import { PasswordField } from './customer-fields.tsx';

const levels: Readonly<Record<PasswordStrength, { label: string; colour: string }>> = {
  0: { label: 'muito curta', colour: 'bg-danger' },
  1: { label: 'fraca', colour: 'bg-danger' },
  2: { label: 'razoável', colour: 'bg-star' },
  3: { label: 'boa', colour: 'bg-ok' },
  4: { label: 'forte', colour: 'bg-ok' },
};
const bars = [1, 2, 3, 4] as const;

/** A new password whose strength is shown while it is typed. The server decides whether it is strong enough. */
export function NewPasswordField({ className, ...field }: ComponentProps<typeof PasswordField>) {
  const [strength, setStrength] = useState<PasswordStrength>();
  const level = strength === undefined ? undefined : levels[strength];
  return (
    <div className={className}>
      <PasswordField
        {...field}
        hint={`Use ${passwordLength.least} caracteres ou mais. Uma frase curta é fácil de lembrar.`}
        autoComplete="new-password"
        minLength={passwordLength.least}
        required
        onInput={({ currentTarget: { value } }) => setStrength(value === '' ? undefined : measurePassword(value))}
      />
      {level && (
        <div className="mt-2 flex gap-1" aria-hidden="true">
          {bars.map((bar) => (
            <span
              key={bar}
              className={`h-1.5 flex-1 rounded-pill ${bar <= Math.max(1, strength ?? 0) ? level.colour : 'bg-disabled'}`}
            />
          ))}
        </div>
      )}
      <p className="mt-1.5 text-micro text-ink-2 empty:absolute" role="status">
        {level && `Força da senha: ${level.label}`}
      </p>
    </div>
  );
}

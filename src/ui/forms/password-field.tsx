import { type ComponentProps, useState } from 'react';
import { Field } from './field.tsx';

/** A password field with a button that reveals the text. Without script the button is hidden. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className="absolute inset-y-0.5 right-0.5 min-w-11 rounded-input px-3 text-small font-medium text-brand hover:underline noscript:hidden"
          onClick={() => setShown(!isShown)}
        >
          <span>{isShown ? 'Ocultar' : 'Mostrar'}</span>
          <span className="sr-only"> a senha</span>
        </button>
      }
    />
  );
}

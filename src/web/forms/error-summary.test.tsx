import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { translateTexts } from '../testing/translate-texts.ts';
import { ErrorSummary } from './error-summary.tsx';

it('lists the fields after a message, on a page that the browser has translated', () => {
  const form = 'contato';
  const failures = {
    message: { form, error: 'Não deu certo agora.' },
    fields: { form, error: '', fields: { email: 'Escreva o seu e-mail.' } },
  };
  const { rerender } = render(<ErrorSummary result={failures.message} />);
  translateTexts(screen.getByRole('alert'));
  rerender(<ErrorSummary result={failures.fields} />);
  expect(screen.getByRole('alert').textContent).toBe('Confira 1 campo:Escreva o seu e-mail.');
  translateTexts(screen.getByRole('alert'));
  rerender(<ErrorSummary result={failures.message} />);
  expect(screen.getByRole('alert').textContent).toBe('Não deu certo agora.');
});

it('is absent from a form that is shown again without an error, such as after the look-up of a CEP', () => {
  render(<ErrorSummary result={{ form: 'endereco', error: '', note: 'Encontramos a cidade.' }} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Field } from './field.tsx';

it('does not break "e-mail" in its label and hint, which read and are found as before', () => {
  render(<Field name="email" label="Novo e-mail" hint="É para este e-mail que escrevemos." />);
  const field = screen.getByRole('textbox', { name: 'Novo e-mail', description: 'É para este e-mail que escrevemos.' });
  expect(screen.getByLabelText('Novo e-mail')).toBe(field);
  expect(screen.getAllByText('e-mail')).toHaveLength(2);
});

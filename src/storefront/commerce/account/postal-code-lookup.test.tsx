import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FormContext } from '#web/forms/use-form.ts';
import { PostalCodeLookup } from './postal-code-lookup.tsx';

const field = () => screen.getByLabelText<HTMLInputElement>('CEP');

function show({ cep, errors = {}, note }: { cep: string; errors?: Record<string, string>; note?: string }) {
  render(
    <FormContext value={{ error: '', errors, values: { cep }, stored: {} }}>
      <form>
        <PostalCodeLookup note={note} />
      </form>
    </FormContext>,
  );
}

it.each([
  ['', 'Informe o CEP.'],
  ['00000-000', 'Informe um CEP de 8 números, como 80010-000.'],
])('says beside the field what is wrong with %j, and moves there', async (cep, sentence) => {
  show({ cep, errors: { cep: 'Confira o CEP.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Buscar CEP' }));
  await expect.poll(() => document.activeElement).toBe(field());
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('no longer shows what the server answered about another CEP', () => {
  show({ cep: '80010-000', note: 'Encontramos a rua. Falta o número.' });
  expect(screen.getByRole('status').textContent).toBe('Encontramos a rua. Falta o número.');
  fireEvent.input(field(), { target: { value: '80010-00' } });
  expect(screen.getByRole('status').textContent).toBe('');
});

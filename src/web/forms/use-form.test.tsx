import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PasswordField, PhoneField } from './customer-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { CheckField, TextField } from './fields.tsx';
import type { FormResult } from './form-result.ts';
import { FormContext, useForm } from './use-form.ts';

interface PageProps {
  result?: FormResult;
  hasSummary?: boolean;
}

function Page({ result, hasSummary = false }: PageProps) {
  const { ref, state, listeners } = useForm({
    result,
    stored: { nome: 'Ana', celular: '41988887777' },
    idPrefix: 'dados',
    focus: hasSummary ? 'elsewhere' : 'first-error',
    findError: ({ name, value }) => (name === 'nome' && value.length < 2 ? 'Escreva o nome.' : undefined),
  });
  return (
    <form ref={ref} aria-label="Dados" {...listeners}>
      <FormContext value={state}>
        {hasSummary && <ErrorSummary result={result} />}
        <TextField name="nome" label="Nome" />
        <PhoneField />
        <PasswordField name="senha" label="Senha" />
        <CheckField name="aceita">Aceito</CheckField>
      </FormContext>
      <p role="alert">{state.error}</p>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const describedBy = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent;

describe('fields of a form', () => {
  it('start with the stored value, masked', () => {
    render(<Page />);
    expect([field('Nome').value, field('Celular').value]).toEqual(['Ana', '(41) 98888-7777']);
  });

  it('start with the typed value after a failed submit, except the password', () => {
    const values = { nome: 'Rosa', senha: 'x', aceita: 's' };
    render(<Page result={{ error: 'Aguarde.', values }} />);
    expect([field('Nome').value, field('Senha').value, field('Aceito').checked]).toEqual(['Rosa', '', true]);
    expect(screen.getByRole('alert').textContent).toBe('Aguarde.');
  });

  it('show their messages, and the first one has the focus', () => {
    const { rerender } = render(<Page />);
    rerender(<Page result={{ error: '', fields: { celular: 'Confira o celular.', aceita: 'Aceite.' } }} />);
    expect([describedBy('Celular'), describedBy('Aceito')]).toEqual(['Confira o celular.', 'Aceite.']);
    expect(document.activeElement).toBe(field('Celular'));
  });

  it('lose the focus to the first wrong one if Enter in another has sent the form', () => {
    const { rerender } = render(<Page />);
    field('Nome').focus();
    rerender(<Page result={{ error: '', fields: { celular: 'Confira o celular.' } }} />);
    expect(document.activeElement).toBe(field('Celular'));
  });

  it('of a hydrated page preserve the typed value through a failure that does not contain it', () => {
    const refused = <Page result={{ error: '', values: { nome: 'Rosa' } }} />;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(refused);
    const { rerender } = render(refused, { container, hydrate: true });
    rerender(<Page result={{ error: 'Ficamos sem resposta.' }} />);
    expect(field('Nome').value).toBe('Rosa');
  });

  it('are validated at every input while they have an error, and when they lose the focus', () => {
    render(<Page result={{ error: '', fields: { nome: 'Escreva o nome.' }, values: { nome: '' } }} />);
    fireEvent.input(field('Nome'), { target: { value: 'A' } });
    expect(field('Nome').getAttribute('aria-invalid')).toBe('true');
    fireEvent.input(field('Nome'), { target: { value: 'Ana' } });
    expect(field('Nome').getAttribute('aria-invalid')).toBeNull();
    fireEvent.input(field('Nome'), { target: { value: 'A' } });
    expect(field('Nome').getAttribute('aria-invalid')).toBeNull();
    fireEvent.blur(field('Nome'));
    expect(describedBy('Nome')).toBe('Escreva o nome.');
  });
});

it('have an error summary that receives the focus and links to each field', () => {
  const { rerender } = render(<Page hasSummary />);
  rerender(<Page hasSummary result={{ error: '', fields: { nome: 'Escreva o nome.' } }} />);
  const [summary] = screen.getAllByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(summary?.textContent).toBe('Confira 1 campo:Escreva o nome.');
  expect(screen.getByRole('link').getAttribute('href')).toBe(`#${field('Nome').id}`);
});

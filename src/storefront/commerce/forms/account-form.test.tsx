import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';
import { AccountForm } from './account-form.tsx';

/** A page with a form; `respond` resolves the response to its submit. */
function show() {
  const posted: FormData[] = [];
  let respond = () => {};
  const Page = createRoutesStub([
    {
      path: '/dados',
      async action({ request }) {
        posted.push(await request.formData());
        await new Promise<void>((resolve) => {
          respond = resolve;
        });
        const result: FormResult = { form: 'dados', ok: true };
        return result;
      },
      Component: ({ actionData }: { actionData?: FormResult }) => (
        <AccountForm
          name="dados"
          path="/dados"
          result={actionData}
          stored={{ nome: 'Maria' }}
          submitLabel="Salvar"
          done="Salvo."
        >
          <button type="submit" tabIndex={-1}>
            Primeiro
          </button>
          <TextField name="nome" label="Nome" />
        </AccountForm>
      ),
    },
  ]);
  render(<Page initialEntries={['/dados']} />);
  return { posted, respond: () => respond() };
}

/** Enter in a field activates the form's first submit button. */
const pressEnter = () => fireEvent.click(screen.getByText('Primeiro'));

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

it('is sent once if Enter is pressed twice', async () => {
  const { posted, respond } = show();
  pressEnter();
  await screen.findByRole('button', { name: 'Salvar', busy: true });
  pressEnter();
  await settle();
  respond();
  await screen.findByText('Salvo.');
  expect(posted).toHaveLength(1);
});

it('moves the focus to the status after Enter in a field that is remounted', async () => {
  const { respond } = show();
  screen.getByLabelText('Nome').focus();
  pressEnter();
  await screen.findByRole('button', { name: 'Salvar', busy: true });
  respond();
  const message = await screen.findByText('Salvo.');
  await waitFor(() => expect(document.activeElement).toBe(message.closest('[role=status]')));
});

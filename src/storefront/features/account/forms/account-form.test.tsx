import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { AccountForm } from './account-form.tsx';
import { TextField } from '#web/forms/fields.tsx';
import type { FormResult } from '#web/forms/form-result.ts';

afterEach(cleanup);

/** A page whose form is answered once `answer` is called. */
function show() {
  const posted: FormData[] = [];
  let answer = () => {};
  const Page = createRoutesStub([
    {
      path: '/dados',
      async action({ request }) {
        posted.push(await request.formData());
        await new Promise<void>((resolve) => {
          answer = resolve;
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
  return { posted, answer: () => answer() };
}

/** As Enter in a field does. */
const pressEnter = () => fireEvent.click(screen.getByText('Primeiro'));

const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

it('is sent once, however often Enter is pressed', async () => {
  const { posted, answer } = show();
  pressEnter();
  await screen.findByRole('button', { name: 'Salvar', busy: true });
  pressEnter();
  await settle();
  answer();
  await screen.findByText('Salvo.');
  expect(posted).toHaveLength(1);
});

it('says how it went where the focus is, after Enter in a field that starts anew', async () => {
  const { answer } = show();
  screen.getByLabelText('Nome').focus();
  pressEnter();
  await screen.findByRole('button', { name: 'Salvar', busy: true });
  answer();
  const message = await screen.findByText('Salvo.');
  await waitFor(() => expect(document.activeElement).toBe(message.closest('[role=status]')));
});

import { orLost } from '#web/errors/network-failure.ts';
import { readFields } from '#web/http/posted-form.ts';
import { type FormResult, withoutSecrets } from './form-result.ts';

interface ClientActionInput<Answer> {
  request: Request;
  serverAction: () => Promise<Answer>;
}

/** Answers a form of the account pages; without the server the form says so itself. */
export async function orLostForm<Answer>({ request, serverAction }: ClientActionInput<Answer>) {
  const { intent = '', ...fields } = readFields(await request.clone().formData());
  return orLost<Answer, FormResult>(serverAction, (text) => ({
    form: intent,
    ok: false,
    message: text,
    errors: {},
    values: withoutSecrets(fields),
    at: Date.now(),
  }));
}

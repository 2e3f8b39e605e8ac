import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { hashNewPassword, requireGoodPassword } from '../../sign-in/passwords.ts';
import { type NewRegistration, startRegistration } from './start-registration.ts';

/** Longer than queueing a mail takes, so that the response time does not reveal whether there is an account. */
const responseDelayMs = 100;

const response = {
  sucesso: true,
  mensagem:
    'Recebemos o seu cadastro. Enviamos um e-mail para você: o link que vai nele confirma a conta e vale por 24 horas. Se não chegar um novo, um link que já enviamos também serve. Se este e-mail ou documento já tinha uma conta, a mensagem explica como entrar.',
};

type Dependencies = Pick<AccountDependencies, 'database' | 'catalogue' | 'clock' | 'limiter' | 'siteUrl'>;
type ReceiveRegistrationInput = Pick<NewRegistration, 'form' | 'shopId' | 'orderId'> & { password: string };

/** Limits and stores a sign-up and mails its link. The response is the same whether the e-mail or the document has an account. */
export async function receiveRegistration(
  { database, catalogue, clock, limiter, siteUrl }: Dependencies,
  c: Context,
  { password, ...received }: ReceiveRegistrationInput,
) {
  const { nomeRazao: name, email } = received.form;
  requireGoodPassword(password, { name, email, shops: catalogue.current().shops });
  limiter.take(c, 'register');
  const passwordHash = await hashNewPassword(password);
  const registration = { ...received, passwordHash, siteUrl, nowMs: clock().getTime() };
  await Promise.all([startRegistration(database, registration), delay(responseDelayMs)]);
  return response;
}

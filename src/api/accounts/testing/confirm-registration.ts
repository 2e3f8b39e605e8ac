import { z } from 'zod';
import type { TestApi } from '../../testing/test-api.ts';

/** What a sign-up asks for at least, but the e-mail address. */
export const registrationForm = {
  nomeRazao: 'Beatriz Nogueira',
  documento: '153.509.460-56',
  celular: '(41) 98888-7777',
  senha: 'Folha verde de capim 7',
  aceitaTermos: true,
};

const mailSchema = z.object({ to: z.string(), link: z.url() });

/** The kinds of the queued mails to these addresses, the oldest first. */
export async function listMailKinds({ database }: TestApi, ...addresses: string[]): Promise<string[]> {
  const rows = await database.kysely.selectFrom('outbox').selectAll().orderBy('id').execute();
  return rows
    .filter(({ payload_json: payload }) => addresses.some((address) => payload.includes(`"to":"${address}"`)))
    .map(({ kind }) => kind);
}

/** The links that a sign-up or a change of the e-mail address mailed to an address, the oldest first. */
export async function listConfirmationLinks(
  { database }: TestApi,
  email: string,
  kind: 'confirm-registration' | 'confirm-email' = 'confirm-registration',
): Promise<URL[]> {
  const rows = await database.kysely
    .selectFrom('outbox')
    .select('payload_json')
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
  const mails = rows.map(({ payload_json: payload }) => mailSchema.parse(JSON.parse(payload)));
  return mails.filter(({ to }) => to === email).map(({ link }) => new URL(link));
}

/** Confirms a sign-up with its password by the newest link that was mailed to the address. */
export async function confirmRegistration(
  shop: TestApi,
  { email, senha }: { email: string; senha: string },
  { query = '', headers = {} }: { query?: string; headers?: Record<string, string> } = {},
): Promise<Response> {
  const link = (await listConfirmationLinks(shop, email)).at(-1);
  const token = link?.searchParams.get('token') ?? 'none';
  return shop.send(`/client/confirm${query}`, { method: 'POST', json: { token, senha }, headers });
}

/** Confirms a new e-mail address by the newest link that was mailed to it. */
export async function confirmEmail(shop: TestApi, email: string, senhaAtual: string, query = ''): Promise<Response> {
  const link = (await listConfirmationLinks(shop, email, 'confirm-email')).at(-1);
  const token = link?.searchParams.get('token') ?? 'none';
  return shop.send(`/client/email/confirm${query}`, { method: 'POST', json: { token, senhaAtual } });
}

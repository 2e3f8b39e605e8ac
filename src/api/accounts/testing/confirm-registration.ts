import { z } from 'zod';
import type { TestApi } from '../../testing/test-api.ts';

const mailSchema = z.object({ to: z.string(), link: z.url() });

/** The links that a sign-up mailed to an address, the oldest first. */
export async function listConfirmationLinks({ database }: TestApi, email: string): Promise<URL[]> {
  const rows = await database.kysely
    .selectFrom('outbox')
    .select('payload_json')
    .where('kind', '=', 'confirm-registration')
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

// Browsers in which a customer signed in before, recognised by a cookie: they may try a password while the account is
// locked for other browsers.

import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Database } from '#database/client.ts';
import { prepareQuery } from '#database/prepared-query.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { hashSecretToken, isSecretToken } from '../../http/secret-token.ts';

export const deviceLifetimeMs = 365 * 24 * 60 * 60 * 1000;
/** Maximum number of devices per customer; the least recently used are removed. */
const maxDevices = 20;

type CookieSettings = Pick<ApiDependencies, 'siteUrl' | 'cookieName'>;

/** The value of the device cookie, of any customer. */
export function findDeviceToken(c: Context, { cookieName }: CookieSettings): string | undefined {
  const token = getCookie(c, toName(cookieName));
  return isSecretToken(token) ? token : undefined;
}

export function setDeviceCookie(c: Context, { siteUrl, cookieName }: CookieSettings, token: string): void {
  setCookie(c, toName(cookieName), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: siteUrl.startsWith('https:'),
    maxAge: deviceLifetimeMs / 1000,
  });
}

function toName(cookieName: string): string {
  return `${cookieName}_DEVICE`;
}

export async function isKnownDevice(
  { kysely }: Database,
  customerId: number,
  token: string,
  nowMs: number,
): Promise<boolean> {
  const device = await kysely
    .selectFrom('known_devices')
    .select('token_hash')
    .where('token_hash', '=', hashSecretToken(token))
    .where('customer_id', '=', customerId)
    .where('last_seen_at', '>', nowMs - deviceLifetimeMs)
    .executeTakeFirst();
  return device !== undefined;
}

export interface DeviceVisit {
  customerId: number;
  /** Value of the browser's cookie. */
  token: string | undefined;
  /** Value of a new cookie, set unless the current one belongs to this customer. */
  freshToken: string;
  nowMs: number;
}

/** Stores that the customer signed in with this browser; returns the value for its cookie. */
export async function rememberDevice(kysely: Queryable, visit: DeviceVisit): Promise<string> {
  const { customerId, token, freshToken, nowMs } = visit;
  const known =
    token &&
    (await kysely
      .updateTable('known_devices')
      .set({ last_seen_at: nowMs })
      .where('token_hash', '=', hashSecretToken(token))
      .where('customer_id', '=', customerId)
      .returning('token_hash')
      .executeTakeFirst());
  if (token && known) return token;
  await insertDevice(kysely, { tokenHash: hashSecretToken(freshToken), customerId, nowMs });
  await keepLastDevices(kysely, { customerId });
  return freshToken;
}

const insertDevice = prepareQuery<{ tokenHash: string; customerId: number; nowMs: number }, unknown>((kysely, value) =>
  kysely.insertInto('known_devices').values({
    token_hash: value('tokenHash'),
    customer_id: value('customerId'),
    created_at: value('nowMs'),
    last_seen_at: value('nowMs'),
  }),
);

const keepLastDevices = prepareQuery<{ customerId: number }, unknown>((kysely, value) =>
  kysely
    .deleteFrom('known_devices')
    .where('customer_id', '=', value('customerId'))
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('known_devices')
        .select('token_hash')
        .where('customer_id', '=', value('customerId'))
        .orderBy('last_seen_at', 'desc')
        .orderBy('created_at', 'desc')
        .limit(maxDevices),
    ),
);

/** Deletes all known browsers of the customer. */
export async function forgetDevicesOf(kysely: Queryable, customerId: number): Promise<void> {
  await kysely.deleteFrom('known_devices').where('customer_id', '=', customerId).execute();
}

import { hash, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Registration } from '#contract/customers/profile.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Database } from '#database/client.ts';
import { deleteInSteps } from '#database/delete-in-steps.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { toShopUrl } from '../../../catalogue/published/links.ts';
import { withRetry } from '../../../http/database-errors.ts';
import { createSecretToken, hashSecretToken } from '../../../http/secret-token.ts';
import { queueMail } from '../../../mail/mail.ts';

interface NewRegistration {
  form: Omit<Registration, 'senha'>;
  passwordHash: string;
  siteUrl: string;
  /** The shop of the registration. */
  shopId: string;
  nowMs: number;
}

const hourMs = 60 * 60 * 1000;
const linkHours = 24;
/** Links that one address gets within an hour; those before stay valid. */
const maxLinksPerHour = 3;

/**
 * Mails the address a link that opens the account. When e-mail or document have an account, the mail says so instead, and its
 * owner gets one too, at most one an hour: only who reads the mails learns of accounts.
 */
export function startRegistration(database: Database, registration: NewRegistration): Promise<void> {
  const { form } = registration;
  return withRetry(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const owners = await transaction
        .selectFrom('customers')
        .select(['id', 'email', 'name'])
        .where((eb) => eb.or([eb('email', '=', form.email), eb('document', '=', form.documento)]))
        .execute();
      for (const owner of owners) await warnOwner(transaction, owner, registration);
      if (owners.some(({ email }) => email === form.email)) return;
      await (owners.length > 0 ? refuseDocument(transaction, registration) : mailLink(transaction, registration));
    }),
  );
}

async function mailLink(
  kysely: Kysely<DatabaseSchema>,
  { form, passwordHash, siteUrl, shopId, nowMs }: NewRegistration,
): Promise<void> {
  const { count } = await kysely
    .selectFrom('registrations')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('email', '=', form.email)
    .where('created_at', '>', nowMs - hourMs)
    .executeTakeFirstOrThrow();
  if (Number(count) >= maxLinksPerHour) return;
  const { voltar, favorito, ...stored } = form;
  const token = createSecretToken();
  await kysely
    .insertInto('registrations')
    .values({
      token_hash: hashSecretToken(token),
      email: form.email,
      document: form.documento,
      form_json: JSON.stringify(stored),
      password_hash: passwordHash,
      created_at: nowMs,
      expires_at: nowMs + linkHours * hourMs,
    })
    .execute();
  const query = new URLSearchParams({ token, ...(voltar && { voltar }), ...(favorito && { favorito: `${favorito}` }) });
  await queueMail(kysely, {
    kind: 'confirm-registration',
    shopId,
    payload: {
      to: form.email,
      name: form.nomeRazao,
      link: toShopUrl(siteUrl, `${sitePaths.confirmSignUp}?${query.toString()}`, shopId),
      hours: linkHours,
    },
    messageId: `confirm-registration-${randomUUID()}@${new URL(siteUrl).hostname}`,
    nowMs,
  });
}

/** The account has another address, which the mail does not reveal. */
async function refuseDocument(
  kysely: Kysely<DatabaseSchema>,
  { form, siteUrl, shopId, nowMs }: NewRegistration,
): Promise<void> {
  await queueMail(kysely, {
    kind: 'document-taken',
    shopId,
    payload: { to: form.email, name: form.nomeRazao, signInLink: toShopUrl(siteUrl, sitePaths.signIn, shopId) },
    messageId: `document-taken-${hash('sha256', form.email).slice(0, 32)}-${Math.floor(nowMs / hourMs)}`,
    nowMs,
  });
}

async function warnOwner(
  kysely: Kysely<DatabaseSchema>,
  { id, email, name }: { id: number; email: string; name: string },
  { siteUrl, shopId, nowMs }: NewRegistration,
): Promise<void> {
  await queueMail(kysely, {
    kind: 'account-exists',
    shopId,
    payload: { to: email, name, recoveryLink: toShopUrl(siteUrl, sitePaths.signIn, shopId) },
    messageId: `account-exists-${id}-${Math.floor(nowMs / hourMs)}`,
    nowMs,
  });
}

/** Deletes sign-ups that were not confirmed. */
export function deleteOldRegistrations({ kysely }: Database, nowMs: number): Promise<void> {
  return deleteInSteps(kysely, { table: 'registrations', key: 'token_hash', column: 'expires_at', untilMs: nowMs });
}

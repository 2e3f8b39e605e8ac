import type { Registration } from '#contract/customers/profile.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Database } from '#database/client.ts';
import { inTransaction } from '#database/in-transaction.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { toShopUrl } from '../../../catalogue/published/links.ts';
import { createSecretToken, hashSecretToken } from '../../../http/secret-token.ts';
import { queueLimitedMail, queueMail } from '../../../mail/mail.ts';

export interface NewRegistration {
  form: Omit<Registration, 'senha'>;
  passwordHash: string;
  siteUrl: string;
  shopId: string;
  /** The order of a guest that joins the account. */
  orderId?: number;
  nowMs: number;
}

const hourMs = 60 * 60 * 1000;
const linkHours = 24;
/** Links that one address gets within an hour; those before stay valid, for further forms too. */
const maxLinksPerHour = 3;
/** Forms without a link of their own that are stored for one address; the oldest are dropped. */
const maxUnmailedForms = 10;

/**
 * Stores the form and mails the address a link that opens the account. When e-mail or document have an account, the mail says so
 * instead, and its owner gets one too, at most one an hour: only who reads the mails learns of accounts.
 */
export function startRegistration(database: Database, registration: NewRegistration): Promise<void> {
  const { form } = registration;
  return inTransaction(database.kysely, async (transaction) => {
    const owners = await transaction
      .selectFrom('customers')
      .select(['id', 'email', 'name'])
      .where((eb) => eb.or([eb('email', '=', form.email), eb('document', '=', form.documento)]))
      .execute();
    for (const owner of owners) await warnOwner(transaction, owner, registration);
    if (owners.some(({ email }) => email === form.email)) return;
    await (owners.length > 0 ? refuseDocument(transaction, registration) : storeForm(transaction, registration));
  });
}

/** Beyond the limit of links the form is stored all the same, so that strangers cannot keep the address from signing up. */
async function storeForm(kysely: Queryable, registration: NewRegistration): Promise<void> {
  const { form, passwordHash, orderId = null, nowMs } = registration;
  const { voltar: _voltar, favorito: _favorito, ...stored } = form;
  const token = createSecretToken();
  const isMailed = await mailLink(kysely, registration, token);
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
      is_mailed: isMailed ? 1 : 0,
      order_id: orderId,
    })
    .execute();
  if (!isMailed) await dropOldForms(kysely, form.email);
}

async function dropOldForms(kysely: Queryable, email: string): Promise<void> {
  await kysely
    .deleteFrom('registrations')
    .where('email', '=', email)
    .where('is_mailed', '=', 0)
    .where('token_hash', 'not in', (eb) =>
      eb
        .selectFrom('registrations')
        .select('token_hash')
        .where('email', '=', email)
        .where('is_mailed', '=', 0)
        .orderBy('created_at', 'desc')
        .limit(maxUnmailedForms),
    )
    .execute();
}

/** Returns false when the address got its links of this hour. */
function mailLink(
  kysely: Queryable,
  { form, siteUrl, shopId, nowMs }: NewRegistration,
  token: string,
): Promise<boolean> {
  const { voltar, favorito } = form;
  const query = new URLSearchParams({ token, ...(voltar && { voltar }), ...(favorito && { favorito: `${favorito}` }) });
  const link = toShopUrl(siteUrl, `${sitePaths.confirmSignUp}?${query.toString()}`, shopId);
  const payload = { to: form.email, name: form.nomeRazao, link, hours: linkHours };
  return queueLimitedMail(kysely, { kind: 'confirm-registration', shopId, payload, nowMs }, maxLinksPerHour);
}

/** The account has another address, which the mail does not reveal. At most once an hour. */
async function refuseDocument(kysely: Queryable, { form, siteUrl, shopId, nowMs }: NewRegistration): Promise<void> {
  const payload = { to: form.email, name: form.nomeRazao, signInLink: toShopUrl(siteUrl, sitePaths.signIn, shopId) };
  await queueLimitedMail(kysely, { kind: 'document-taken', shopId, payload, nowMs }, 1);
}

async function warnOwner(
  kysely: Queryable,
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

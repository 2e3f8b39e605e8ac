import type { Kysely } from 'kysely';
import type { Registration } from '#contract/customers/profile.ts';
import { sitePaths } from '#contract/site-paths.ts';
import type { Database } from '#database/client.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { toShopUrl } from '../../../catalogue/published/links.ts';
import { withRetry } from '../../../http/database-errors.ts';
import { queueMail } from '../../../mail/mail.ts';
import { addAddress } from '../../addresses/add-address.ts';
import { recordConsent } from '../../privacy/consents/record-consent.ts';

interface NewCustomer {
  form: Omit<Registration, 'senha'>;
  passwordHash: string;
  siteUrl: string;
  /** The shop of the registration. */
  shopId: string;
  nowMs: number;
}

const hourMs = 60 * 60 * 1000;

/**
 * Returns the new customer's id. Undefined when e-mail or document belong to an account, whose owner then gets a mail, at
 * most one an hour.
 */
export function createCustomer(database: Database, customer: NewCustomer): Promise<number | undefined> {
  return withRetry(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const id = await insertCustomer(transaction, customer);
      await (id === undefined ? warnOwners(transaction, customer) : initialiseAccount(transaction, id, customer));
      return id;
    }),
  );
}

async function insertCustomer(
  kysely: Kysely<DatabaseSchema>,
  { form, passwordHash, nowMs }: NewCustomer,
): Promise<number | undefined> {
  const row = await kysely
    .insertInto('customers')
    .values({
      name: form.nomeRazao,
      email: form.email,
      document: form.documento,
      password_hash: passwordHash,
      phone: form.celular,
      gender: form.sexo,
      birth_date: form.nascimento,
      has_ordered: 0,
      newsletter: 0,
      created_at: nowMs,
      erased_at: null,
      password_changed_at: null,
      email_proven_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function initialiseAccount(
  kysely: Kysely<DatabaseSchema>,
  id: number,
  { form, shopId, nowMs }: NewCustomer,
): Promise<void> {
  const { email, nomeRazao: name, endereco: address } = form;
  const customer = { id, email, email_proven_at: null };
  if (address) await addAddress(kysely, id, address, true);
  await recordConsent(kysely, customer, { purpose: 'termos', isGranted: true, nowMs });
  // An unchecked box is not recorded as a withdrawal, because the address is not verified.
  if (form.aceitaNovidades) {
    await recordConsent(kysely, customer, { purpose: 'novidades', isGranted: true, nowMs });
  }
  await queueMail(kysely, { kind: 'welcome', shopId, payload: { to: email, name }, messageId: `welcome-${id}`, nowMs });
}

async function warnOwners(
  kysely: Kysely<DatabaseSchema>,
  { form, siteUrl, shopId, nowMs }: NewCustomer,
): Promise<void> {
  const owners = await kysely
    .selectFrom('customers')
    .select(['id', 'email', 'name'])
    .where((eb) => eb.or([eb('email', '=', form.email), eb('document', '=', form.documento)]))
    .execute();
  for (const { id, email, name } of owners) {
    await queueMail(kysely, {
      kind: 'account-exists',
      shopId,
      payload: { to: email, name, recoveryLink: toShopUrl(siteUrl, sitePaths.signIn, shopId) },
      messageId: `account-exists-${id}-${Math.floor(nowMs / hourMs)}`,
      nowMs,
    });
  }
}

import type { Kysely, Selectable } from 'kysely';
import { registrationSchema, type Registration } from '#contract/customers/profile.ts';
import type { Database } from '#database/client.ts';
import type { RegistrationRow } from '#database/schema/accounts.ts';
import type { DatabaseSchema } from '#database/schema/database-schema.ts';
import { withRetry } from '../../../http/database-errors.ts';
import { ApiError } from '../../../http/errors.ts';
import { hashSecretToken, isSecretToken } from '../../../http/secret-token.ts';
import { queueMail } from '../../../mail/mail.ts';
import { addAddress } from '../../addresses/add-address.ts';
import { recordConsent } from '../../privacy/consents/record-consent.ts';

const formSchema = registrationSchema.omit({ senha: true });
type Form = Omit<Registration, 'senha'>;

/** The sign-up of a mailed link; undefined when it is unknown, used or expired. */
export async function findRegistration(
  kysely: Kysely<DatabaseSchema>,
  token: string,
  nowMs: number,
): Promise<Selectable<RegistrationRow> | undefined> {
  if (!isSecretToken(token)) return undefined;
  return kysely
    .selectFrom('registrations')
    .selectAll()
    .where('token_hash', '=', hashSecretToken(token))
    .where('expires_at', '>', nowMs)
    .executeTakeFirst();
}

/**
 * Opens the account of a sign-up, whose address the mailed link proves; returns the customer's id. Throws `refused` when the link
 * is no longer valid, or when e-mail or document got another account meanwhile.
 */
export function confirmRegistration(
  database: Database,
  { token, shopId, nowMs }: { token: string; shopId: string; nowMs: number },
): Promise<number> {
  return withRetry(() =>
    database.kysely.transaction().execute(async (transaction) => {
      const registration = await findRegistration(transaction, token, nowMs);
      if (!registration) throw refused('Este link não vale mais. Se você já confirmou o cadastro, entre na sua conta.');
      const form = formSchema.parse(JSON.parse(registration.form_json));
      const id = await insertCustomer(transaction, form, registration.password_hash, nowMs);
      if (id === undefined) throw refused('Já existe uma conta com este e-mail ou documento. Entre com ela.');
      await initialiseAccount(transaction, id, form, { shopId, nowMs });
      await transaction
        .deleteFrom('registrations')
        .where((eb) => eb.or([eb('email', '=', form.email), eb('document', '=', form.documento)]))
        .execute();
      return id;
    }),
  );
}

function refused(message: string): ApiError {
  return new ApiError('refused', message, { field: 'token' });
}

async function insertCustomer(
  kysely: Kysely<DatabaseSchema>,
  form: Form,
  passwordHash: string,
  nowMs: number,
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
      email_proven_at: nowMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

async function initialiseAccount(
  kysely: Kysely<DatabaseSchema>,
  id: number,
  { email, nomeRazao: name, endereco: address, aceitaNovidades }: Form,
  { shopId, nowMs }: { shopId: string; nowMs: number },
): Promise<void> {
  const customer = { id, email, email_proven_at: nowMs };
  if (address) await addAddress(kysely, id, address, true);
  await recordConsent(kysely, customer, { purpose: 'termos', isGranted: true, nowMs });
  // An unchecked box is no withdrawal: the shopper may subscribe without an account.
  if (aceitaNovidades) {
    await recordConsent(kysely, customer, { purpose: 'novidades', isGranted: true, nowMs });
  }
  await queueMail(kysely, { kind: 'welcome', shopId, payload: { to: email, name }, messageId: `welcome-${id}`, nowMs });
}

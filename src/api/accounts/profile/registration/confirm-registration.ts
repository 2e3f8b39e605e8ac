import type { Selectable } from 'kysely';
import { registrationSchema, type Registration } from '#contract/customers/profile.ts';
import { inTransaction } from '#database/in-transaction.ts';
import { verifyPassword } from '#database/password-hash.ts';
import type { RegistrationRow } from '#database/schema/accounts.ts';
import type { Queryable } from '#database/schema/database-schema.ts';
import { ApiError } from '../../../http/errors.ts';
import { hashSecretToken, isSecretToken } from '../../../http/secret-token.ts';
import { queueMail } from '../../../mail/mail.ts';
import { addAddress } from '../../addresses/add-address.ts';
import { recordConsent } from '../../consents/record-consent.ts';
import type { AccountDependencies } from '../../sessions/sessions.ts';
import { clearFailures, countFailure, listLocks, requireUnlocked, type Subject } from '../../sign-in/login-failures.ts';
import { limitHashing } from '../../sign-in/passwords.ts';

const formSchema = registrationSchema.omit({ senha: true });
type Form = Omit<Registration, 'senha'>;

/** Forms of one address, besides the link's own, that a password is compared with; each takes a hash. */
const maxOtherForms = 10;

type Dependencies = Pick<AccountDependencies, 'database' | 'clock' | 'hasLimits' | 'orderRecords'>;

/** The sign-up of a mailed link; undefined when it is unknown, used or expired. */
export async function findRegistration(
  kysely: Queryable,
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
 * Opens the account of a sign-up, whose address the mailed link proves; returns the customer's id. The password selects the form:
 * a link that a stranger asked for must not open an account with the stranger's password. Who has signed up more than once with one
 * password gets the orders of all these forms. Throws `refused` when the link is no longer valid, the password is wrong, or e-mail or
 * document got another account meanwhile; `too-many` after ten wrong passwords.
 */
export async function confirmRegistration(
  dependencies: Dependencies,
  { token, password, shopId }: { token: string; password: string; shopId: string },
): Promise<number> {
  const { database, clock, orderRecords } = dependencies;
  const nowMs = clock().getTime();
  const link = await findRegistration(database.kysely, token, nowMs);
  if (!link) throw usedLink();
  const matches = await listMatches(dependencies, link, password);
  const [match] = matches;
  const form = formSchema.parse(JSON.parse(match.form_json));
  return inTransaction(database.kysely, async (transaction) => {
    // Another request may have used the link while the password was verified.
    if (!(await findRegistration(transaction, token, nowMs))) throw usedLink();
    const id = await insertCustomer(transaction, form, match.password_hash, nowMs);
    if (id === undefined) throw refused('Já existe uma conta com este e-mail ou documento. Entre com ela.');
    await initialiseAccount(transaction, id, form, { shopId, nowMs });
    for (const { order_id: orderId } of matches) {
      if (orderId !== null)
        await orderRecords.addToAccount(transaction, { orderId, customerId: id, email: form.email });
    }
    await transaction.deleteFrom('registrations').where('email', '=', form.email).execute();
    await clearFailures(transaction, [toSubject(form.email)]);
    return id;
  });
}

const toSubject = (email: string): Subject => `registration ${email}`;

/** The forms of the link's address with this password. All are verified, so that the duration does not reveal which one matches. */
async function listMatches(
  { database, clock, hasLimits }: Dependencies,
  link: Selectable<RegistrationRow>,
  password: string,
): Promise<[Selectable<RegistrationRow>, ...Selectable<RegistrationRow>[]]> {
  const subject = toSubject(link.email);
  const nowMs = clock().getTime();
  return limitHashing(async () => {
    if (hasLimits) requireUnlocked(await listLocks(database, [subject], nowMs), subject);
    const matches: Selectable<RegistrationRow>[] = [];
    for (const form of await listForms(database.kysely, link, nowMs)) {
      if (await verifyPassword(form.password_hash, password)) matches.push(form);
    }
    const [match, ...others] = matches;
    if (match) return [match, ...others];
    if (hasLimits) await countFailure(database, [subject], nowMs);
    throw new ApiError('refused', 'Esta não é a senha que você escolheu no cadastro.', { field: 'senha' });
  });
}

/** The link's own form, which no later one displaces, then the newest of the address. */
async function listForms(
  kysely: Queryable,
  link: Selectable<RegistrationRow>,
  nowMs: number,
): Promise<Selectable<RegistrationRow>[]> {
  const others = await kysely
    .selectFrom('registrations')
    .selectAll()
    .where('email', '=', link.email)
    .where('token_hash', '<>', link.token_hash)
    .where('expires_at', '>', nowMs)
    .orderBy('created_at', 'desc')
    .limit(maxOtherForms)
    .execute();
  return [link, ...others];
}

function usedLink(): ApiError {
  return refused('Este link não vale mais. Se você já confirmou o cadastro, entre na sua conta.');
}

function refused(message: string): ApiError {
  return new ApiError('refused', message, { field: 'token' });
}

async function insertCustomer(
  kysely: Queryable,
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
  kysely: Queryable,
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

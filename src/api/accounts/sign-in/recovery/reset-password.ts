import { randomUUID } from 'node:crypto';
import type { ApiDependencies } from '../../../http/dependencies.ts';
import { ApiError } from '../../../http/errors.ts';
import { queueMail } from '../../../mail/mail.ts';
import { changeAccount } from '../../account/change-account.ts';
import { endSessionsOf } from '../../sessions/end-sessions.ts';
import { forgetDevicesOf } from '../known-devices.ts';
import { forgetFailuresOf } from '../login-failures.ts';
import { endResetsOf, findReset, consumeReset } from '../password-resets.ts';
import { hashNewPassword, requireGoodPassword } from '../passwords.ts';

interface PasswordReset {
  token: string;
  password: string;
  shopId: string;
  /** Whose names a password must not be. */
  shops: readonly { name: string }[];
}

/**
 * Sets a new password by the token of a mailed link and signs the customer out everywhere. Throws `refused` when the token
 * is no longer valid or the password is too weak; a weak password does not use up the token.
 */
export async function resetPassword(
  { database, clock, siteUrl }: Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl'>,
  { token, password, shopId, shops }: PasswordReset,
): Promise<void> {
  const nowMs = clock().getTime();
  const reset = await findReset(database.kysely, token, nowMs);
  if (!reset) throw deadLink();
  requireGoodPassword(password, { ...reset, shops });
  const passwordHash = await hashNewPassword(password);
  const messageId = `password-changed-${randomUUID()}@${new URL(siteUrl).hostname}`;
  await changeAccount(database, reset.customerId, async (transaction, customer) => {
    if (!(await consumeReset(transaction, token, nowMs))) throw deadLink();
    await transaction
      .updateTable('customers')
      // Opening the link proves access to the address.
      .set({ password_hash: passwordHash, password_changed_at: nowMs, email_proven_at: nowMs })
      .where('id', '=', customer.id)
      .execute();
    await endResetsOf(transaction, customer.id, nowMs);
    await endSessionsOf(transaction, customer.id);
    await forgetDevicesOf(transaction, customer.id);
    await forgetFailuresOf(transaction, customer);
    const payload = { to: customer.email, name: customer.name };
    await queueMail(transaction, { kind: 'password-changed', shopId, payload, messageId, nowMs });
  });
}

function deadLink(): ApiError {
  return new ApiError('refused', 'Este link não vale mais. Peça outro em “Esqueci minha senha”.', { field: 'token' });
}

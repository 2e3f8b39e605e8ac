import type { Queryable } from '#database/schema/database-schema.ts';
import { ApiError } from '../../../http/errors.ts';
import { queueMail } from '../../../mail/mail.ts';
import type { Customer } from '../../account/change-account.ts';
import { endSessionsOf } from '../../sessions/end-sessions.ts';
import { forgetDevicesOf } from '../../sign-in/known-devices.ts';
import { forgetFailuresOf } from '../../sign-in/login-failures.ts';
import { endResetsOf } from '../../sign-in/password-resets.ts';

interface NewPassword {
  /** The stored hash against which the current password was confirmed. */
  oldHash: string;
  newHash: string;
  /** `token_hash` of the session that stays signed in. */
  sessionHash: string | undefined;
  /** The shop of the request. */
  shopId: string;
  nowMs: number;
}

/**
 * Signs out all other sessions, deletes known devices and password reset links, and notifies the customer by mail. The
 * account must be locked. Throws `refused` when the password was changed concurrently.
 */
export async function changePassword(
  kysely: Queryable,
  customer: Customer,
  { oldHash, newHash, sessionHash, shopId, nowMs }: NewPassword,
): Promise<void> {
  if (customer.password_hash !== oldHash) {
    throw new ApiError('refused', 'A senha acabou de ser trocada em outro lugar. Confira e tente de novo.', {
      field: 'novaSenha',
    });
  }
  await kysely
    .updateTable('customers')
    .set({ password_hash: newHash, password_changed_at: nowMs })
    .where('id', '=', customer.id)
    .execute();
  await endResetsOf(kysely, customer.id, nowMs);
  await forgetDevicesOf(kysely, customer.id);
  await forgetFailuresOf(kysely, customer);
  await endSessionsOf(kysely, customer.id, sessionHash);
  await queueMail(kysely, {
    kind: 'password-changed',
    shopId,
    payload: { to: customer.email, name: customer.name },
    messageId: `password-changed-${customer.id}-${nowMs}`,
    nowMs,
  });
}

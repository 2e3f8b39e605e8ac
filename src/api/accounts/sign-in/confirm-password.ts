import { verifyPassword } from '#database/password-hash.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { ApiError } from '../../http/errors.ts';
import { clearFailures, countFailure, listLocks, requireUnlocked, type Subject } from './login-failures.ts';
import { limitHashing } from './passwords.ts';
import { findPasswordHash } from './queries.ts';

/**
 * Verifies the password of the signed-in customer before a critical change. Throws `refused` when it is wrong, `too-many`
 * after ten failures, `unavailable` when the hash queue is full, `unauthenticated` once the account is erased. Must not run
 * inside a transaction.
 */
export async function confirmPassword(
  { database, clock, hasLimits }: Pick<ApiDependencies, 'database' | 'clock' | 'hasLimits'>,
  customerId: number,
  password: string,
): Promise<void> {
  const subject: Subject = `confirm ${customerId}`;
  const nowMs = clock().getTime();
  await limitHashing(async () => {
    if (hasLimits) requireUnlocked(await listLocks(database, [subject], nowMs), subject);
    const passwordHash = await findPasswordHash(database.kysely, customerId);
    // The account was erased while this request was queued.
    if (passwordHash === undefined) throw new ApiError('unauthenticated', 'Entre na sua conta para continuar.');
    if (await verifyPassword(passwordHash, password)) {
      await clearFailures(database.kysely, [subject]);
      return;
    }
    if (hasLimits) await countFailure(database, [subject], nowMs);
    throw new ApiError('refused', 'A senha atual não confere.', { field: 'senhaAtual' });
  });
}

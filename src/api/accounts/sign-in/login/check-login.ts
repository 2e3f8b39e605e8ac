import { decoyHash, hashPassword, needsRehash, verifyPassword } from '#database/password-hash.ts';
import type { ApiDependencies } from '../../../http/dependencies.ts';
import { ApiError } from '../../../http/errors.ts';
import { hashSecretToken } from '../../../http/secret-token.ts';
import { isKnownDevice } from '../known-devices.ts';
import { countFailure, listLocks, requireUnlocked, type Subject } from '../login-failures.ts';
import { limitHashing } from '../passwords.ts';
import { type Account, findAccount, toLoginName } from '../queries.ts';

export interface LoginAttempt {
  /** The login name as typed. */
  name: string;
  password: string;
  /** Value of the browser's device cookie. */
  deviceToken: string | undefined;
  /** The limit of wrong passwords of the client's address, whatever the accounts. `take` throws `too-many` when it is used up. */
  addressLimit: { take(): void; giveBack(): void };
}

export interface CheckedLogin {
  account: Account;
  /** A new hash of the same password, when the stored one has weaker parameters than the current ones. */
  newHash: string | undefined;
  /** Subjects whose failures are to be cleared. */
  subjects: readonly Subject[];
}

type Dependencies = Pick<ApiDependencies, 'database' | 'clock' | 'hasLimits'> & {
  /** Replaced by tests that count calls. */
  verify?: typeof verifyPassword;
};

/**
 * Verifies name and password (contract 4.6, reading A41). Unknown names take the same time and are counted in the same way.
 * Throws `unauthenticated` for a wrong name or password, `too-many` after ten failures of an account or thirty of an address,
 * `unavailable` when the queue is full.
 */
export async function checkLogin(dependencies: Dependencies, attempt: LoginAttempt): Promise<CheckedLogin> {
  const { database, clock, hasLimits, verify = verifyPassword } = dependencies;
  const nowMs = clock().getTime();
  const name = toLoginName(attempt.name);
  const account = await findAccount(database.kysely, name);
  const { subjects, isKnown } = await listSubjects(dependencies, attempt, name, account);
  const [shown, ...hidden] = subjects;

  /** Whether the account is locked under another name; reporting it would reveal that both names belong to one person. */
  async function isLockedSilently(): Promise<boolean> {
    if (!hasLimits) return false;
    const locks = await listLocks(database, subjects, nowMs);
    requireUnlocked(locks, shown);
    return hidden.some((subject) => locks.has(subject));
  }

  // Checked before queueing, so that locked accounts cannot fill the queue, and again after the failures of earlier attempts.
  await isLockedSilently();
  return limitHashing(async () => {
    const stored = (await isLockedSilently()) ? decoyHash : (account?.password_hash ?? decoyHash);
    // Counted as wrong until it proves right, so that concurrent attempts do not pass together. Others behind the address
    // do not shut out a device that has an own limit.
    if (!isKnown) attempt.addressLimit.take();
    if (account && (await verify(stored, attempt.password))) {
      if (!isKnown) attempt.addressLimit.giveBack();
      return { account, subjects, newHash: needsRehash(stored) ? await hashPassword(attempt.password) : undefined };
    }
    if (!account) await verify(decoyHash, attempt.password);
    if (hasLimits) await countFailure(database, subjects, nowMs);
    throw wrongLogin();
  });
}

/** Contract 4.6: the same message for a wrong name and a wrong password. */
export function wrongLogin(): ApiError {
  return new ApiError('unauthenticated', 'E-mail ou senha incorretos.');
}

/** The lock of the first subject may be reported; a known browser is counted separately. */
async function listSubjects(
  { database, clock }: Dependencies,
  { deviceToken }: LoginAttempt,
  name: string,
  account: Account | undefined,
): Promise<{ subjects: readonly [Subject, ...Subject[]]; isKnown: boolean }> {
  if (deviceToken && (await isKnownDevice(database, account?.id ?? 0, deviceToken, clock().getTime()))) {
    return { subjects: [`device ${hashSecretToken(deviceToken)}`], isKnown: true };
  }
  return { subjects: [`name ${name}`, account ? `account ${account.id}` : `account of ${name}`], isKnown: false };
}

import { decoyHash, hashPassword, needsRehash, verifyPassword } from '#database/password-hash.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import { ApiError } from '../../errors.ts';
import { hashSecretToken } from '../../sessions/secret-token.ts';
import { isKnownDevice } from '../known-devices.ts';
import { countFailure, listLocks, requireUnlocked, type Subject } from '../login-failures.ts';
import { limitHashing } from '../passwords.ts';
import { type Account, findAccount, toLoginName } from '../queries.ts';

export interface LoginAttempt {
  /** As it was typed. */
  name: string;
  password: string;
  /** Value of the browser's device cookie. */
  deviceToken: string | undefined;
}

export interface CheckedLogin {
  account: Account;
  /** Of the same password, when the stored hash was made with less work than today's. */
  newHash: string | undefined;
  /** Whose failures are forgotten now. */
  subjects: readonly Subject[];
}

type Dependencies = Pick<ApiDependencies, 'database' | 'clock' | 'hasLimits'> & {
  /** The real one unless a test counts. */
  verify?: typeof verifyPassword;
};

/**
 * Whose password it is (contract 4.6, reading A41). Unknown names cost the same time and are counted alike. Throws
 * `unauthenticated` for a wrong name or password, `too-many` after ten of them, `unavailable` when too many wait.
 */
export async function checkLogin(dependencies: Dependencies, attempt: LoginAttempt): Promise<CheckedLogin> {
  const { database, clock, hasLimits, verify = verifyPassword } = dependencies;
  const nowMs = clock().getTime();
  const name = toLoginName(attempt.name);
  const account = await findAccount(database.kysely, name);
  const subjects = await listSubjects(dependencies, attempt, name, account);
  const [shown, ...hidden] = subjects;

  /** Whether the account is locked under another of its names; saying so would tell that both names are one person's. */
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
    if (account && (await verify(stored, attempt.password))) {
      return { account, subjects, newHash: needsRehash(stored) ? await hashPassword(attempt.password) : undefined };
    }
    if (!account) await verify(decoyHash, attempt.password);
    if (hasLimits) await countFailure(database, subjects, nowMs);
    throw wrongLogin();
  });
}

/** Contract 4.6: the same words whatever was wrong. */
export function wrongLogin(): ApiError {
  return new ApiError('unauthenticated', 'E-mail ou senha inválidos.');
}

/** The first one's lock may be told; a known browser is counted for itself. */
async function listSubjects(
  { database, clock }: Dependencies,
  { deviceToken }: LoginAttempt,
  name: string,
  account: Account | undefined,
): Promise<readonly [Subject, ...Subject[]]> {
  if (deviceToken && (await isKnownDevice(database, account?.id ?? 0, deviceToken, clock().getTime()))) {
    return [`device ${hashSecretToken(deviceToken)}`];
  }
  return [`name ${name}`, account ? `account ${account.id}` : `account of ${name}`];
}

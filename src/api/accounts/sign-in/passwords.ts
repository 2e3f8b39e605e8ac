// Requirements for new passwords, and the concurrency limit of password hashing.

import pLimit from 'p-limit';
import { hashPassword } from '#database/password-hash.ts';
import { passwordLength as length } from '#rules/customers/password.ts';
import { toUnicodeForm } from '#rules/typed-text.ts';
import { ApiError } from '../../http/errors.ts';
import { commonPasswords } from './common-passwords.ts';
import { isMadeOfKnownWords } from './shop-words.ts';

/** More would slow down other requests; with one, the thread idles until the event loop collects its result. */
export const maxConcurrentHashes = 2;
export const maxQueuedHashes = 50;
const retryAfterSeconds = 2;

/** One limit for the process: a hash takes 19 MiB and about 7 ms of a thread. */
const limit = pLimit(maxConcurrentHashes);

/** Queues work that hashes. Throws `unavailable` when the queue is full. Must not run inside a transaction, which would wait. */
export async function limitHashing<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= maxQueuedHashes) {
    throw new ApiError('unavailable', 'Muita gente está entrando agora. Tente de novo em instantes.', {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
  return limit(work);
}

/** Hashes within the limit; see `limitHashing`. */
export function hashNewPassword(password: string): Promise<string> {
  return limitHashing(() => hashPassword(password));
}

/** `abababab`, `abcabcabc`. */
const repetition = /^(.{1,4})\1+$/u;

/**
 * Requires 8 to 128 characters of any kind, not counting blanks around them, and refuses common passwords, repetitions, words of
 * the shops, their names, the customer's name and the e-mail address. Throws `refused` with a message about the wire field.
 */
export function requireGoodPassword(
  password: string,
  { name, email, shops }: { name: string; email: string; shops: readonly { name: string }[] },
  field: 'senha' | 'novaSenha' = 'senha',
): void {
  const refused = (message: string) => new ApiError('refused', message, { field });
  const plain = toUnicodeForm(password, 'NFC').trim().toLowerCase();
  if ([...plain].length < length.least) throw refused(`A senha precisa de pelo menos ${length.least} caracteres.`);
  if ([...toUnicodeForm(password, 'NFC')].length > length.most)
    throw refused(`A senha pode ter até ${length.most} caracteres.`);
  const [mailbox = ''] = email.toLowerCase().split('@');
  if ([email.toLowerCase(), mailbox].includes(plain)) throw refused('A senha não pode ser o seu e-mail.');
  const names = [name, mailbox, ...shops.map((shop) => shop.name)];
  if (commonPasswords.has(plain) || repetition.test(plain) || isMadeOfKnownWords(plain, names)) {
    throw refused('Essa senha é fácil de adivinhar. Escolha outra.');
  }
}

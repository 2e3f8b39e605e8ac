// What a new password must be, and the turns in which all passwords are hashed.
import { hashPassword } from '#database/password-hash.ts';
import { passwordLength as length } from '#rules/customers/password.ts';
import { ApiError } from '../errors.ts';
import { commonPasswords } from './common-passwords.ts';
import { createWorkQueue } from './work-queue.ts';

/**
 * More would crowd out those who only look around. With one, logins wait in line while the event loop is busy: a hash that
 * is done keeps its turn until the loop comes round to it.
 */
export const hashesAtOnce = 2;

/** One for the process: a hash takes 19 MiB and some 7 ms of a thread. */
export const hashingQueue = createWorkQueue({ atOnce: hashesAtOnce, maxWaiting: 50, retryAfterSeconds: 2 });

/** Throws `unavailable` when too many wait. Never call it inside a transaction, which would wait along. */
export function hashInTurn(password: string): Promise<string> {
  return hashingQueue.run(() => hashPassword(password));
}

/**
 * What a password must be: 8 to 128 characters of any kind, none that everybody tries first, not the e-mail. Throws
 * `refused` with the sentence that says what to change, about the wire field that held it.
 */
export function requireGoodPassword(password: string, email: string, field: 'senha' | 'novaSenha' = 'senha'): void {
  const refused = (message: string) => new ApiError('refused', message, { field });
  const characters = [...password.normalize('NFC')].length;
  if (characters < length.least) throw refused(`A senha precisa de pelo menos ${length.least} caracteres.`);
  if (characters > length.most) throw refused(`A senha pode ter até ${length.most} caracteres.`);
  const plain = password.trim().toLowerCase();
  const [name = ''] = email.toLowerCase().split('@');
  if ([email.toLowerCase(), name].includes(plain)) throw refused('A senha não pode ser o seu e-mail.');
  if (commonPasswords.has(plain)) {
    throw refused('Essa senha é fácil de adivinhar. Escolha outra.');
  }
}

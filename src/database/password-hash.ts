// Passwords are kept as argon2id in the PHC string format; the parameters stand in the string, so they can grow.
import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

/** Memory in KiB, passes and lanes: OWASP's minimum for argon2id. */
const parameters = { memory: 19_456, passes: 2, parallelism: 1 };
const hashLength = 32;
const deriveKey = promisify(argon2);

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, both in base64 without padding. */
export async function hashPassword(password: string, nonce: Buffer = randomBytes(16)): Promise<string> {
  const key = await deriveKey('argon2id', { message: password, nonce, tagLength: hashLength, ...parameters });
  const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(nonce)}$${encode(key)}`;
}

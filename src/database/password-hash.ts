// Passwords are stored as argon2id in the PHC string format, whose parameters can be raised without a migration.

import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { toUnicodeForm } from '#rules/typed-text.ts';

interface HashParameters {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

interface StoredHash {
  parameters: HashParameters;
  salt: Buffer;
  key: Buffer;
}

/** OWASP's minimum for argon2id. */
const current: HashParameters = { memory: 19_456, passes: 2, parallelism: 1 };
const hashLength = 32;
const stringFormat = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{11,86})$/;

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`, both in base64 without padding. */
export async function hashPassword(
  password: string,
  salt: Buffer = randomBytes(16),
  parameters: HashParameters = current,
): Promise<string> {
  return formatHash({ parameters, salt, key: await derive(password, { parameters, salt, length: hashLength }) });
}

/** A hash that no password matches; verifying against it takes as long as against a customer's. */
export const decoyHash = formatHash({ parameters: current, salt: Buffer.alloc(16), key: Buffer.alloc(hashLength) });

/** Whether the password matches, by the parameters of the stored hash. False when `stored` is not a valid hash. */
export async function verifyPassword(stored: string, password: string): Promise<boolean> {
  const hash = parseStoredHash(stored);
  if (!hash) return false;
  const key = await derive(password, { ...hash, length: hash.key.length });
  return timingSafeEqual(key, hash.key);
}

/** Whether the stored hash has weaker parameters than a new one. */
export function needsRehash(stored: string): boolean {
  const parameters = parseStoredHash(stored)?.parameters;
  if (!parameters) return false;
  return parameters.memory < current.memory || parameters.passes < current.passes;
}

// Keyboards produce the same letters as one code point or as two (NFC, NFD).
function derive(
  password: string,
  { parameters, salt, length }: Omit<StoredHash, 'key'> & { length: number },
): Promise<Buffer> {
  const { memory: memoryCost, passes: timeCost, parallelism } = parameters;
  return hashRaw(toUnicodeForm(password, 'NFC'), { memoryCost, timeCost, parallelism, salt, outputLen: length });
}

function formatHash({ parameters, salt, key }: StoredHash): string {
  const encode = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
  const { memory, passes, parallelism } = parameters;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(key)}`;
}

function parseStoredHash(stored: string): StoredHash | undefined {
  const [, memory, passes, parallelism, salt, key] = stringFormat.exec(stored) ?? [];
  if (salt === undefined || key === undefined) return undefined;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    key: Buffer.from(key, 'base64'),
  };
}

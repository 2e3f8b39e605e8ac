import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from './password-hash.ts';

const weak = { memory: 64, passes: 1, parallelism: 1 };
const salt = Buffer.alloc(16, 7);

describe('hashPassword', () => {
  it('uses argon2id with at least the parameters of OWASP', async () => {
    expect(await hashPassword('lavanda-2026')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  });

  it('returns a different string for the same password every time', async () => {
    const hashes = await Promise.all([hashPassword('lavanda-2026'), hashPassword('lavanda-2026')]);
    expect(new Set(hashes).size).toBe(2);
  });
});

describe('verifyPassword', () => {
  it.each([
    ['the password itself', 'lavanda-2026', true],
    ['another case', 'Lavanda-2026', false],
    ['a blank more', 'lavanda-2026 ', false],
    ['nothing', '', false],
    ['a NUL behind', 'lavanda-2026\u0000', false],
  ])('verifies %s', async (_, password, isRight) => {
    expect(await verifyPassword(await hashPassword('lavanda-2026'), password)).toBe(isRight);
  });

  it.each(['açaí com café', '🧑‍🚀🧑‍🚀🧑‍🚀🧑‍🚀', 'x'.repeat(128), '\ud800alone'])('accepts any text: %j', async (password) => {
    const stored = await hashPassword(password, salt, weak);
    expect(await verifyPassword(stored, password)).toBe(true);
    expect(await verifyPassword(stored, `${password}.`)).toBe(false);
  });

  it('accepts hashes of other argon2id implementations', async () => {
    const key = argon2Sync('argon2id', {
      message: 'lavanda-2026',
      nonce: salt,
      tagLength: 32,
      memory: 64,
      passes: 1,
      parallelism: 1,
    });
    const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    expect(await verifyPassword(`$argon2id$v=19$m=64,t=1,p=1$${encode(salt)}$${encode(key)}`, 'lavanda-2026')).toBe(
      true,
    );
  });

  it('accepts composed and decomposed accents', async () => {
    const stored = await hashPassword('açaí'.normalize('NFD'), salt, weak);
    expect(await verifyPassword(stored, 'açaí'.normalize('NFC'))).toBe(true);
  });

  it('uses the parameters of the stored string', async () => {
    const stored = await hashPassword('lavanda-2026', salt, weak);
    expect(stored).toContain('m=64,t=1,p=1');
    expect(await verifyPassword(stored, 'lavanda-2026')).toBe(true);
  });

  it.each(['', 'lavanda-2026', '$2b$10$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=64,t=1,p=1$$', '$argon2id$v=19$'])(
    'is false for invalid hashes: %j',
    async (stored) => {
      expect(await verifyPassword(stored, stored)).toBe(false);
    },
  );
});

describe('needsRehash', () => {
  it('is true only for hashes with weaker parameters than the current ones', async () => {
    expect(needsRehash(await hashPassword('lavanda-2026', salt, weak))).toBe(true);
    expect(needsRehash(await hashPassword('lavanda-2026', salt, { memory: 19_456, passes: 1, parallelism: 1 }))).toBe(
      true,
    );
    expect(needsRehash(await hashPassword('lavanda-2026'))).toBe(false);
    expect(needsRehash('')).toBe(false);
  });
});

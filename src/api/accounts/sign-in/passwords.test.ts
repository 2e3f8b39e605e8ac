import { describe, expect, it } from 'vitest';
import { verifyPassword } from '#database/password-hash.ts';
import { createTestApi } from '../../testing/test-api.ts';
import { commonPasswords } from './common-passwords.ts';
import { confirmPassword } from './confirm-password.ts';
import { forgetFailuresOf } from './login-failures.ts';
import { hashNewPassword, requireGoodPassword } from './passwords.ts';
import { createBrowser, maria } from './testing/account-client.ts';

const email = 'maria@exemplo.test';
const shops = [{ name: 'Manacá Aromas' }, { name: 'Caszulo' }];
const customer = { name: 'Maria Clara de Souza-Lima', email, shops };
const easy = 'Essa senha é fácil de adivinhar. Escolha outra.';

describe('requireGoodPassword', () => {
  it.each([
    'lavanda no varal',
    'jabuticaba-roxa-77',
    'cavalo bateria grampo',
    'só letras',
    ' oito signos ',
    '🧑‍🚀 no espaço',
    'áéíóúâêô',
    'lavanda no varal'.repeat(8),
    'abcabcabcd',
    'minha lavanda cresce 7',
    'o souza do mercado',
    `${'ees'.repeat(42)}x`,
    'MARIA@EXEMPLO.TEST.BR',
  ])('accepts %j', (password) => {
    expect(() => requireGoodPassword(password, customer)).not.toThrow();
  });

  it.each([
    ['seven characters', 'lavanda', 'A senha precisa de pelo menos 8 caracteres.'],
    ['four characters that take two units each', '😀😀😀😀', 'A senha precisa de pelo menos 8 caracteres.'],
    ['129 characters', `${'x1'.repeat(64)}x`, 'A senha pode ter até 128 caracteres.'],
    ['the e-mail', 'maria@exemplo.test', 'A senha não pode ser o seu e-mail.'],
    ['the e-mail in another case', 'Maria@Exemplo.TEST', 'A senha não pode ser o seu e-mail.'],
    ['what everybody tries', '12345678', easy],
    ['what Brazil tries', 'Flamengo1', easy],
    ['the most common of the world', 'Sunshine1', easy],
    ['a common one with blanks', '  12345678 ', easy],
    ['nothing but blanks', '          ', 'A senha precisa de pelo menos 8 caracteres.'],
    ['one sign among blanks', '        8', 'A senha precisa de pelo menos 8 caracteres.'],
    ['a shop with a year', 'manaca-2026', easy],
    ['a shop with an accent', 'Manacá@2026!', easy],
    ['the other shop', '2026Caszulo', easy],
    ['what the shop sells', 'lavanda123', easy],
    ['several words of the shop', 'óleos essenciais 1', easy],
    ['the word itself', 'SENHA123', easy],
    ['a plant with a digit', 'Melaleuca1', easy],
    ['another plant with digits', 'vetiver123', easy],
    ['a plant after digits', '2026 olíbano', easy],
    ['a plant alone', 'palmarosa', easy],
    ['the name of a product', 'lavanda francesa', easy],
    ['two plants in one word', 'lavandavetiver', easy],
    ['two plants and a digit', 'figo-e-cassis-7', easy],
    ["the customer's name with a year", 'maria2026', easy],
    ['the last name after a year', '1985Souza', easy],
    ['the whole name', 'Maria Clara de Souza Lima', easy],
    ['the name and a word of the shop', 'maria.manacá', easy],
    ['a pair of letters again and again', 'abababab', easy],
    ['three letters again and again', 'Xyzxyzxyz', easy],
    ['four signs twice', '7ab!7ab!', easy],
  ])('refuses %s', (_, password, sentence) => {
    expect(() => requireGoodPassword(password, customer)).toThrow(
      expect.objectContaining({ code: 'refused', message: sentence }),
    );
  });

  it('refuses the name of the e-mail', () => {
    expect(() => requireGoodPassword('mariaclara', { ...customer, email: 'mariaclara@exemplo.test' })).toThrow(
      'e-mail',
    );
  });

  it('knows the name that stands in the e-mail', () => {
    const unnamed = { name: 'A', email: 'joaquina.prado7@exemplo.test', shops };
    expect(() => requireGoodPassword('Joaquina-1990', unnamed)).toThrow(easy);
    expect(() => requireGoodPassword('Joaquina-1990', customer)).not.toThrow();
  });

  it('refuses far more than the 3,000 most common passwords, all of a valid length', () => {
    expect(commonPasswords.size).toBeGreaterThanOrEqual(15_000);
    expect([...commonPasswords].filter((word) => word.length < 8 || word !== word.toLowerCase())).toEqual([]);
    for (const word of commonPasswords) expect(() => requireGoodPassword(word, customer)).toThrow('fácil de adivinhar');
  });
});

describe('hashNewPassword', () => {
  it('creates a hash that only the same password matches', async () => {
    const stored = await hashNewPassword('alecrim-2026');
    const fits = [verifyPassword(stored, 'alecrim-2026'), verifyPassword(stored, 'alecrim')];
    expect(await Promise.all(fits)).toEqual([true, false]);
  });
});

const shop = await createTestApi();

describe('confirmPassword', () => {
  const confirm = (password: string, customerId = 1) =>
    confirmPassword({ database: shop.database, clock: () => shop.clock.now, hasLimits: true }, customerId, password);

  it('accepts the right password', async () => {
    await expect(confirm(maria.senha)).resolves.toBeUndefined();
  });

  it.each([
    ['a wrong one', 'lavanda', 1],
    ["another customer's", maria.senha, 2],
  ])('refuses %s', async (_, password, customerId) => {
    const refusal = { status: 422, message: 'A senha atual não confere.' };
    await expect(confirm(password, customerId)).rejects.toMatchObject(refusal);
  });

  it('refuses a customer whose account was erased', async () => {
    await expect(confirm(maria.senha, 999)).rejects.toMatchObject({ status: 401 });
  });

  it('locks after ten failures, without locking the login', async () => {
    await confirm(maria.senha);
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(confirm('errada-123')).rejects.toMatchObject({ status: 422 });
    }
    await expect(confirm(maria.senha)).rejects.toMatchObject({ status: 429, headers: { 'Retry-After': '60' } });
    expect((await createBrowser(shop).logIn(maria)).status).toBe(200);
    await forgetFailuresOf(shop.database.kysely, { id: 1, email, document: '52998224725' });
    await expect(confirm(maria.senha)).resolves.toBeUndefined();
  });
});

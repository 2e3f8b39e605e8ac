// Requirements for new passwords, and an estimate of their strength.

import { toUnicodeForm } from '../typed-text.ts';

/** In characters. */
export const passwordLength = { least: 8, most: 128 } as const;

/** 0 = too short, 1 = weak, 2 = fair, 3 = good, 4 = strong. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

/** Common keyboard and alphabet sequences. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/**
 * A rough strength estimate for the sign-up form: by length, then by the number of different characters and character classes.
 */
export function measurePassword(password: string): PasswordStrength {
  const signs = [...toUnicodeForm(password, 'NFC')];
  if (signs.length < passwordLength.least) return 0;
  const different = new Set(signs.map((sign) => sign.toLowerCase())).size;
  if (different < 5 || isMostlyRun(password)) return 1;
  const kindsUsed = kinds.filter((kind) => kind.test(password)).length;
  const points = signs.length + kindsUsed * 2;
  if (points < 14) return 2;
  return points < 18 ? 3 : 4;
}

/** Whether more than half of the password is one sequence, forwards or backwards. */
function isMostlyRun(password: string): boolean {
  const text = password.toLowerCase();
  const most = Math.ceil(text.length / 2) + 1;
  return runs.some((run) =>
    [run, [...run].reduce((turned, sign) => sign + turned, '')].some((order) => {
      for (let at = 0; at + most <= order.length; at += 1) if (text.includes(order.slice(at, at + most))) return true;
      return false;
    }),
  );
}

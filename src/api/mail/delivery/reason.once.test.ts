import { describe, expect, it } from 'vitest';
import { toReason } from './reason.ts';

describe('toReason', () => {
  it.each([
    ["Can't send mail: 550 5.1.1 <ana.lima+x@exemplo.test>: unknown", "Can't send mail: 550 5.1.1 <[e-mail]>: unknown"],
    ['450 joão@exemplo.com.br, maria@exemplo.test busy', '450 [e-mail], [e-mail] busy'],
    ['421 try\r\n  later', '421 try later'],
  ])('removes the addresses from %j', (message, expected) => {
    expect(toReason(new Error(message))).toBe(expected);
  });

  it('truncates long messages', () => {
    expect(toReason(new Error('x'.repeat(10_000)))).toHaveLength(200);
  });

  it('accepts any thrown value', () => {
    expect(toReason('refused')).toBe('refused');
    expect(toReason(undefined)).toBe('undefined');
  });
});

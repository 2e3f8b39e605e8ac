import { expect, it } from 'vitest';
import { toMailbox } from './mailbox.ts';

it.each([
  ['rita@exemplo.test', 'rita@exemplo.test'],
  ['Rita@Exemplo.TEST', 'rita@exemplo.test'],
  ['rita+1@exemplo.test', 'rita@exemplo.test'],
  ['rita+loja+2@exemplo.test', 'rita@exemplo.test'],
  ['ri.ta@exemplo.test', 'ri.ta@exemplo.test'],
  ['r.i.t.a+3@gmail.com', 'rita@gmail.com'],
  ['rita@googlemail.com', 'rita@gmail.com'],
])('%s is of the mailbox %s', (email, mailbox) => {
  expect(toMailbox(email)).toBe(mailbox);
});

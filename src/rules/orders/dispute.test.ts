import { expect, it } from 'vitest';
import { type Dispute, nextDispute, type ReportedDispute } from './dispute.ts';

it.each<[known: Dispute | undefined, reported: ReportedDispute | undefined, next: Dispute | undefined]>([
  [undefined, undefined, undefined],
  [undefined, 'open', 'open'],
  [undefined, 'lost', 'lost'],
  [undefined, 'won', undefined],
  ['open', 'open', undefined],
  ['open', 'lost', 'lost'],
  ['open', 'won', 'ended'],
  ['open', undefined, 'ended'],
  ['ended', 'open', 'open'],
  ['ended', 'won', undefined],
  ['lost', 'open', undefined],
  ['lost', undefined, undefined],
  ['lost', 'won', undefined],
  ['regained', 'lost', undefined],
  ['regained', 'won', undefined],
  ['regained', undefined, undefined],
  ['regained', 'open', 'open'],
])('a dispute that was %s and is reported to be %s becomes %s', (known, reported, next) => {
  expect(nextDispute(known, reported)).toBe(next);
});

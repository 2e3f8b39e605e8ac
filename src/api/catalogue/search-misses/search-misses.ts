// Counts searches that found nothing, so that the merchant sees missing products and synonyms.

import pLimit from 'p-limit';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { foldAccents } from '../search/words/normalise.ts';
import { addSearchMisses, deleteOldSearchMisses, type SearchMiss } from './queries.ts';

export interface SearchMisses {
  /** Counts a text in the background. Ignores texts that are too short or may contain personal data. */
  note(text: string): void;
  /** Writes the counts to the database; never rejects. */
  flush(): Promise<void>;
  /** Writes the remaining counts and stops. */
  close(): Promise<void>;
}

type Dependencies = Pick<ApiDependencies, 'database' | 'clock' | 'logger'>;

/** Maximum number of different texts between two writes; further texts are not counted. */
const maxPending = 500;
/** A repeated text within this time is one search, because an uncacheable page may be rendered twice. */
const repeatMs = 1000;
const maxLetters = 80;
const minLetters = 3;
/** A text with more digits may be a phone, CPF or card number. */
const maxDigits = 5;

export function createSearchMisses({ database, clock, logger }: Dependencies): SearchMisses {
  let pending = new Map<string, SearchMiss>();

  const write = async (): Promise<void> => {
    if (pending.size === 0) return;
    const misses = [...pending.values()];
    pending = new Map();
    try {
      await addSearchMisses(database, misses);
      await deleteOldSearchMisses(database);
    } catch (error) {
      logger.warn({ err: error, texts: misses.length }, 'search misses were not written');
    }
  };
  const oneAtATime = pLimit(1);
  const flush = (): Promise<void> => oneAtATime(write);

  return {
    note(text) {
      const counted = toCountedText(text);
      const known = pending.get(counted);
      if (counted === '' || (!known && pending.size >= maxPending)) return;
      const now = clock().getTime();
      if (known && now - known.lastAt < repeatMs) return;
      pending.set(counted, {
        text: counted,
        searches: (known?.searches ?? 0) + 1,
        firstAt: known?.firstAt ?? now,
        lastAt: now,
      });
    },
    flush,
    close() {
      return flush();
    },
  };
}

/** Words without accents and punctuation; empty for texts that are not counted. */
export function toCountedText(text: string): string {
  if (text.includes('@')) return '';
  const words = (foldAccents(text).match(/[a-z\d]+/g) ?? []).join(' ');
  const digits = words.replaceAll(/\D/g, '').length;
  const letters = words.replaceAll(/[^a-z]/g, '').length;
  return letters < minLetters || digits > maxDigits ? '' : words.slice(0, maxLetters).trim();
}

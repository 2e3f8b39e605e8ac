// Texts that found nothing, counted for the merchant: a shop learns from them what to sell and which synonyms it lacks.
import type { ApiDependencies } from '../dependencies.ts';
import { foldAccents } from '../search/normalise.ts';
import { addSearchMisses, deleteOldSearchMisses, type SearchMiss } from './queries.ts';

export interface SearchMisses {
  /** Counts a text in the background. Too short ones and what may be about a person are left out. */
  note(text: string): void;
  /** Writes down what was counted; never rejects. */
  flush(): Promise<void>;
  /** Writes what is left and stops. */
  close(): Promise<void>;
}

type Dependencies = Pick<ApiDependencies, 'database' | 'clock' | 'logger'>;

const defaultFlushMs = 5000;
/** Different texts between two writings; more are not counted. */
const maxWaiting = 500;
/** Within it the same text is one search: a page that may not be kept is made twice. */
const repeatMs = 1000;
const maxLetters = 80;
const minLetters = 3;
/** More may be a telephone, CPF or card number. */
const maxDigits = 5;

export function createSearchMisses(
  { database, clock, logger }: Dependencies,
  options: { flushMs?: number } = {},
): SearchMisses {
  let waiting = new Map<string, SearchMiss>();
  let last = Promise.resolve();

  const write = async (): Promise<void> => {
    if (waiting.size === 0) return;
    const misses = [...waiting.values()];
    waiting = new Map();
    try {
      await addSearchMisses(database, misses);
      await deleteOldSearchMisses(database);
    } catch (error) {
      logger.warn({ err: error, texts: misses.length }, 'search misses were not written');
    }
  };
  const flush = (): Promise<void> => {
    last = last.then(write);
    return last;
  };
  const timer = setInterval(() => void flush(), options.flushMs ?? defaultFlushMs);
  timer.unref();

  return {
    note(text) {
      const counted = toCountedText(text);
      const known = waiting.get(counted);
      if (counted === '' || (!known && waiting.size >= maxWaiting)) return;
      const now = clock().getTime();
      if (known && now - known.lastAt < repeatMs) return;
      waiting.set(counted, {
        text: counted,
        searches: (known?.searches ?? 0) + 1,
        firstAt: known?.firstAt ?? now,
        lastAt: now,
      });
    },
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** Words without accents and signs; empty for what is not counted. */
export function toCountedText(text: string): string {
  if (text.includes('@')) return '';
  const words = (foldAccents(text).match(/[a-z\d]+/g) ?? []).join(' ');
  const digits = words.replaceAll(/\D/g, '').length;
  const letters = words.replaceAll(/[^a-z]/g, '').length;
  return letters < minLetters || digits > maxDigits ? '' : words.slice(0, maxLetters).trim();
}

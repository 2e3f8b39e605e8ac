// Tells the CDN which keys have changed.
import { everythingKey } from './cdn-headers.ts';

export interface PurgerOptions {
  /** Takes the POST. */
  url: string;
  token: string | undefined;
  onError: (error: unknown, message: string) => void;
  /** Milliseconds; tests take less. */
  times?: { limit: number; repeat: number; retry: number };
}

export interface Purger {
  /** Returns at once; a failure is tried again, then only reported. */
  purge(keys: readonly string[]): void;
  close(): void;
}

/**
 * `repeat`: an old page that was on its way to the CDN during the first message, or that another process still had, is
 * dropped by the second.
 */
const usualTimes = { limit: 2000, repeat: 5000, retry: 1000 };
/** Each after four times as long as the one before. */
const mostRetries = 4;
/** As many as every CDN takes in one message; beyond it everything goes. */
const mostKeys = 30;

export function createPurger({ url, token, onError, times = usualTimes }: PurgerOptions): Purger {
  const pending = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let isSending = false;
  let failures = 0;

  const later = (ms: number, act: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms).unref();
    timers.add(timer);
  };

  const send = async (): Promise<void> => {
    if (isSending || pending.size === 0) return;
    isSending = true;
    const keys = [...pending];
    pending.clear();
    try {
      await post({ url, token, keys, signal: AbortSignal.any([closing.signal, AbortSignal.timeout(times.limit)]) });
      failures = 0;
    } catch (error) {
      if (closing.signal.aborted) return;
      failures = failures < mostRetries ? failures + 1 : 0;
      onError(error, failures > 0 ? 'the CDN could not be told of a change' : 'the CDN was not told of a change');
      if (failures > 0) for (const key of keys) pending.add(key);
    }
    isSending = false;
    if (failures > 0) later(times.retry * 4 ** (failures - 1), () => void send());
    else void send();
  };

  const add = (keys: readonly string[]): void => {
    for (const key of keys) pending.add(key);
    void send();
  };

  return {
    purge(keys) {
      add(keys);
      later(times.repeat, () => add(keys));
    },
    close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      pending.clear();
    },
  };
}

interface Message {
  url: string;
  token: string | undefined;
  keys: readonly string[];
  signal: AbortSignal;
}

/** Fastly reads the keys in the header, Cloudflare those in the body, each its own header of the token. */
async function post({ url, token, keys: changed, signal }: Message): Promise<void> {
  const keys = changed.length > mostKeys || changed.includes(everythingKey) ? [everythingKey] : changed;
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': keys.join(' '),
      ...(token !== undefined && { Authorization: `Bearer ${token}`, 'Fastly-Key': token }),
    },
    body: JSON.stringify({ tags: keys }),
    // The token is for this address alone.
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
}

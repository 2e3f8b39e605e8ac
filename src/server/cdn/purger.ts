// Purges surrogate keys at the CDN.

import { everythingKey } from '#contract/cache-keys.ts';

export interface PurgerOptions {
  /** Address of the purge request (POST). */
  url: string;
  token: string | undefined;
  onError: (error: unknown, message: string) => void;
  /** Milliseconds; tests take less. */
  times?: { limit: number; repeat: number; retry: number };
}

export interface Purger {
  /** Returns at once; a failed request is retried, then reported. */
  purge(keys: readonly string[]): void;
  close(): void;
}

/**
 * Milliseconds. Each purge is repeated after `repeat`, for an outdated page that was in flight during the first one or that
 * another process still served.
 */
const defaultTimes = { limit: 2000, repeat: 5000, retry: 1000 };
/** With exponential backoff: each delay is four times the one before. */
const maxRetries = 4;
/** The most keys that every CDN accepts in one request. */
const keysPerRequest = 30;
/** More keys purge everything. */
const mostKeys = 300;

export function createPurger({ url, token, onError, times = defaultTimes }: PurgerOptions): Purger {
  const pending = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  let isSending = false;
  let failures = 0;

  const schedule = (ms: number, callback: () => void): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      callback();
    }, ms).unref();
    timers.add(timer);
  };

  const send = async (): Promise<void> => {
    if (isSending || pending.size === 0) return;
    isSending = true;
    if (pending.has(everythingKey) || pending.size > mostKeys) {
      pending.clear();
      pending.add(everythingKey);
    }
    const keys = [...pending].slice(0, keysPerRequest);
    for (const key of keys) pending.delete(key);
    try {
      await post({ url, token, keys, signal: AbortSignal.any([closing.signal, AbortSignal.timeout(times.limit)]) });
      failures = 0;
    } catch (error) {
      if (closing.signal.aborted) return;
      failures = failures < maxRetries ? failures + 1 : 0;
      onError(error, failures > 0 ? 'CDN purge failed, will retry' : 'CDN purge given up');
      if (failures > 0) for (const key of keys) pending.add(key);
    }
    isSending = false;
    if (failures > 0) schedule(times.retry * 4 ** (failures - 1), () => void send());
    else void send();
  };

  const add = (keys: readonly string[]): void => {
    for (const key of keys) pending.add(key);
    void send();
  };

  return {
    purge(keys) {
      add(keys);
      schedule(times.repeat, () => add(keys));
    },
    close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      pending.clear();
    },
  };
}

interface PurgeRequest {
  url: string;
  token: string | undefined;
  keys: readonly string[];
  signal: AbortSignal;
}

/** Fastly reads the keys from the header, Cloudflare from the body; each has its own header for the token. */
async function post({ url, token, keys, signal }: PurgeRequest): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': keys.join(' '),
      ...(token !== undefined && { Authorization: `Bearer ${token}`, 'Fastly-Key': token }),
    },
    body: JSON.stringify({ tags: keys }),
    // A redirect would send the token to another address.
    redirect: 'manual',
    signal,
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the CDN answered ${response.status}`);
}

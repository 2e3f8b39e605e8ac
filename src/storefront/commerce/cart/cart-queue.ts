import pLimit from 'p-limit';

/**
 * Cart changes are sent one at a time: on a poor connection a later request may overtake an earlier one, and two first
 * additions at once would open two sessions, of which one is lost with its cart.
 */
const limit = pLimit(1);

/** One for each change that waits for its turn: sends it without reading the answer. */
const beacons = new Set<() => void>();

interface QueuedChange<Answer> {
  url: string;
  form: FormData;
  send: () => Promise<Answer>;
}

/** Resolves with the answer; with undefined if the document was unloaded first and the change was sent as a beacon. */
export function queueCartChange<Answer>({ url, form, send }: QueuedChange<Answer>): Promise<Answer | undefined> {
  const sendBeacon = () => navigator.sendBeacon(url, toSearchParams(form));
  beacons.add(sendBeacon);
  // The browser ignores a listener that it has already.
  window.addEventListener('pagehide', sendBeacons);
  return limit(() => (beacons.delete(sendBeacon) ? send() : undefined));
}

function sendBeacons(): void {
  for (const sendBeacon of beacons) sendBeacon();
  beacons.clear();
}

/** As a form without files is sent. */
function toSearchParams(form: FormData): URLSearchParams {
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
  return new URLSearchParams(fields);
}

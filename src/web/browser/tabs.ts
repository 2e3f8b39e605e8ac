// Messages between the tabs of the shop in one browser.

const channelName = 'visita';
let channel: BroadcastChannel | undefined;
let changes = 0;

/** How many changes this tab has made: what was requested before the last one is stale. */
export function countChanges(): number {
  return changes;
}

/** Notifies the other tabs that this one has changed the cart or the favourites. */
export function announceChange(): void {
  changes += 1;
  notifyTabs('changed');
}

export function notifyTabs(message: string): void {
  channel?.postMessage(message);
}

/**
 * Calls back with the messages of other tabs; returns the function that stops it. An open channel could keep a page out of the
 * back/forward cache, so it is closed while the page is hidden by a navigation.
 */
export function listenToTabs(onMessage: (message: unknown) => void): () => void {
  if (!('BroadcastChannel' in window)) return () => undefined;
  const open = () => {
    channel ??= new BroadcastChannel(channelName);
    channel.onmessage = ({ data }: MessageEvent<unknown>) => onMessage(data);
  };
  const close = () => {
    channel?.close();
    channel = undefined;
  };
  open();
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', open);
  return () => {
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', open);
    close();
  };
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Specification 9: prefetch only when not offline, not on 2g, not saving data. In the browser only. */
export function mayPrefetch(): boolean {
  return navigator.onLine && !isSavingData();
}

/** Whether the visitor asked for little data, or has a connection for little only. */
export function isSavingData(): boolean {
  const connection = findConnection();
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/** Not in TypeScript's DOM types, and not in every browser. */
function findConnection(): Connection | undefined {
  const owner: { connection?: Connection } & Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator;
  return owner.connection;
}

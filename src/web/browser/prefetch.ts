interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Specification 9: prefetch only when not offline, not on 2g, not saving data. Call it in the browser only. */
export function mayPrefetch(): boolean {
  return navigator.onLine && !isSavingData();
}

/** Whether the visitor saves data or has a 2g connection. */
export function isSavingData(): boolean {
  const connection = findConnection();
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g');
}

/** The Network Information API is neither in TypeScript's DOM types nor in every browser. */
function findConnection(): Connection | undefined {
  const owner: { connection?: Connection } & Partial<Navigator> = typeof navigator === 'undefined' ? {} : navigator;
  return owner.connection;
}

// The list of master pictures, stored next to them as manifest.json.

export interface MasterEntry {
  /** First 10 hex digits of the SHA-256 of the master's bytes. */
  hash: string;
  /** Path relative to the folder of the manifest. */
  file: string;
  width: number;
  height: number;
  /** Placeholder colour, `#rrggbb`, shown until the picture is loaded. */
  color: string;
  /** Hash of the input that the master was drawn from. */
  input?: string;
}

function isEntry(value: unknown): value is MasterEntry {
  if (typeof value !== 'object' || value === null) return false;
  const { hash, file, width, height, color } = value as Partial<Record<keyof MasterEntry, unknown>>;
  return (
    typeof hash === 'string' &&
    /^[0-9a-f]{10}$/.test(hash) &&
    typeof file === 'string' &&
    typeof width === 'number' &&
    typeof height === 'number' &&
    typeof color === 'string'
  );
}

/** Masters by key. Throws when `data` is not a manifest. */
export function parseManifest(data: unknown): Map<string, MasterEntry> {
  if (typeof data !== 'object' || data === null) throw new Error('The picture manifest is not an object.');
  return new Map(
    Object.entries(data).map(([key, value]) => {
      if (!isEntry(value)) throw new Error(`The picture manifest has a bad entry "${key}".`);
      return [key, value];
    }),
  );
}

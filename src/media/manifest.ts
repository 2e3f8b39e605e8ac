// The list of master pictures, stored next to them as manifest.json.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** The masters of a folder by key; none if it has no manifest. */
export function loadManifest(folder: string): Map<string, MasterEntry> {
  const file = join(folder, 'manifest.json');
  return existsSync(file) ? parseManifest(JSON.parse(readFileSync(file, 'utf8'))) : new Map<string, MasterEntry>();
}

/** The masters of a folder as rows of the table of pictures. */
export function listMasters(folder: string) {
  return [...loadManifest(folder)].map(([key, { hash, width, height, color }]) => ({
    key,
    hash,
    width,
    height,
    color,
  }));
}

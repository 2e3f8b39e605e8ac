// Source files for the structure checks.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

export const projectRoot = join(import.meta.dirname, '../..');

export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  path: string;
  text: string;
}

/** Every file below the folders whose path matches; paths sorted. */
export function listSourceFiles(folders: string[], pattern: RegExp, root = projectRoot): SourceFile[] {
  return folders
    .flatMap((folder) => listPaths(join(root, folder)))
    .map((file) => ({ file, path: relative(root, file).split(sep).join('/') }))
    .filter(({ path }) => pattern.test(path))
    .toSorted((first, second) => first.path.localeCompare(second.path))
    .map(({ file, path }) => ({ path, text: readFileSync(file, 'utf8') }));
}

function listPaths(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

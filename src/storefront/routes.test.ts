import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { z } from 'zod';
import routes from './routes.ts';

const moduleSchema = z.object({
  handle: z.looseObject({ level: z.unknown().optional(), pageType: z.string().optional() }).optional(),
});

interface Page {
  id: string;
  /** Its own module and those above it. */
  files: readonly string[];
}

/** Modules that render nothing have no JSX. */
function listPages(entries: readonly RouteConfigEntry[], above: readonly string[] = []): Page[] {
  return entries.flatMap(({ id = '', file, children }) => {
    const files = [...above, file];
    if (children) return listPages(children, files);
    return file.endsWith('.tsx') ? [{ id, files }] : [];
  });
}

async function hasType(file: string): Promise<boolean> {
  const { handle } = moduleSchema.parse(await import(new URL(file, import.meta.url).href));
  return handle !== undefined && (handle.level !== undefined || handle.pageType !== undefined);
}

// An error has its own type.
const pages = listPages(routes).filter(({ id }) => id !== 'server-error');

it.each(pages)('the page $id has a type for analytics', async ({ files }) => {
  expect(await Promise.all(files.map(hasType))).toContain(true);
});

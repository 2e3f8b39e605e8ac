import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), hasInstallScript: z.boolean().optional() })),
});

it('the shop needs no install script of a package, as none is run', () => {
  const text = readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8');
  const found = Object.entries(lockSchema.parse(JSON.parse(text)).packages).filter(
    ([, entry]) => entry.hasInstallScript && !entry.dev,
  );
  expect(found.map(([path]) => path)).toEqual([]);
});

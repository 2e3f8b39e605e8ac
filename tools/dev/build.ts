// Builds the storefront and writes a Brotli and a gzip copy next to every text file, so that no request compresses them.

import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = join(import.meta.dirname, '../..');
const compressible = /\.(?:css|html|js|json|map|svg|txt|webmanifest|xml)$/;
/** The threshold of the compression of other responses (`hono/compress`). */
const smallestWorthIt = 1024;

const builder = join(root, 'node_modules/@react-router/dev/bin.cjs');
const result = spawnSync(process.execPath, [builder, 'build'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production' },
});
if (result.status !== 0) process.exit(result.status ?? 1);
await compressFiles(join(root, 'build/client'));

async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of files) {
    if (entry.isFile() && compressible.test(entry.name)) await compressFile(join(entry.parentPath, entry.name));
  }
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < smallestWorthIt) return;
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: quality }),
    promisify(gzip)(bytes, { level: 9 }),
  ]);
  await Promise.all([writeFile(`${file}.br`, brotli), writeFile(`${file}.gz`, zipped)]);
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltServer } from '../../tools/testing/built-server.ts';
import { maria, signIn } from '../accounts.ts';
import { expect, test } from '../fixtures.ts';

for (const [shop, variables, status] of [
  ['a local shop as the demonstration with its accounts', {}, 200],
  ['a public shop empty', { NODE_ENV: 'production' }, 401],
] as const) {
  test(`a first start begins ${shop}`, async ({ request }) => {
    const folder = mkdtempSync(join(tmpdir(), 'manaca-first-start-'));
    const server = await startBuiltServer(join(import.meta.dirname, '../..'), ['src/server/main.ts'], {
      DATABASE_FILE: join(folder, 'shop.sqlite'),
      MAIL_DIR: folder,
      LOG_LEVEL: 'silent',
      ...variables,
    });
    try {
      expect(await signIn(request, server.url, maria)).toBe(status);
      const category = await request.get(`${server.url}/oleos-essenciais`);
      expect(category.status()).toBe(status === 200 ? 200 : 404);
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

// The API of this checkout without HTTP, on a database that its server has seeded.

import { createApi } from '#api/app.ts';
import { openDatabase } from '#database/client.ts';
import { compare } from './compare.ts';
import { apiHeaders, apiPaths, apiPrefix } from './requests.ts';

const siteUrl = 'http://127.0.0.1';
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

export async function measureApiInProcess(file: string, seconds: number): Promise<void> {
  const database = await openDatabase({ file });
  const api = await createApi({
    database,
    clock: () => new Date(),
    siteUrl,
    cookieName: 'PHPSESSID',
    logger: silent,
    sendMail: () => Promise.resolve(),
    services: { postalCodes: [], geocoder: undefined },
    pix: undefined,
    hasLimits: false,
  });
  const ask = async (path: string): Promise<void> => {
    const response = await api.fetch(new Request(`${siteUrl}${apiPrefix}${path}`, { headers: apiHeaders }));
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  try {
    for (const [name, paths] of Object.entries(apiPaths)) {
      await compare([api], { name: `API in process, ${name}`, units: ['requests/s'] }, async () => {
        const startedAt = performance.now();
        let count = 0;
        while (performance.now() < startedAt + seconds * 1000) await ask(paths[count++ % paths.length] ?? '');
        return [(count / (performance.now() - startedAt)) * 1000];
      });
    }
  } finally {
    await api.close();
    await database.close();
  }
}

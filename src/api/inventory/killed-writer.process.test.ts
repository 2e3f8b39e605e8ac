import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { programEnvironment } from '#database/testing/program-environment.ts';
import { createTestDatabase } from '#database/testing/test-database.ts';
import { insertProduct } from '../testing/insert-catalogue.ts';
import { countStock, listUnexplainedStock } from './testing/stock-queries.ts';

const script = join(import.meta.dirname, 'testing/take-forever.ts');
const candle = { id: 900_001, name: 'Vela', priceCents: 4990, stock: 100_000 };
const matches = { id: 900_002, name: 'Fósforos', priceCents: 990, stock: 100_000 };

const test = await createTestDatabase();
for (const product of [candle, matches]) await insertProduct(test.database, product);
afterAll(() => test.dispose());

it('leaves each order whole or undone, and stock the sum of its movements, when a process is killed', async () => {
  for (const orders of [1, 7, 20]) {
    const child = spawn(process.execPath, [script, String(candle.id), String(matches.id)], {
      env: { ...programEnvironment, ...test.environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    let seen = 0;
    child.stdout.on('data', (dots: Buffer) => {
      seen += dots.length;
      if (seen >= orders) child.kill('SIGKILL');
    });
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await listUnexplainedStock(test.database)).toEqual([]);
    const left = await countStock(test.database, candle.id);
    expect(await countStock(test.database, matches.id)).toBe(left);
    expect(left).toBeLessThan(candle.stock);
  }
});

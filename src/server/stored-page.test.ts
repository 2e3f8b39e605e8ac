import { expect, it } from 'vitest';
import { createStoredPage } from './stored-page.ts';

const html = (text: string) => new Response(`<p>${text}</p>`.repeat(500), { headers: { 'Content-Type': 'text/html' } });

it('holds its bytes in buffers of their own, so that no larger buffer stays in memory', async () => {
  const { compressed } = await createStoredPage(html('lavanda'), { version: '1' });
  for (const body of Object.values(compressed)) {
    expect(body.length).toBeGreaterThan(0);
    expect(body.buffer.byteLength).toBe(body.length);
  }
});

it('shares the compressed bytes of the page before while nothing in it changes', async () => {
  const previous = await createStoredPage(html('lavanda'), { version: '1' });
  const same = await createStoredPage(html('lavanda'), { version: '2', previous });
  const other = await createStoredPage(html('melaleuca'), { version: '2', previous });
  expect(same.compressed).toBe(previous.compressed);
  expect(other.compressed).not.toBe(previous.compressed);
  expect(other.hash).not.toBe(previous.hash);
});

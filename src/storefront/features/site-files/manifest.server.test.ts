// The manifest by the W3C's members and what Chromium asks of a site that can be installed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createNeutralShop } from '#contract/neutral-shop.ts';
import { sampleShops } from '../../testing/sample-shops.ts';
import { createManifest } from './manifest.server.ts';

const path = z.string().regex(/^\/[\w./-]*$/);
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const manifestSchema = z.strictObject({
  id: path,
  name: z.string().min(1),
  short_name: z.string().min(1).max(12),
  description: z.string().min(1).optional(),
  lang: z.literal('pt-BR'),
  dir: z.enum(['ltr', 'rtl', 'auto']),
  start_url: path,
  scope: path,
  display: z.enum(['fullscreen', 'standalone', 'minimal-ui']),
  theme_color: color,
  background_color: color,
  categories: z.array(z.string()),
  icons: z.array(
    z.strictObject({
      src: path,
      sizes: z.string().regex(/^\d+x\d+$/),
      type: z.literal('image/png'),
      purpose: z.enum(['any', 'maskable']),
    }),
  ),
});

/** Width and height of a file of the site's root, from the header of the PNG. */
function readSize(file: string): string {
  const bytes = readFileSync(join(import.meta.dirname, '../../public', file));
  expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

describe.each(sampleShops.map((shop) => [shop.id, shop] as const))('the manifest of %s', (_, shop) => {
  const manifest = manifestSchema.parse(createManifest(shop));

  it('starts at the home page of the shop, inside its scope', () => {
    expect([manifest.id, manifest.start_url]).toEqual([shop.path, shop.path]);
    expect(manifest.start_url.startsWith(manifest.scope)).toBe(true);
  });

  it('has the icons that an installation needs, in the size that it says', () => {
    const kinds = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
    expect(kinds).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
    expect(manifest.icons.map(({ src }) => readSize(src))).toEqual(manifest.icons.map(({ sizes }) => sizes));
  });
});

it.each([
  ['Manacá', 'Manacá'],
  ['Casa das Velas Brasileiras', 'Casa das'],
  ['Perfumariabrasileira', 'Perfumariabr'],
])('shortens %s to %s', (nome, expected) => {
  const shop = createNeutralShop({ id: 'main', nome, loja: '' });
  expect(createManifest(shop)).toMatchObject({ name: nome, short_name: expected });
});

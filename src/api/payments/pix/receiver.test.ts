import { expect, it } from 'vitest';
import { createBrCode } from './br-code.ts';
import { isOfDemonstration } from './receiver.ts';
import { demonstrationPix, testPix } from './testing/test-pix.ts';

it.each([
  [demonstrationPix.key, true],
  [testPix.key, false],
  ['ana@loja.example.com', false],
  ['ana@loja.examples.com.br', false],
  ['52998224725', false],
])('knows the key %s and its code as the demonstration’s: %s', (key, expected) => {
  const code = createBrCode({ ...testPix, key, cents: 100 });
  expect([isOfDemonstration(key), isOfDemonstration(code)]).toEqual([expected, expected]);
});

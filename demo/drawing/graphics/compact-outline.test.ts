import { expect, test } from 'vitest';
import { toRelativePath } from './compact-outline.ts';

test('converts points to relative steps and omits repeated letters', () => {
  expect(toRelativePath('M10 10L20 10L20 5Z')).toBe('m10 10l10 0 0-5z');
});

test('measures from the start of the outline after it is closed', () => {
  expect(toRelativePath('M10 10L20 10ZM30 30Q1 2 3 4')).toBe('m10 10l10 0zm20 20q-29-28-27-26');
});

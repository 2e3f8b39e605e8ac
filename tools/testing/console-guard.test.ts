import { expect, it, vi } from 'vitest';

it('allows a test to expect a message', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  console.warn('expected');
  expect(warn).toHaveBeenCalledWith('expected');
});

it.fails('fails a test that leaves a stray console.error', () => {
  console.error('stray');
});

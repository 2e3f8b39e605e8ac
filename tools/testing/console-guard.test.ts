import { expect, it, vi } from 'vitest';

it('lets a test expect a message of its own', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  console.warn('expected');
  expect(warn).toHaveBeenCalledWith('expected');
});

it.fails('fails a test that leaves a stray console.error', () => {
  console.error('stray');
});

import { describe, expect, it } from 'vitest';
import { isAimedAt } from './use-hover-intent.ts';

describe('isAimedAt', () => {
  const box = { left: 100, right: 500, top: 60, bottom: 400 };
  const start = { clientX: 150, clientY: 20 };

  it.each([
    ['straight down', { clientX: 150, clientY: 30 }, true],
    ['diagonally to the far corner', { clientX: 180, clientY: 25 }, true],
    ['diagonally back to the near corner', { clientX: 142, clientY: 28 }, true],
    ['along the bar', { clientX: 180, clientY: 20 }, false],
    ['along the bar, a little down', { clientX: 250, clientY: 22 }, false],
    ['up and away', { clientX: 150, clientY: 10 }, false],
    ['nowhere', start, false],
  ])('%s', (_, to, expected) => {
    expect(isAimedAt(start, to, box)).toBe(expected);
  });

  it('is true anywhere inside the box', () => {
    expect(isAimedAt({ clientX: 200, clientY: 200 }, { clientX: 190, clientY: 190 }, box)).toBe(true);
  });
});

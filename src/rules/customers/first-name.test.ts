import { describe, expect, it } from 'vitest';
import { toFirstName } from './first-name.ts';

describe('toFirstName', () => {
  it.each([
    ['Maria Clara Souza', 'Maria'],
    ['  João\u00a0Pedro', 'João'],
    ['Zé', 'Zé'],
    ['', ''],
  ])('returns for %j %j', (name, first) => expect(toFirstName(name)).toBe(first));
});

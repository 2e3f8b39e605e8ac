import { expect, it } from 'vitest';
import { toMean, toStoreMean } from './store-rating.ts';

it('rounds means of stars half up, to one decimal', () => {
  expect([toMean(0, 0), toMean(14, 3), toMean(93, 20), toMean(19, 4)]).toEqual([0, 4.7, 4.7, 4.8]);
  expect([toStoreMean(4.6, 4.7), toStoreMean(5, 5), toStoreMean(4.6, 4.6)]).toEqual([4.7, 5, 4.6]);
});

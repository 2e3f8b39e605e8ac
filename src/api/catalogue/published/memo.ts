// Memoisation per read model.

import type { ReadModel } from './model.ts';

/** Memoises `compute` per read model. The value is garbage collected with its model after a change of the catalogue. */
export function memoPerModel<Value>(compute: (model: ReadModel) => Value): (model: ReadModel) => Value {
  const values = new WeakMap<ReadModel, Value>();
  return (model) => {
    const known = values.get(model);
    if (known !== undefined) return known;
    const value = compute(model);
    values.set(model, value);
    return value;
  };
}

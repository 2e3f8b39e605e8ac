// Results that cost time to work out, kept for as long as their read model lives.
import type { ReadModel } from './model.ts';

/** One `create()` for each model; the next model begins anew. */
export function createModelMemo<Value>(create: () => Value): (model: ReadModel) => Value {
  const values = new WeakMap<ReadModel, Value>();
  return (model) => {
    const known = values.get(model);
    if (known !== undefined) return known;
    const value = create();
    values.set(model, value);
    return value;
  };
}

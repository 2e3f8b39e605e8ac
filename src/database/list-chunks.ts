/** Rows of some ten columns stay below the engines' limits of parameters in a statement. */
const itemsPerStatement = 1000;

/** The items in their order, in parts of at most `size`. */
export function listChunks<Item>(items: readonly Item[], size = itemsPerStatement): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

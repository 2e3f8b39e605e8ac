/** Below the engines' limits of parameters in a statement. */
const itemsPerStatement = 1000;

/** The items in their order, in parts of which each fits into a statement. */
export function listChunks<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / itemsPerStatement) }, (_, index) =>
    items.slice(index * itemsPerStatement, (index + 1) * itemsPerStatement),
  );
}

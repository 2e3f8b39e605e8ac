/** A sellable unit: a product, or one of its simple values. */
export interface StockUnit {
  productId: number;
  /** 0 = the product itself. */
  attributeValueId: number;
}

/** The order in which rows of stock are locked. */
export function compareUnits(first: StockUnit, second: StockUnit): number {
  return first.productId - second.productId || first.attributeValueId - second.attributeValueId;
}

import type { ReadModel } from './model.ts';

/** The remaining quantity of a unit. */
export interface StockQuantity {
  productId: number;
  /** 0 = the product itself. */
  attributeValueId: number;
  quantity: number;
}

/** Where areas get the published catalogue from. */
export interface CatalogueSource {
  /** The current model. Call it once per request. */
  current(): ReadModel;
  /** Rises when what pages with one of these keys show has changed, by a write or by time (`../changes/page-keys.ts`). */
  version(keys: readonly string[]): number;
  /** Applies what other transactions changed; once it resolves, `current` includes every change committed before the call. */
  refresh(): Promise<void>;
  onChange(listener: (keys: readonly string[]) => void): void;
  /** Waits for a running refresh. */
  close(): Promise<void>;
}

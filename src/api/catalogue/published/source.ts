import type { ReadModel } from './model.ts';

/** Where areas get the published catalogue from. */
export interface CatalogueSource {
  /** The current model. Call it once per request. */
  current(): ReadModel;
  /** Changes whenever `current` does: after a change of the catalogue, and when a price schedule starts or ends. */
  version(): string;
  /** Rebuilds if the version changed; afterwards `current` includes every change committed before the call. */
  refresh(): Promise<void>;
  /** Subscribes to new models, caused by a change of the catalogue or by a price schedule. Returns the unsubscribe function. */
  onReplaced(listener: (cause: 'change' | 'time') => void): () => void;
  /** Stops watching the version. */
  close(): Promise<void>;
}

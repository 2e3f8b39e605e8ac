import type { CatalogueSource } from './catalogue/read-model.ts';
import type { ApiDependencies } from './dependencies.ts';
import type { Limiter } from './http/rate-limit.ts';
import type { Sessions } from './sessions/sessions.ts';

/** The dependencies of every area in the mount table. */
export interface AreaDependencies extends ApiDependencies {
  catalogue: CatalogueSource;
  sessions: Sessions;
  limiter: Limiter;
}

import type { CatalogueSource } from './catalogue/published/source.ts';
import type { ApiDependencies } from './http/dependencies.ts';
import type { Limiter } from './http/rate-limit.ts';
import type { VisitorSessions } from './http/visitor-session.ts';

/** The dependencies of every area in the mount table. */
export interface AreaDependencies extends ApiDependencies {
  catalogue: CatalogueSource;
  sessions: VisitorSessions;
  limiter: Limiter;
}

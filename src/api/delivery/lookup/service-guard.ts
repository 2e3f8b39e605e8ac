import type { ApiDependencies } from '../../dependencies.ts';
import { CircuitOpenError, createCircuitBreaker } from './circuit-breaker.ts';

/** What the work answers; undefined, and a line in the log, when it fails, and undefined alone while its service rests. */
export type ServiceGuard = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/** Stands before one service, with a circuit breaker of its own. */
export function createServiceGuard(
  { clock, logger }: Pick<ApiDependencies, 'clock' | 'logger'>,
  service: string,
): ServiceGuard {
  const breaker = createCircuitBreaker({ clock });
  return (work) =>
    breaker.run(work).catch((error: unknown) => {
      if (!(error instanceof CircuitOpenError)) logger.warn({ service, err: error }, 'a look-up service failed');
      return undefined;
    });
}

import type { ApiDependencies } from '../../http/dependencies.ts';
import { CircuitOpenError, createCircuitBreaker } from '../../http/limits/circuit-breaker.ts';
import { createSteadyClock } from '../../http/limits/steady-clock.ts';

/** Resolves with the result, or with undefined if the work fails (logged) or the circuit is open (not logged). */
export type ServiceGuard = <Result>(work: () => Promise<Result>) => Promise<Result | undefined>;

/** Guards one service with its own circuit breaker. */
export function createServiceGuard(
  { clock, logger }: Pick<ApiDependencies, 'clock' | 'logger'>,
  service: string,
): ServiceGuard {
  const breaker = createCircuitBreaker({ now: createSteadyClock(clock) });
  return (work) =>
    breaker.run(work).catch((error: unknown) => {
      if (!(error instanceof CircuitOpenError)) logger.warn({ service, err: error }, 'a look-up service failed');
      return undefined;
    });
}

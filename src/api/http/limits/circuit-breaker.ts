/** Thrown instead of calling a service that failed too often; `cause` is its last failure. All are logged already. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

export interface CircuitBreaker {
  /**
   * Runs `work` and returns or throws its result. Throws CircuitOpenError while the circuit is open. `isFailure` is false for an
   * error that says nothing about the service, such as a caller that has left.
   */
  run<Result>(work: () => Promise<Result>, isFailure?: (error: unknown) => boolean): Promise<Result>;
}

interface CircuitOptions {
  /** Milliseconds that never go back: a clock that is set back would keep the circuit open. */
  now: () => number;
  failuresToOpen?: number;
  restMs?: number;
}

/** Opens after a number of failures in a row; after a pause one trial call closes it or keeps it open. */
export function createCircuitBreaker({ now, failuresToOpen = 5, restMs = 30_000 }: CircuitOptions): CircuitBreaker {
  let failures = 0;
  let restUntil = 0;
  let isTrying = false;
  let cause: unknown;
  return {
    async run(work, isFailure = () => true) {
      const isTrial = failures >= failuresToOpen;
      if (isTrial && (isTrying || now() < restUntil))
        throw new CircuitOpenError('not called after several failures', { cause });
      if (isTrial) isTrying = true;
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        if (isFailure(error)) {
          failures += 1;
          cause = error;
          restUntil = now() + restMs;
        }
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}

/** Thrown instead of calling a service that has failed too often; its failures are logged already. */
export class CircuitOpenError extends Error {
  override name = 'CircuitOpenError';
}

export interface CircuitBreaker {
  /** Runs `work` and passes on what it answers or throws. Throws CircuitOpenError while the service rests. */
  run<Result>(work: () => Promise<Result>): Promise<Result>;
}

interface CircuitOptions {
  clock: () => Date;
  failuresToOpen?: number;
  restMs?: number;
}

/** After so many failures in a row the service rests; then one call may try, and its outcome decides. */
export function createCircuitBreaker({ clock, failuresToOpen = 5, restMs = 30_000 }: CircuitOptions): CircuitBreaker {
  let failures = 0;
  let restUntil = 0;
  let isTrying = false;
  return {
    async run(work) {
      const isTrial = failures >= failuresToOpen;
      if (isTrial && (isTrying || clock().getTime() < restUntil)) throw new CircuitOpenError();
      if (isTrial) isTrying = true;
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch (error) {
        failures += 1;
        restUntil = clock().getTime() + restMs;
        throw error;
      } finally {
        if (isTrial) isTrying = false;
      }
    },
  };
}

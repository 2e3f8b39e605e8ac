// Responses of /healthz (liveness) and /readyz (readiness).

export interface Health {
  alive(): Response;
  /** Response of /readyz: 503 while draining or while the check fails. */
  ready(): Promise<Response>;
  /** From now on /readyz is 503, so that a load balancer sends no new requests. */
  startDraining(): void;
  isDraining(): boolean;
}

/** `isReady` must settle within a bounded time; a rejection counts as not ready. */
export function createHealth(isReady: () => Promise<boolean>): Health {
  let isDraining = false;
  return {
    alive: () => toResponse(200, 'alive'),
    async ready() {
      if (isDraining) return toResponse(503, 'draining');
      const ready = await isReady().catch(() => false);
      return ready ? toResponse(200, 'ready') : toResponse(503, 'database unreachable');
    },
    startDraining() {
      isDraining = true;
    },
    isDraining: () => isDraining,
  };
}

function toResponse(status: number, text: string): Response {
  return Response.json({ status: text }, { status, headers: { 'Cache-Control': 'no-store' } });
}

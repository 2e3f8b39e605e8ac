// The value of a radio button of a delivery: its method, and for a pickup the place too.

export function toDeliveryValue(methodId: string, pickupPointId?: number): string {
  return pickupPointId === undefined ? methodId : `${methodId}-${pickupPointId}`;
}

/** Undefined for a text that is no such value. */
export function readDelivery(value = ''): { idFrete: number; idPonto?: number } | undefined {
  const [, method, point] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(value) ?? [];
  if (method === undefined) return undefined;
  return { idFrete: Number(method), ...(point !== undefined && { idPonto: Number(point) }) };
}

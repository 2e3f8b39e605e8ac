// Where the visitor wants things sent, kept in the browser (specification 3: key `userCep`).

export interface DeliveryLocation {
  cep: string;
  cidade: string;
  estado: string;
}

const storageKey = 'userCep';
let cache: { text: string | null; location: DeliveryLocation | undefined } = { text: null, location: undefined };

/** The same object until it changes, as React's external stores need it. */
export function readLocation(): DeliveryLocation | undefined {
  const text = readStorage();
  if (text !== cache.text) cache = { text, location: parseLocation(text) };
  return cache.location;
}

export function subscribeToLocation(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

function parseLocation(text: string | null): DeliveryLocation | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isLocation(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isLocation(value: unknown): value is DeliveryLocation {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'cep' in value &&
    typeof value.cep === 'string' &&
    'cidade' in value &&
    typeof value.cidade === 'string' &&
    'estado' in value &&
    typeof value.estado === 'string'
  );
}

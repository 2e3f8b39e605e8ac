/** The JSON of a route of our own; undefined on a failure, offline, and for a response that is no JSON, such as a proxy's. */
export async function fetchJson(path: string, options: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(path, options);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

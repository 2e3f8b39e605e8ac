// A client of the API under test that parses responses by the contract's schemas.

import type { z } from 'zod';
import type { Call } from '#contract/calls.ts';
import type { TestApi } from './test-api.ts';

type Parameters = Readonly<Record<string, string | number>>;

/** Names in a call's path and the keys of its query are both filled from `parameters`. */
export function createContractClient(api: Pick<TestApi, 'send'>) {
  async function request(path: string, parameters: Parameters = {}): Promise<{ status: number; body: unknown }> {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(parameters)) query.set(key, String(value));
    const response = await api.send(`${path}?${query.toString()}`);
    const body: unknown = await response.json();
    return { status: response.status, body };
  }

  /** Throws when the status is not 200 or the response does not match the contract. */
  async function get<Response>(
    entry: Pick<Call, 'path'> & { response: z.ZodType<Response> },
    parameters: Parameters = {},
  ): Promise<Response> {
    const path = entry.path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, key: string) => String(parameters[key]));
    const { status, body } = await request(path, parameters);
    if (status !== 200) throw new Error(`${path} returned ${status} ${JSON.stringify(body)}`);
    return entry.response.parse(body);
  }

  return { request, get };
}

// Reads answers of the API as the contract's schemas understand them.
import type { z } from 'zod';
import type { Call } from '#contract/calls.ts';
import type { TestApi } from './test-api.ts';

type Parameters = Readonly<Record<string, string | number>>;

export type Reader = ReturnType<typeof createReader>;

/** Names in a call's path and the keys of its query are both filled from `parameters`. */
export function createReader(api: Pick<TestApi, 'send'>) {
  async function ask(path: string, parameters: Parameters = {}): Promise<{ status: number; body: unknown }> {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(parameters)) query.set(key, String(value));
    const response = await api.send(`${path}?${query.toString()}`);
    const body: unknown = await response.json();
    return { status: response.status, body };
  }

  /** Fails when the status is not 200 or the answer is not the contract's. */
  async function read<Answer>(
    entry: Pick<Call, 'path'> & { response: z.ZodType<Answer> },
    parameters: Parameters = {},
  ): Promise<Answer> {
    const path = entry.path.replaceAll(/:(\w+)(?:\{[^}]*\})?/g, (_, key: string) => String(parameters[key]));
    const { status, body } = await ask(path, parameters);
    if (status !== 200) throw new Error(`${path} was answered ${status} ${JSON.stringify(body)}`);
    return entry.response.parse(body);
  }

  return { ask, read };
}

// Error responses of the operations: one component for each set of errors of a status.

import type { Call, CallName } from '#contract/calls.ts';
import { listRefusals, type Refusal, refusals } from '#contract/outcomes.ts';
import type { JsonSchema } from './components.ts';

/** References by status to the component that describes its meaning for this call. */
export function toErrorReferences(name: CallName, call: Call): Record<string, { $ref: string }> {
  return Object.fromEntries(
    groupByStatus(name, call).map(([status, kinds]) => [
      String(status),
      { $ref: `#/components/responses/${toComponentName(kinds)}` },
    ]),
  );
}

/** Every component that these calls reference. */
export function listErrorResponses(calls: readonly [CallName, Call][]): Record<string, JsonSchema> {
  const sets = calls.flatMap(([name, call]) => groupByStatus(name, call).map(([, kinds]) => kinds));
  return Object.fromEntries(sets.map((kinds) => [toComponentName(kinds), toErrorResponse(kinds)]));
}

function groupByStatus(name: CallName, call: Call): [number, Refusal[]][] {
  return [...Map.groupBy(listRefusals(name, call), (kind) => refusals[kind].status)];
}

/** A name such as `TokenOrSignedOut`. */
function toComponentName(kinds: readonly Refusal[]): string {
  const toPascalCase = (kind: string) => kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return kinds.map(toPascalCase).join('Or');
}

function toErrorResponse(kinds: readonly Refusal[]): JsonSchema {
  return {
    description: kinds.map((kind) => refusals[kind].meaning).join(' Or: '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

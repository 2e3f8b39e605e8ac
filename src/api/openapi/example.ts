// Converts a JSON schema to a readable example with types instead of values.

import type { JsonSchema } from './components.ts';

const maxDepth = 6;

interface Described {
  components: { schemas: Readonly<Record<string, JsonSchema>> };
}

/** An example such as `{ "id": "integer", "nome": "string", "rota?": { … } }`; a `?` after a name means optional. */
export function toExample(document: Described, schema: unknown, depth = 0): unknown {
  if (!isObject(schema)) return 'any';
  const { $ref, anyOf, const: fixed, enum: values, type } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return depth > maxDepth ? name : toExample(document, document.components.schemas[name], depth + 1);
  }
  if (Array.isArray(anyOf)) return toChoice(anyOf.map((choice) => toExample(document, choice, depth + 1)));
  if (fixed !== undefined) return fixed;
  if (Array.isArray(values)) return values.join(' | ');
  if (type === 'array') return [toExample(document, schema['items'], depth + 1)];
  if (type === 'object') return toObject(document, schema, depth);
  return toTypeName(schema);
}

function toObject(document: Described, schema: JsonSchema, depth: number): unknown {
  const { properties, required, additionalProperties } = schema;
  if (!isObject(properties) || Object.keys(properties).length === 0) {
    return isObject(additionalProperties) ? { '…': toExample(document, additionalProperties, depth + 1) } : {};
  }
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.fromEntries(
    Object.entries(properties).map(([name, child]) => [
      needed.has(name) ? name : `${name}?`,
      toExample(document, child, depth + 1),
    ]),
  );
}

function toChoice(choices: unknown[]): unknown {
  const shown = [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
  if (shown.every((choice) => typeof choice === 'string')) return shown.join(' | ');
  return shown.find((choice) => isObject(choice) && Object.keys(choice).length > 0) ?? shown[0];
}

function toTypeName({ type, format }: JsonSchema): string {
  const name =
    [type]
      .flat()
      .filter((part) => typeof part === 'string')
      .join(' | ') || 'any';
  return typeof format === 'string' ? `${name} (${format})` : name;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A parameter of an operation; only those of the path must be sent. */
export function toParameter(name: string, place: 'path' | 'query' | 'header' | 'cookie', description: string) {
  return { name, in: place, required: place === 'path', description, schema: { type: 'string' } };
}

// The little that the checks need to know of a syntax tree.
import { parseSync } from 'vite';

export interface Node {
  type: string;
  [key: string]: unknown;
}

/** Throws when the text is no TypeScript. */
export function parse(path: string, text: string): Node {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0 || !isNode(program)) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`);
  return program;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes right below. */
export function listChildren(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** Calls `visit` with every node and what stands around it, the outermost first. */
export function walk(node: Node, visit: (node: Node, around: readonly Node[]) => void, around: Node[] = []): void {
  visit(node, around);
  const inside = [...around, node];
  for (const child of listChildren(node)) walk(child, visit, inside);
}

/** A node in one of a node's places. */
export function at(node: Node | undefined, key: string): Node | undefined {
  const value = node?.[key];
  return isNode(value) ? value : undefined;
}

export function listAt(node: Node | undefined, key: string): Node[] {
  const value = node?.[key];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Name of an identifier, or of the property that a member expression ends with. */
export function getName(node: Node | undefined): string {
  if (node?.type === 'MemberExpression') return toText(at(node, 'property')?.['name']);
  return node?.type === 'Identifier' ? toText(node['name']) : '';
}

/** Value of a text in quotes. */
export function getString(node: Node | undefined): string | undefined {
  return node?.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined;
}

/** Without `as const`, `satisfies` and `await` around it. */
export function unwrap(node: Node): Node {
  const inner = at(node, 'expression') ?? at(node, 'argument');
  const wrappers = ['TSAsExpression', 'TSSatisfiesExpression', 'AwaitExpression', 'SpreadElement'];
  return inner && wrappers.includes(node.type) ? unwrap(inner) : node;
}

export const isFunction = ({ type }: Node): boolean =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type);

/** Every name that the parameters of a function bind, destructured or not. */
export function listParameters(node: Node): string[] {
  const names: string[] = [];
  for (const parameter of listAt(node, 'params')) walk(parameter, (inside) => void names.push(getName(inside)));
  return names.filter((name) => name !== '');
}

// Paths and methods that an expression can stand for.
import type { Names } from './names.ts';
import { at, getName, getString, listAt, type Node, toText, unwrap } from './syntax.ts';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

/** Of `{ method: 'PUT' }`, of `'PUT'` and of a name that stands for one of them. */
export function toMethods(names: Names, node: Node): string[] {
  if (node.type === 'ObjectExpression') {
    const property = listAt(node, 'properties').find((each) => getName(at(each, 'key')) === 'method');
    const value = at(property, 'value');
    return value ? toMethods(names, unwrap(value)) : [];
  }
  if (node.type === 'ArrayExpression')
    return listAt(node, 'elements')
      .map(unwrap)
      .flatMap((each) => toMethods(names, each));
  const text = getString(node);
  if (text !== undefined) return methods.has(text) ? [text] : [];
  return node.type === 'Identifier' ? follow(names, node, toMethods) : [];
}

/** Without the query; see `Sent` for what stands in the place of what is filled in. */
export function toPaths(names: Names, node: Node): string[] {
  const text = getString(node);
  if (text !== undefined) return text.startsWith('/') ? [text.replace(/\?.*/s, '')] : [];
  if (node.type === 'TemplateLiteral') return toTemplatePaths(names, node);
  if (node.type === 'ArrayExpression')
    return listAt(node, 'elements')
      .map(unwrap)
      .flatMap((each) => toPaths(names, each));
  return node.type === 'Identifier' ? follow(names, node, toPaths) : [];
}

function toTemplatePaths(names: Names, node: Node): string[] {
  const texts = listAt(node, 'quasis').map((quasi) => getRaw(quasi));
  const parts = listAt(node, 'expressions').map((expression, index) => {
    const known = index === 0 && texts[0] === '' ? toPaths(names, expression)[0] : undefined;
    return known ?? (texts[index]?.endsWith('/') ? '*' : '~');
  });
  const path = texts
    .map((text, index) => text + (parts[index] ?? ''))
    .join('')
    .replace(/\?.*/s, '');
  return path.startsWith('/') ? [path] : [];
}

/** Reads what a name stands for; a name that stands for itself ends there. */
function follow(names: Names, node: Node, read: (names: Names, node: Node) => string[]): string[] {
  const name = getName(node);
  const others = { ...names, values: new Map([...names.values].filter(([key]) => key !== name)) };
  return (names.values.get(name) ?? []).flatMap((value) => read(others, value));
}

/** Rows of the tables that the code around goes through: `it.each(table)`, `table.map`, `for (… of table)`. */
export function listRows(names: Names, around: readonly Node[]): Node[] {
  const tables = around.flatMap((node) => {
    const callee = at(node, 'callee');
    const each = callee?.type === 'CallExpression' && getName(at(callee, 'callee')) === 'each' ? callee : undefined;
    const table = each ? listAt(each, 'arguments')[0] : (at(node, 'right') ?? at(callee, 'object'));
    return table ? [unwrap(table)] : [];
  });
  const arrays = tables.flatMap((table) =>
    table.type === 'Identifier' ? (names.values.get(getName(table)) ?? []) : [table],
  );
  return arrays
    .filter(({ type }) => type === 'ArrayExpression')
    .flatMap((array) => listAt(array, 'elements'))
    .map(unwrap);
}

function getRaw(quasi: Node): string {
  const value = quasi['value'];
  return typeof value === 'object' && value !== null && 'raw' in value ? toText(value.raw) : '';
}

// What the names of a file stand for.
import { at, getName, isFunction, listAt, type Node, unwrap, walk } from './syntax.ts';

export interface Names {
  /** By name; a helper's client may have a method of the same name as a function. */
  functions: ReadonlyMap<string, readonly Node[]>;
  /** All of these functions. */
  named: ReadonlySet<Node>;
  /** Whatever else was declared, assigned or gone through in a loop under a name. */
  values: ReadonlyMap<string, readonly Node[]>;
}

/** Functions with a name, and what other names stand for. */
export function collectNames(root: Node): Names {
  const functions = new Map<string, Node[]>();
  const values = new Map<string, Node[]>();
  const keep = (name: string, value: Node | undefined): void => {
    if (name === '' || !value) return;
    const bare = unwrap(value);
    if (isFunction(bare)) functions.set(name, [...(functions.get(name) ?? []), bare]);
    else values.set(name, [...(values.get(name) ?? []), bare]);
  };
  walk(root, (node) => {
    if (node.type === 'FunctionDeclaration') keep(getName(at(node, 'id')), node);
    if (node.type === 'VariableDeclarator') keep(getName(at(node, 'id')), at(node, 'init'));
    if (node.type === 'AssignmentExpression') keep(getName(at(node, 'left')), at(node, 'right'));
    if (node.type === 'Property' && isFunction(at(node, 'value') ?? node)) {
      keep(getName(at(node, 'key')), at(node, 'value'));
    }
    if (node.type === 'ForOfStatement') {
      const name = getName(at(listAt(at(node, 'left'), 'declarations')[0], 'id'));
      const right = at(node, 'right');
      if (right) for (const element of listAt(unwrap(right), 'elements')) keep(name, element);
    }
  });
  return { functions, values, named: new Set([...functions.values()].flat()) };
}

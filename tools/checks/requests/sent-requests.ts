// Which requests a test sends, read from its syntax: the path and the method of calls such as `shop.send('/brands')` or
// `post('/newsletter', form)`, through functions of the file and of helpers in testing/ folders.
import { posix } from 'node:path';
import type { SourceFile } from '../source-files.ts';
import { collectNames, type Names } from './names.ts';
import { at, getName, getString, listAt, listParameters, type Node, parse, unwrap, walk } from './syntax.ts';
import { listRows, toMethods, toPaths } from './values.ts';

/**
 * A part that the caller chooses is undefined. In a path `*` stands for a segment and `~` for an ending that are filled
 * in when the test runs; `@name` is an entry of the table of calls.
 */
export interface Sent {
  path?: string | undefined;
  method?: string | undefined;
}

type Functions = Map<string, Sent[]>;
interface Helper {
  path: string;
  functions: Functions;
}

/** Of the clients that tests get from outside; those of `testing/` are read like the test itself. */
const senders = new Set(['send', 'fetch', 'ask', 'read', 'refuse', 'request', 'post']);
/** Functions call functions; so deep the requests are followed. */
const depth = 4;

/** What the functions of a helper send when they are called, by their names. */
export function readHelper(source: SourceFile): Helper {
  return { path: source.path, functions: createReader(source, []).functions };
}

/** What the test sends, itself and by the functions of helpers that it calls. */
export function listSent(source: SourceFile, helpers: readonly Helper[]): Required<Sent>[] {
  const { root, resolve } = createReader(source, helpers);
  const sent: Required<Sent>[] = [];
  walk(root, (node, around) => {
    for (const { path, method } of resolve(node, around)) {
      if (path !== undefined && method !== undefined) sent.push({ path, method });
    }
  });
  return sent;
}

function createReader(source: SourceFile, helpers: readonly Helper[]) {
  const root = parse(source.path, source.text);
  const names = collectNames(root);
  const imported = helpers.filter(({ path }) => listImports(root, source.path).has(path));
  const functions: Functions = new Map([...names.functions.keys()].map((name) => [name, []]));

  /** What a call of this function sends; undefined for one that nothing is known of. */
  function findTargets(callee: Node): readonly Sent[] | undefined {
    const name = getName(callee);
    if (callee.type === 'Identifier' && functions.has(name)) return functions.get(name);
    const receiver = callee.type === 'MemberExpression' ? names.values.get(getName(at(callee, 'object'))) : undefined;
    const factory = getName(at(receiver?.[0], 'callee'));
    const ofFactory = imported.find((helper) => factory !== '' && helper.functions.has(factory));
    if (ofFactory?.functions.has(name)) return ofFactory.functions.get(name);
    if (senders.has(name)) return [name === 'post' ? { method: 'POST' } : {}];
    const ofHelpers = imported.flatMap((helper) => helper.functions.get(name) ?? []);
    return ofHelpers.length > 0 ? ofHelpers : undefined;
  }

  function resolve(node: Node, around: readonly Node[]): Sent[] {
    const callee = at(node, 'callee');
    const targets = node.type === 'CallExpression' && callee ? findTargets(callee) : undefined;
    if (!callee || !targets) return [];
    const given = listAt(node, 'arguments').map(unwrap);
    const entries = given.map(toEntry).filter((entry) => entry !== undefined);
    if (entries.length > 0) return entries;
    const parameters = new Set(around.filter((outer) => names.named.has(outer)).flatMap(listParameters));
    const rows = listRows(names, around);
    return targets.flatMap((target) => complete(names, target, { given, parameters, rows }));
  }

  /** What a function sends, without the named functions inside it. */
  function listOwn(node: Node): Sent[] {
    const sent: Sent[] = [];
    walk(node, (inside, around) => {
      const isOwn = !around.slice(1).some((outer) => names.named.has(outer));
      if (isOwn) sent.push(...resolve(inside, around));
    });
    return sent;
  }

  for (let round = 0; round < depth; round += 1) {
    for (const [name, nodes] of names.functions) {
      const sent = nodes.flatMap(listOwn);
      functions.set(name, [...new Map(sent.map((each) => [JSON.stringify(each), each])).values()]);
    }
  }
  return { root, functions, resolve };
}

interface Handed {
  given: readonly Node[];
  /** Of the named functions around. */
  parameters: ReadonlySet<string>;
  rows: readonly Node[];
}

/** The target with what the call hands over; what the function around is to be handed itself stays open. */
function complete(names: Names, target: Sent, { given, parameters, rows }: Handed): Sent[] {
  const paths = target.path === undefined ? given.flatMap((each) => toPaths(names, each)) : [target.path];
  const ways = target.method === undefined ? given.flatMap((each) => toMethods(names, each)) : [target.method];
  const isOpen = given.some((argument) => mentions(argument, parameters));
  if (paths.length > 0 && ways.length > 0) return paths.flatMap((path) => ways.map((method) => ({ path, method })));
  if (isOpen) return [{ path: paths[0], method: ways[0] }];
  const fromRows = rows.flatMap((row) => {
    const inRow = row.type === 'ArrayExpression' ? listAt(row, 'elements').map(unwrap) : [row];
    const entries = paths.length > 0 ? [] : inRow.map(toEntry).filter((entry) => entry !== undefined);
    if (entries.length > 0) return entries;
    const rowPaths = paths.length > 0 ? paths : inRow.flatMap((each) => toPaths(names, each));
    const rowWays = ways.length > 0 ? ways : inRow.flatMap((each) => toMethods(names, each));
    return rowPaths.flatMap((path) => (rowWays.length > 0 ? rowWays : ['GET']).map((method) => ({ path, method })));
  });
  return fromRows.length > 0 ? fromRows : paths.map((path) => ({ path, method: ways[0] ?? 'GET' }));
}

/** Paths of the files that are imported, from the project's root. */
function listImports(root: Node, from: string): Set<string> {
  const imports = listAt(root, 'body').filter(({ type }) => type === 'ImportDeclaration');
  return new Set(imports.map((each) => posix.join(posix.dirname(from), getString(at(each, 'source')) ?? '')));
}

/** `calls.brands` or `calls.brands.path`, handed over. */
function toEntry(node: Node): Required<Sent> | undefined {
  const inner = getName(node) === 'path' ? at(node, 'object') : node;
  const isEntry = inner?.type === 'MemberExpression' && /^(?:calls|\w+Calls)$/.test(getName(at(inner, 'object')));
  return isEntry ? { path: `@${getName(inner)}`, method: '' } : undefined;
}

function mentions(node: Node, parameters: ReadonlySet<string>): boolean {
  let isFound = false;
  walk(node, (inside) => {
    isFound ||= inside.type === 'Identifier' && parameters.has(getName(inside));
  });
  return isFound;
}

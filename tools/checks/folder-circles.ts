// Folders that import each other in a circle, found in the import graph of dependency-cruiser.

import { dirname } from 'node:path';

/** Parts whose folders form no circle. Files directly in a part count for themselves: the composition root is among them. */
const parts = ['src/api', 'src/storefront', 'src/web', 'src/ui', 'src/server'];
/** The depth of the folders directly in a part, such as `src/api/cart`. */
const shallowest = 3;
const tests = /\.test\.tsx?$|\/testing\//;

interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/**
 * One sentence for each folder that can be reached from itself by imports of other folders. At each level of the tree a folder is
 * compared together with its subfolders, and at the deepest level every folder alone.
 */
export function findFolderCircles(modules: readonly Module[]): string[] {
  const deepest = Math.max(shallowest, ...modules.map(({ source }) => dirname(source).split('/').length));
  const circles: string[] = [];
  for (let depth = shallowest; depth <= deepest; depth += 1) {
    const graph = toFolderGraph(modules, depth);
    circles.push(...[...graph.keys()].filter((folder) => isReachable(graph, folder)));
  }
  return [...new Set(circles)].map((folder) => `${folder} is in a circle of folders`);
}

/** A folder below `depth` counts as the folder at that depth which contains it. */
function toFolderGraph(modules: readonly Module[], depth: number): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = findFolder(source, depth);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = findFolder(resolved, depth);
      if (to === undefined || to === from) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

function findFolder(file: string, depth: number): string | undefined {
  const part = parts.find((name) => file.startsWith(`${name}/`));
  if (part === undefined || tests.test(file) || !/\.tsx?$/.test(file)) return undefined;
  if (dirname(file) === part) return file;
  return dirname(file).split('/').slice(0, depth).join('/');
}

function isReachable(graph: Graph, start: string): boolean {
  const seen = new Set<string>();
  const open = [...(graph.get(start) ?? [])];
  for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
    if (folder === start) return true;
    if (seen.has(folder)) continue;
    seen.add(folder);
    open.push(...(graph.get(folder) ?? []));
  }
  return false;
}

// Folders that import each other in a circle, found in the import graph of dependency-cruiser.

import { dirname } from 'node:path';

/** Parts whose folders form no circle. Files directly in a part count for themselves: the composition root is among them. */
const parts = ['src/api', 'src/storefront', 'src/web', 'src/ui'];
const tests = /\.test\.tsx?$|\/testing\//;

interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** One sentence for each folder that can be reached from itself by imports of other folders. */
export function findFolderCircles(modules: readonly Module[]): string[] {
  const graph = toFolderGraph(modules);
  return [...graph.keys()]
    .filter((folder) => isReachable(graph, folder))
    .map((folder) => `${folder} is in a circle of folders`);
}

function toFolderGraph(modules: readonly Module[]): Graph {
  const graph = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = findFolder(source);
    if (from === undefined) continue;
    for (const { resolved } of dependencies) {
      const to = findFolder(resolved);
      if (to === undefined || to === from) continue;
      graph.set(from, (graph.get(from) ?? new Set()).add(to));
    }
  }
  return graph;
}

function findFolder(file: string): string | undefined {
  const part = parts.find((name) => file.startsWith(`${name}/`));
  if (part === undefined || tests.test(file) || !/\.tsx?$/.test(file)) return undefined;
  return dirname(file) === part ? file : dirname(file);
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

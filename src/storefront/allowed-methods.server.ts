import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { toDocumentPath } from '#contract/site-paths.ts';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Route = Pick<ServerRoute, 'id' | 'path' | 'index' | 'parentId'> & {
  module: Pick<ServerRoute['module'], 'action'>;
};

/** Returns the `Allow` header of a path: React Router answers 405 without one, which HTTP requires. */
export function createAllowedMethods(routes: Readonly<Record<string, Route | undefined>>) {
  const all = Object.values(routes).filter((route) => route !== undefined);
  const toTree = (parentId: string | undefined): RouteObject[] =>
    all
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index }) => (index ? { id, path, index: true as const } : { id, path, children: toTree(id) }));
  const tree = toTree(undefined);
  return (pathname: string): string => {
    const id = matchRoutes(tree, toDocumentPath(pathname))?.at(-1)?.route.id;
    const hasAction = id !== undefined && routes[id]?.module.action !== undefined;
    return hasAction ? 'GET, HEAD, POST' : 'GET, HEAD';
  };
}

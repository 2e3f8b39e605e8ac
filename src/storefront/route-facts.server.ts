// What the server knows of the routes: their paths by what their handles say, and the methods of a path.

import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { isAtOrBelow, toDocumentPath } from '#contract/site-paths.ts';
import type { RouteHandle } from '#web/route-handle.ts';

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;
type Route = Pick<ServerRoute, 'path' | 'index' | 'parentId'> & { module: Pick<ServerRoute['module'], 'handle'> };
type AnsweringRoute = Pick<ServerRoute, 'id' | 'path' | 'index' | 'parentId'> & {
  module: Pick<ServerRoute['module'], 'action'>;
};
type Routes = Readonly<Record<string, Route | undefined>>;

/** The static part of the path of each route whose handle, or that of a parent, is `personal`, such as `/mensagens`. */
export function listPersonalPaths(routes: Routes): string[] {
  const isPersonal = (id: string | undefined): boolean => {
    const route = id === undefined ? undefined : routes[id];
    return route !== undefined && (toHandle(route).personal === true || isPersonal(route.parentId));
  };
  const paths = Object.entries(routes).flatMap(([id, route]) =>
    route?.path !== undefined && isPersonal(id) ? [toStaticPath(route.path)] : [],
  );
  return paths.filter((path) => !paths.some((other) => other !== path && isAtOrBelow(path, other)));
}

/** The paths of the pages for the sitemap that have no parameters, such as the home. */
export function listSitemapPaths(routes: Routes): string[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || toHandle(route).sitemap !== true) return [];
    const path = route.index ? '' : route.path;
    return path === undefined || /[:*]/.test(path) ? [] : [`/${path}`];
  });
}

/** Returns the `Allow` header of a path: React Router answers 405 without one, which HTTP requires. */
export function createAllowedMethods(routes: Readonly<Record<string, AnsweringRoute | undefined>>) {
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

function toHandle({ module }: Route): RouteHandle {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- handles are typed by the routes that export them
  return (module.handle as RouteHandle | undefined) ?? {};
}

function toStaticPath(pattern: string): string {
  const [start = ''] = `/${pattern}`.split(/\/[:*]/, 1);
  const path = start.replace(/\/$/, '');
  if (path === '') throw new Error(`the path ${pattern} would make the whole site personal`);
  return path;
}

import { redirect, type RouterContextProvider } from 'react-router';

export interface CatalogueRequest {
  context: Readonly<RouterContextProvider>;
  url: URL;
}

/** A page has one address: others that lead to it move there for good, with their query. */
export function moveTo(path: string | undefined, url: URL): void {
  if (path !== undefined) throw redirect(`${path}${url.search}`, 301);
}

import type { ReactElement } from 'react';
import { createRoutesStub } from 'react-router';

/** The page of an address, with what components need of a router: links, forms and navigations. */
export function inRouter(page: ReactElement, address = '/') {
  const Stub = createRoutesStub([{ path: '*', Component: () => page }]);
  return <Stub initialEntries={[address]} />;
}

// Registration and the customer's own data: our own calls beside the contract.

import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { createAccountRoutes } from './account/routes.ts';
import { createAddressRoutes } from './addresses/routes.ts';
import { createConsentRoutes } from './consents/routes.ts';
import { createCredentialRoutes } from './credentials/routes.ts';
import { createDeviceRoutes } from './devices/routes.ts';
import { createErasureRoutes } from './erasure/routes.ts';
import { createExportRoutes } from './export/routes.ts';
import { createRegistrationRoutes } from './registration/routes.ts';

/** Every call below `/client` except those of the contract. */
export function createProfileRoutes(dependencies: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();
  routes.route('/', createRegistrationRoutes(dependencies));
  routes.route('/', createAccountRoutes(dependencies));
  routes.route('/', createCredentialRoutes(dependencies));
  routes.route('/', createAddressRoutes(dependencies));
  routes.route('/', createDeviceRoutes(dependencies));
  routes.route('/', createConsentRoutes(dependencies));
  routes.route('/', createExportRoutes(dependencies));
  routes.route('/', createErasureRoutes(dependencies));
  return routes;
}

// Accounts: sign-in and password recovery (contract 4.6), and the customer's own data, our own calls beside the contract.

import { Hono } from 'hono';
import type { ApiEnvironment } from '../http/environment.ts';
import { createAddressRoutes } from './addresses/routes.ts';
import { createConsentRoutes } from './consents/routes.ts';
import { createDeviceRoutes } from './privacy/devices/routes.ts';
import { createErasureRoutes } from './privacy/erasure/routes.ts';
import { createExportRoutes } from './privacy/export/routes.ts';
import { createCredentialRoutes } from './profile/credentials/routes.ts';
import { createAccountRoutes } from './profile/details/routes.ts';
import { createRegistrationRoutes } from './profile/registration/routes.ts';
import type { AccountDependencies } from './sessions/sessions.ts';
import { createLoginRoutes } from './sign-in/login/routes.ts';
import { createRecoveryRoutes } from './sign-in/recovery/routes.ts';

export function createAccountsRoutes(dependencies: AccountDependencies) {
  const routes = new Hono<ApiEnvironment>();
  routes.route('/', createLoginRoutes(dependencies));
  routes.route('/', createRecoveryRoutes(dependencies));
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

// The copy of the contract, which the buyer can keep and print.

import { Hono } from 'hono';
import type { AreaDependencies } from '../area.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { getOrderRow } from './get-order-row.ts';
import { findContract } from './keep-contract.ts';

export function createContractRoutes(dependencies: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/order/:numero/contract', async (c) => {
    const { id } = await getOrderRow(dependencies, c);
    const contract = await findContract(dependencies.database.kysely, id);
    if (!contract) throw new ApiError('not-found', 'Este pedido não tem uma cópia do contrato. Fale com a gente.');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    c.header('Repr-Digest', `sha-256=:${Buffer.from(contract.hash, 'hex').toString('base64')}:`);
    return c.html(contract.html);
  });

  return routes;
}

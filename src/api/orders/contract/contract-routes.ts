// The copy of the contract, which the buyer can keep and print.

import { Hono } from 'hono';
import type { AreaDependencies } from '../../area.ts';
import type { ApiEnvironment } from '../../http/environment.ts';
import { ApiError } from '../../http/errors.ts';
import { findContractPage, findCurrentContract, listContracts } from '../stored/contract-queries.ts';
import { getOrderRow } from '../view/get-order-row.ts';

const isHash = /^[0-9a-f]{64}$/;

export function createContractRoutes(dependencies: AreaDependencies) {
  const routes = new Hono<ApiEnvironment>();

  routes.get('/order/:numero/contract', async (c) => {
    const order = await getOrderRow(dependencies, c);
    const { kysely } = dependencies.database;
    const hash = c.req.query('copia') ?? findCurrentContract(await listContracts(kysely, order.id), order)?.hash ?? '';
    // PostgreSQL refuses some characters that an address can have.
    const page = isHash.test(hash) ? await findContractPage(kysely, { orderId: order.id, hash }) : undefined;
    if (page === undefined)
      throw new ApiError('not-found', 'Este pedido não tem uma cópia do contrato. Fale com a gente.');
    c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    c.header('Repr-Digest', `sha-256=:${Buffer.from(hash, 'hex').toString('base64')}:`);
    return c.html(page);
  });

  return routes;
}

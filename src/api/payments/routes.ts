// Notices of payment services. Whatever a notice says, it only makes the worker ask the service: here nothing is paid.

import { type Context, Hono } from 'hono';
import { maxNoticeBytes, paymentNotice } from '#contract/buying/payment-notice.ts';
import type { ApiDependencies } from '../http/dependencies.ts';
import type { ApiEnvironment } from '../http/environment.ts';
import { ApiError } from '../http/errors.ts';
import { collectBytes } from '../http/limits/collect-bytes.ts';
import { createSteadyClock } from '../http/limits/steady-clock.ts';
import type { ServiceAdapter } from './port/payment-adapter.ts';
import { checkOpenSoon, checkSoon } from './queries.ts';

const hourMs = 3_600_000;
/** At most once in this time the open payments are asked about because of a notice that nobody has signed. */
const leastPauseMs = 30_000;

type Dependencies = Pick<ApiDependencies, 'database' | 'clock' | 'logger'>;

interface NoticeReceivers {
  services: readonly ServiceAdapter[];
  /** Called for each notice without a valid signature. */
  onRefused(): void;
}

/** Services know no App-Token; they prove who they are by a signature. */
export function createNoticeRoutes(
  { database, clock, logger }: Dependencies,
  { services, onRefused }: NoticeReceivers,
) {
  const routes = new Hono<ApiEnvironment>();
  const steadyNow = createSteadyClock(clock);
  let nextPollMs = Number.NEGATIVE_INFINITY;

  routes.post(paymentNotice.path, async (c) => {
    const service = services.find(({ name }) => name === c.req.param('adapter'));
    if (!service) throw new ApiError('not-found', 'Não encontramos esse endereço.');
    const { name: adapter } = service;
    const body = await readBody(c);
    const query = new URL(c.req.url).searchParams;
    const ids = service.readNotice({ headers: c.req.raw.headers, query, body });
    const nowMs = clock().getTime();
    if (ids === undefined) {
      onRefused();
      // A service that has changed how it signs must not leave buyers waiting. The ids of the message are not looked at.
      if (steadyNow() >= nextPollMs) {
        nextPollMs = steadyNow() + leastPauseMs;
        logger.warn({ adapter }, 'a notice of a payment has no valid signature');
        await checkOpenSoon(database.kysely, { adapter, sinceMs: nowMs - hourMs, nowMs });
      }
      throw new ApiError('unauthenticated', 'A assinatura do aviso não confere.');
    }
    if (ids.length > 0) await checkSoon(database.kysely, { adapter, externalIds: ids, nowMs });
    return c.json({ sucesso: true });
  });

  return routes;
}

async function readBody(c: Context): Promise<string> {
  try {
    if (Number(c.req.header('Content-Length') ?? 0) > maxNoticeBytes)
      throw new RangeError('the body is declared larger');
    return new TextDecoder().decode(await collectBytes(c.req.raw.body, maxNoticeBytes));
  } catch (error) {
    if (error instanceof RangeError) throw new ApiError('too-large', 'O aviso é grande demais.');
    throw new ApiError('invalid', 'Não recebemos o aviso inteiro.', { cause: error });
  }
}

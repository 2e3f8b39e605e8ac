// Quotes of carriers. The freight tables are the base, and the fallback while no carrier can be asked (docs/operating.md, carriers).

import type { FreightOption } from '#rules/freight.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import type { OutsideServices } from '../lookup/outside-services.ts';
import { createServiceGuard } from '../lookup/service-guard.ts';
import type { CarrierRequest } from './carrier-request.ts';
import { createMelhorEnvio } from './melhor-envio.ts';

export interface Carriers {
  /** Never rejects: undefined if the carrier could not be asked, no options if it takes the goods to that CEP by no service. */
  quote(request: CarrierRequest): Promise<readonly FreightOption[] | undefined>;
}

/** Longer, and shoppers would wait for a price that the tables know. */
const longestMs = 2000;

/** Undefined unless an account is configured. */
export function createCarriers(
  dependencies: Pick<ApiDependencies, 'siteUrl' | 'clock' | 'logger'> & { services: OutsideServices },
  { timeoutMs = longestMs }: { timeoutMs?: number } = {},
): Carriers | undefined {
  const { services, siteUrl } = dependencies;
  if (!services.melhorEnvio) return undefined;
  const guard = createServiceGuard(dependencies, 'melhor-envio');
  const ask = createMelhorEnvio({ ...services.melhorEnvio, siteUrl, timeoutMs });
  return { quote: (request) => guard(() => ask(request)) };
}

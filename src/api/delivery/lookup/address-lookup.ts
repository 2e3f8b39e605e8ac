// Looks up the address of a CEP: in the database, then by the public services in order, then in the table of ranges.

import type { Database } from '#database/client.ts';
import type { PostalCodeRow } from '#database/schema/delivery.ts';
import { findPostalArea, type PostalArea, type Region } from '#rules/postal-areas.ts';
import type { ApiDependencies } from '../../http/dependencies.ts';
import { createFindRegion, type FindRegion } from './geocoder.ts';
import type { OutsideServices } from './outside-services.ts';
import { createFindAddress, type FoundAddress } from './postal-code-services.ts';
import { createRequestJson } from './request-json.ts';
import { createServiceGuard } from './service-guard.ts';

export interface Address extends FoundAddress {
  /** Eight digits. */
  postalCode: string;
  region: Region;
  /** City and street are `""` when unknown. */
  precision: 'street' | 'city' | 'state';
}

/** Takes a CEP of eight digits; undefined outside every state's range. It lasts at most two seconds, whatever the services do. */
export interface AddressLookup {
  /** Used by forms: the region is the state's. */
  findAddress(postalCode: string): Promise<Address | undefined>;
  /** Used for visits: the geocoder is asked for the region (specification 7). */
  findLocation(postalCode: string): Promise<Address | undefined>;
}

interface Dependencies extends Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl' | 'logger'> {
  services: OutsideServices;
}

/** The remaining milliseconds of the budget. */
type Remaining = () => number;

const freshMs = 180 * 24 * 60 * 60 * 1000;

/** `budgetMs` is the timeout for all services together. */
export function createAddressLookup(dependencies: Dependencies, { budgetMs = 2000 } = {}): AddressLookup {
  const { database, clock, logger } = dependencies;
  const external = createExternalLookup(dependencies);

  async function findPlace(postalCode: string, area: PostalArea, remainingMs: Remaining): Promise<FoundAddress> {
    const stored = await findStoredAddress(database, postalCode);
    const nowMs = clock().getTime();
    if (stored && nowMs - stored.found_at < freshMs) return stored;
    const found = await external.findAddress(postalCode, area.uf, remainingMs);
    if (!found) return stored ?? { street: '', district: '', city: area.capital ?? '', state: area.uf };
    await storeAddress(database, { postal_code: postalCode, ...found, found_at: nowMs }).catch((error: unknown) =>
      logger.warn({ err: error }, 'an address could not be stored'),
    );
    return found;
  }

  async function find(postalCode: string, findRegion: FindRegion | undefined): Promise<Address | undefined> {
    const area = findPostalArea(postalCode);
    if (!area) return undefined;
    const endMs = performance.now() + budgetMs;
    const remainingMs = () => Math.floor(endMs - performance.now());
    const { street, district, city, state } = await findPlace(postalCode, area, remainingMs);
    const timeoutMs = remainingMs();
    const geocoded = city && timeoutMs > 0 ? await findRegion?.(city, area, timeoutMs) : undefined;
    const region = geocoded ?? area.region;
    return { postalCode, street, district, city, state, region, precision: toPrecision(street, city) };
  }

  return {
    findAddress: (postalCode) => find(postalCode, undefined),
    findLocation: (postalCode) => find(postalCode, external.findRegion),
  };
}

function toPrecision(street: string, city: string): Address['precision'] {
  if (street) return 'street';
  return city ? 'city' : 'state';
}

/** The external services, each behind its guard; `findRegion` is undefined without a geocoder. */
function createExternalLookup(dependencies: Dependencies) {
  const { clock, siteUrl, services } = dependencies;
  const requestJson = createRequestJson(siteUrl);
  const finders = services.postalCodes.map((service) => ({
    guard: createServiceGuard(dependencies, service.protocol),
    find: createFindAddress(service, requestJson),
  }));
  const guard = createServiceGuard(dependencies, 'geocoder');
  const { geocoder: url } = services;
  return {
    findRegion: url === undefined ? undefined : createFindRegion({ url, requestJson, guard, clock }),
    /** The first valid result; each service gets an equal share of the remaining time. */
    async findAddress(postalCode: string, state: string, remainingMs: Remaining): Promise<FoundAddress | undefined> {
      for (const [index, finder] of finders.entries()) {
        const timeoutMs = Math.floor(remainingMs() / (finders.length - index));
        if (timeoutMs <= 0) break;
        const found = await finder.guard(() => finder.find(postalCode, timeoutMs));
        // The ranges come from the postal service, so an address in another state is an error of the lookup.
        if (found?.state === state) return found;
      }
      return undefined;
    },
  };
}

function findStoredAddress({ kysely }: Database, postalCode: string): Promise<PostalCodeRow | undefined> {
  return kysely.selectFrom('postal_codes').selectAll().where('postal_code', '=', postalCode).executeTakeFirst();
}

/** Replaces an older address of the same CEP. */
async function storeAddress({ kysely }: Database, { postal_code, ...address }: PostalCodeRow): Promise<void> {
  await kysely
    .insertInto('postal_codes')
    .values({ postal_code, ...address })
    .onConflict((conflict) => conflict.column('postal_code').doUpdateSet(address))
    .execute();
}

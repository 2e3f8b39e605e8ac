// From a CEP to its place: what is stored, then the public services in their order, then the table of ranges.
import type { Database } from '#database/client.ts';
import type { PostalCodeRow } from '#database/schema/commerce.ts';
import { findPostalArea, type PostalArea, type Region } from '#rules/postal-areas.ts';
import type { ApiDependencies } from '../../dependencies.ts';
import { createFindRegion, type FindRegion } from './geocoder.ts';
import { createFindAddress, type FoundAddress } from './postal-code-services.ts';
import { createRequestJson } from './request-json.ts';
import { createServiceGuard } from './service-guard.ts';

export interface Address extends FoundAddress {
  /** Eight digits. */
  postalCode: string;
  region: Region;
  /** City and street are `""` beyond what is known. */
  precision: 'street' | 'city' | 'state';
}

/** Of eight digits; undefined when they lie in no state's range. Takes two seconds at most, whatever the services do. */
export interface AddressLookup {
  /** For a form: its region is the state's. */
  findAddress(postalCode: string): Promise<Address | undefined>;
  /** For a visit: its region is the one that the geocoder names, if it does (specification 7). */
  findLocation(postalCode: string): Promise<Address | undefined>;
}

type Dependencies = Pick<ApiDependencies, 'database' | 'clock' | 'siteUrl' | 'logger' | 'services'>;
/** Whole milliseconds that are left of the budget. */
type Remaining = () => number;

const freshMs = 180 * 24 * 60 * 60 * 1000;

/** `budgetMs` = longest wait for all services together. */
export function createAddressLookup(dependencies: Dependencies, { budgetMs = 2000 } = {}): AddressLookup {
  const { database, clock, logger } = dependencies;
  const outside = createOutside(dependencies);

  async function findPlace(postalCode: string, area: PostalArea, remainingMs: Remaining): Promise<FoundAddress> {
    const stored = await findStoredAddress(database, postalCode);
    const nowMs = clock().getTime();
    if (stored && nowMs - stored.found_at < freshMs) return stored;
    const found = await outside.findAddress(postalCode, area.uf, remainingMs);
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
    const told = city && timeoutMs > 0 ? await findRegion?.(city, area.stateName, timeoutMs) : undefined;
    const region = told ?? area.region;
    return { postalCode, street, district, city, state, region, precision: toPrecision(street, city) };
  }

  return {
    findAddress: (postalCode) => find(postalCode, undefined),
    findLocation: (postalCode) => find(postalCode, outside.findRegion),
  };
}

function toPrecision(street: string, city: string): Address['precision'] {
  if (street) return 'street';
  return city ? 'city' : 'state';
}

/** The services, each behind its guard; `findRegion` is undefined without a geocoder. */
function createOutside(dependencies: Dependencies) {
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
    /** The first usable answer; each service gets an equal share of what time is left. */
    async findAddress(postalCode: string, state: string, remainingMs: Remaining): Promise<FoundAddress | undefined> {
      for (const [index, finder] of finders.entries()) {
        const timeoutMs = Math.floor(remainingMs() / (finders.length - index));
        if (timeoutMs <= 0) break;
        const found = await finder.guard(() => finder.find(postalCode, timeoutMs));
        // The ranges are the postal service's own: an address in another state is a mistake of the look-up.
        if (found?.state === state) return found;
      }
      return undefined;
    },
  };
}

function findStoredAddress({ kysely }: Database, postalCode: string): Promise<PostalCodeRow | undefined> {
  return kysely.selectFrom('postal_codes').selectAll().where('postal_code', '=', postalCode).executeTakeFirst();
}

/** Replaces an older answer for the same CEP. */
async function storeAddress({ kysely }: Database, { postal_code, ...address }: PostalCodeRow): Promise<void> {
  await kysely
    .insertInto('postal_codes')
    .values({ postal_code, ...address })
    .onConflict((conflict) => conflict.column('postal_code').doUpdateSet(address))
    .execute();
}

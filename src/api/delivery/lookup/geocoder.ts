// Specification 7: a public geocoder returns the region of a city. Only the city's name is sent to it.

import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { PostalArea, Region } from '#rules/postal-areas.ts';
import { createSteadyClock } from '../../http/limits/steady-clock.ts';
import { type RequestJson, ServiceError } from './request-json.ts';
import type { ServiceGuard } from './service-guard.ts';

/** Undefined when the geocoder does not know the city, failed, or was called within the last second. */
export type FindRegion = (city: string, area: PostalArea, timeoutMs: number) => Promise<Region | undefined>;

interface Geocoder {
  url: string;
  requestJson: RequestJson;
  guard: ServiceGuard;
  clock: () => Date;
}

/** Brazil has 5,570 municipalities. */
const maxCities = 6000;
/** The public service allows an application one request a second. */
const pauseMs = 1000;

const resultsSchema = z.array(z.object({ display_name: z.string() }));

/** Caches every city, including those without a region. */
export function createFindRegion({ url, requestJson, guard, clock }: Geocoder): FindRegion {
  const cache = new LRUCache<string, { region: Region | undefined }>({ max: maxCities });
  const now = createSteadyClock(clock);
  let freeFrom = 0;
  return async (city, area, timeoutMs) => {
    const key = `${city}, ${area.stateName}`;
    const cached = cache.get(key);
    const nowMs = now();
    if (cached || nowMs < freeFrom) return cached?.region;
    freeFrom = nowMs + pauseMs;
    const query = new URLSearchParams({ city, county: 'brasil', format: 'json' });
    const displayName = await guard(async () =>
      parseDisplayName(await requestJson(`${url}/search?${query.toString()}`, timeoutMs)),
    );
    if (displayName === undefined) return undefined;
    const region = toRegion(displayName, area);
    cache.set(key, { region });
    return region;
  };
}

/** The name of the first result; `""` without one. */
function parseDisplayName(body: unknown): string {
  const { success, data } = resultsSchema.safeParse(body);
  if (!success) throw new ServiceError('answered in another shape');
  return data[0]?.display_name ?? '';
}

/**
 * Reading A21: matches whole parts of the name, since "Sul" occurs in two states' names. A city in another state is a namesake,
 * and so is one in a region that the state is not in.
 */
function toRegion(displayName: string, { stateName, region }: PostalArea): Region | undefined {
  const parts = displayName.split(',').map((part) => part.trim());
  if (!parts.includes(stateName)) return undefined;
  return parts.includes(`Região ${region}`) ? region : undefined;
}

// Specification 7: a public geocoder tells the region of a city. Only the city's name leaves the shop.
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Region } from '#rules/postal-areas.ts';
import { type RequestJson, ServiceError } from './request-json.ts';
import type { ServiceGuard } from './service-guard.ts';

/** Undefined when the geocoder does not know, failed, or was asked a moment ago. */
export type FindRegion = (city: string, stateName: string, timeoutMs: number) => Promise<Region | undefined>;

interface Geocoder {
  url: string;
  requestJson: RequestJson;
  guard: ServiceGuard;
  clock: () => Date;
}

/** Brazil has 5,570 municipalities. */
const maxCities = 6000;
/** The public service grants an application one request a second. */
const pauseMs = 1000;

const regions: readonly Region[] = ['Norte', 'Nordeste', 'Centro-Oeste', 'Sudeste', 'Sul'];
const answerSchema = z.array(z.object({ display_name: z.string() }));

/** Caches every known city, also those without a region: the public service allows one request a second. */
export function createFindRegion({ url, requestJson, guard, clock }: Geocoder): FindRegion {
  const known = new LRUCache<string, { region: Region | undefined }>({ max: maxCities });
  let freeFrom = 0;
  return async (city, stateName, timeoutMs) => {
    const key = `${city}, ${stateName}`;
    const remembered = known.get(key);
    const nowMs = clock().getTime();
    if (remembered || nowMs < freeFrom) return remembered?.region;
    freeFrom = nowMs + pauseMs;
    const query = new URLSearchParams({ city, county: 'brasil', format: 'json' });
    const displayName = await guard(async () =>
      parseDisplayName(await requestJson(`${url}/search?${query.toString()}`, timeoutMs)),
    );
    if (displayName === undefined) return undefined;
    const region = readRegion(displayName, stateName);
    known.set(key, { region });
    return region;
  };
}

/** Of the first result; `""` without one. */
function parseDisplayName(answer: unknown): string {
  const { success, data } = answerSchema.safeParse(answer);
  if (!success) throw new ServiceError('answered in another shape');
  return data[0]?.display_name ?? '';
}

/** Reading A21: an exact part of the name, since "Sul" stands in two states too; another state means a namesake city. */
function readRegion(displayName: string, stateName: string): Region | undefined {
  const parts = displayName.split(',').map((part) => part.trim());
  if (!parts.includes(stateName)) return undefined;
  return regions.find((region) => parts.includes(`Região ${region}`));
}

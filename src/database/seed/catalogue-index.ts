// What later seeding steps need to know of the rows that earlier ones wrote: ids by slug, path or label.

export interface CatalogueIndex {
  brandIds: ReadonlyMap<string, number>;
  categoryIds: ReadonlyMap<string, number>;
  /** By `attribute name|label`. */
  attributeValueIds: ReadonlyMap<string, number>;
  /** By `filter name|label`. */
  filterValueIds: ReadonlyMap<string, number>;
  badgeIds: ReadonlyMap<string, number>;
  productIds: ReadonlyMap<string, number>;
  pictureKeys: ReadonlySet<string>;
}

/** Throws when the seed data name something that they do not hold. */
export function getId(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed data name "${name}", which they do not hold`);
  return id;
}

const dayMs = 86_400_000;

export function daysFrom(now: Date, days: number): number {
  return now.getTime() + days * dayMs;
}

/** São Paulo keeps UTC-3 all the year. */
const saoPauloOffsetMs = 3 * 3_600_000;

/** The first millisecond of the day that many days from now, by São Paulo's clock. */
export function startOfDayFrom(now: Date, days: number): number {
  const local = daysFrom(now, days) - saoPauloOffsetMs;
  return local - (local % dayMs) + saoPauloOffsetMs;
}

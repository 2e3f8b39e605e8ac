// Ids of seeded rows by slug, path or label, for later seeding steps.

export interface CatalogueIndex {
  brandIds: ReadonlyMap<string, number>;
  categoryIds: ReadonlyMap<string, number>;
  /** Keys are `attribute name|label`. */
  attributeValueIds: ReadonlyMap<string, number>;
  /** Keys are `filter name|label`. */
  filterValueIds: ReadonlyMap<string, number>;
  badgeIds: ReadonlyMap<string, number>;
  productIds: ReadonlyMap<string, number>;
  listIds: ReadonlyMap<string, number>;
  pictureKeys: ReadonlySet<string>;
}

/** Throws when the seed data refer to something that they do not contain. */
export function getId(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (id === undefined) throw new Error(`The seed data name "${name}", which they do not hold`);
  return id;
}

const dayMs = 86_400_000;

export function daysFrom(now: Date, days: number): number {
  return now.getTime() + days * dayMs;
}

/** São Paulo has UTC-3 all year. */
const saoPauloOffsetMs = 3 * 3_600_000;

/** Midnight in São Paulo of the day `days` from now. */
export function startOfDayFrom(now: Date, days: number): number {
  const local = daysFrom(now, days) - saoPauloOffsetMs;
  return local - (local % dayMs) + saoPauloOffsetMs;
}

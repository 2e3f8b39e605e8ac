// Queries that run at every request are put into SQL once: building one costs as much as running it.
import { type CompiledQuery, type DialectAdapter, type Kysely, type RawBuilder, sql } from 'kysely';
import type { DatabaseSchema } from './schema/database-schema.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, string | number | null>>;

/**
 * `build` makes the query once for each database, whatever transactions it runs in, from placeholders that `value` hands
 * out in the place of values. The shape of the SQL must not depend on a value.
 */
export function prepareQuery<Given extends Values, Row>(
  build: (
    kysely: Kysely<DatabaseSchema>,
    value: <Name extends keyof Given & string>(name: Name) => RawBuilder<Given[Name]>,
  ) => { compile(): CompiledQuery<Row> },
): (kysely: Kysely<DatabaseSchema>, values: Given) => Promise<Row[]> {
  const known = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (kysely, values) => {
    // Transactions have an object each, and all of them the adapter of their database.
    const { adapter } = kysely.getExecutor();
    const query = known.get(adapter) ?? build(kysely, (name) => sql`${new Placeholder(name)}`).compile();
    known.set(adapter, query);
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
    return (await kysely.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

// Prepared queries for the hot paths. Kysely compiles each once, since compiling takes as long as running it, and
// PostgreSQL prepares it once per connection.

import { type CompiledQuery, type DialectAdapter, type RawBuilder, sql } from 'kysely';
import type { Queryable } from './schema/database-schema.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, string | number | null>>;

const statementNames = new Map<string, string>();

/** Name of the prepared statement in PostgreSQL; undefined for a query that was not registered. */
export function findStatementName(text: string): string | undefined {
  return statementNames.get(text);
}

/** Throws for `select *`: PostgreSQL rejects the prepared statement once a migration adds a column. */
function register<Row>(query: CompiledQuery<Row>): CompiledQuery<Row> {
  if (/\b(?:select|returning) (?:"\w+"\.)?\*/.test(query.sql)) throw new Error(`name the columns of: ${query.sql}`);
  if (!statementNames.has(query.sql)) statementNames.set(query.sql, `prepared_${statementNames.size + 1}`);
  return query;
}

/**
 * `build` creates the query once per database, for all transactions, from placeholders that `value` returns instead of
 * values. The SQL text must not depend on a value.
 */
export function prepareQuery<Given extends Values, Row>(
  build: (
    kysely: Queryable,
    value: <Name extends keyof Given & string>(name: Name) => RawBuilder<Given[Name]>,
  ) => { compile(): CompiledQuery<Row> },
): (kysely: Queryable, values: Given) => Promise<Row[]> {
  const known = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (kysely, values) => {
    // Compiled once per database: each transaction is a new Kysely object, but all share the database's adapter.
    const { adapter } = kysely.getExecutor();
    const query = known.get(adapter) ?? register(build(kysely, (name) => sql`${new Placeholder(name)}`).compile());
    known.set(adapter, query);
    const parameters = query.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value));
    return (await kysely.executeQuery<Row>({ ...query, parameters })).rows;
  };
}

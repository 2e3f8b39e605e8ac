// Records the statements that a piece of code sends to the database.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';

/** Runs `act` and resolves to its statements, in their order; those of jobs that run at the same time are not among them. */
export type RecordStatements = (act: () => Promise<unknown>) => Promise<CompiledQuery[]>;

export function recordStatementsOf<Schema>(kysely: Kysely<Schema>): RecordStatements {
  const recording = new AsyncLocalStorage<CompiledQuery[]>();
  const executor = kysely.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  const withRecording = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query, options) {
      recording.getStore()?.push(query);
      return connection.executeQuery(query, options);
    },
    streamQuery: (...stream) => connection.streamQuery(...stream),
  });
  executor.provideConnection = (consume, options) =>
    provide((connection) => consume(withRecording(connection)), options);
  return async (act) => {
    const statements: CompiledQuery[] = [];
    await recording.run(statements, act);
    return statements;
  };
}

// Records the statements that a piece of code sends to the database.

import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, Kysely } from 'kysely';

/** Calls `notify` with every statement, just before it is sent. */
export function listenToStatements<Schema>(kysely: Kysely<Schema>, notify: (query: CompiledQuery) => void): void {
  const executor = kysely.getExecutor();
  const provide = executor.provideConnection.bind(executor);
  const withListener = (connection: DatabaseConnection): DatabaseConnection => ({
    executeQuery(query, options) {
      notify(query);
      return connection.executeQuery(query, options);
    },
    streamQuery: (...stream) => connection.streamQuery(...stream),
  });
  executor.provideConnection = (consume, options) =>
    provide((connection) => consume(withListener(connection)), options);
}

/** Returns a function that runs `act` and resolves to its statements, in their order, without those of jobs that run meanwhile. */
export function recordStatementsOf<Schema>(kysely: Kysely<Schema>) {
  const recording = new AsyncLocalStorage<CompiledQuery[]>();
  listenToStatements(kysely, (query) => recording.getStore()?.push(query));
  return async (act: () => Promise<unknown>): Promise<CompiledQuery[]> => {
    const statements: CompiledQuery[] = [];
    await recording.run(statements, act);
    return statements;
  };
}

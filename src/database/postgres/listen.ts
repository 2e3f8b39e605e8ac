// Listens for notifications of other processes on a separate connection, which is reopened when it breaks.

import type { Client } from 'pg';

const reconnectMs = 1000;

/** Calls `onNotice` for each notification and after each reconnection, when some may have been missed. */
export function listenOnPostgres(connectionString: string, channel: string, onNotice: () => void) {
  let isClosed = false;
  let client: Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const retry = (): void => {
    client = undefined;
    if (isClosed) return;
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), reconnectMs).unref();
  };
  const connect = async (): Promise<void> => {
    const { default: pg } = await import('pg');
    const connection = new pg.Client({ connectionString, keepAlive: true });
    connection.on('error', retry);
    connection.on('end', retry);
    connection.on('notification', onNotice);
    try {
      await connection.connect();
      await connection.query(`listen ${channel}`);
    } catch {
      // The 'end' event triggers the reconnect; subscribers also poll.
      return connection.end().catch(() => undefined);
    }
    client = connection;
    if (isClosed) return connection.end();
    onNotice();
  };
  const opened = connect();

  return {
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await opened;
      await client?.end();
    },
  };
}

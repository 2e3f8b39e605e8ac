import type { ServerResponse } from 'node:http';

/** Runs one rendering per id at a time and aborts it when the last client that waits for it disconnects. */
export function createFlights<Result>() {
  const flights = new Map<string, { result: Promise<Result>; clients: number; abort(): void }>();

  const start = (id: string, run: (signal: AbortSignal) => Promise<Result>) => {
    const controller = new AbortController();
    const remove = (): void => {
      if (flights.get(id) === flight) flights.delete(id);
    };
    const abort = (): void => {
      remove();
      controller.abort();
    };
    const flight = { result: run(controller.signal).finally(remove), clients: 0, abort };
    flights.set(id, flight);
    return flight;
  };

  /** A renewal in the background passes no `outgoing` and is never aborted. */
  return (id: string, outgoing: ServerResponse | undefined, run: (signal: AbortSignal) => Promise<Result>) => {
    const flight = flights.get(id) ?? start(id, run);
    flight.clients += 1;
    outgoing?.once('close', () => {
      flight.clients -= 1;
      if (flight.clients === 0 && !outgoing.writableFinished) flight.abort();
    });
    return flight.result;
  };
}

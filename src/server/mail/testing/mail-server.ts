// A real SMTP server on a free port of this machine that records the mails that it accepts.

import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export interface Received {
  session: SMTPServerSession;
  raw: string;
  mail: Email;
}

export interface TestMailServer {
  /** `127.0.0.1:port`. */
  host: string;
  url: string;
  received: Received[];
  /** Connections that were opened so far. */
  connections(): number;
  close(): Promise<void>;
}

interface Behaviour extends Omit<SMTPServerOptions, 'onData'> {
  /** Comes before a mail is taken; what it throws is the response, by its `responseCode`. */
  beforeTaking?: (mail: Email) => Promise<void> | void;
}

/** Takes everything without a password and without TLS, unless its options say otherwise. */
export async function startMailServer({ beforeTaking, ...options }: Behaviour = {}): Promise<TestMailServer> {
  const received: Received[] = [];
  let connections = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, response) => {
      connections += 1;
      response();
    },
    closeTimeout: 50,
    ...options,
    onData(stream, session, response) {
      const take = async (): Promise<void> => {
        const raw = (await buffer(stream)).toString('utf8');
        const mail = await PostalMime.parse(raw);
        await beforeTaking?.(mail);
        received.push({ session: { ...session }, raw, mail });
      };
      take().then(
        () => response(),
        (error: unknown) => response(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  // A client that hangs up is part of the tests.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no port');
  const host = `127.0.0.1:${address.port}`;
  return {
    host,
    url: `smtp://${host}`,
    received,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A response of a mail server such as 451. */
export function respondWith(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

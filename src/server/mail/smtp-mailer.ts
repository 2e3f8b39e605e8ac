import { createTransport } from 'nodemailer';
import { type Envelope, type Mailer, toMessage } from './message.ts';

export interface SmtpTimeouts {
  /** Until the server is reached and has greeted. */
  connectMs: number;
  /** Longest silence in the middle. */
  silenceMs: number;
  /** Everything together, for servers that answer in drops. */
  totalMs: number;
}

const defaultTimeouts: SmtpTimeouts = { connectMs: 5000, silenceMs: 15_000, totalMs: 30_000 };
/** Shorter than the servers' own, which would close a connection that we are about to use. */
const idleMs = 30_000;

/** Sends over kept connections, by STARTTLS when the server offers it. User and password stand in the address. */
export function createSmtpMailer(url: string, envelope: Envelope, timeouts = defaultTimeouts): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // The outbox decides when a mail is tried again.
    maxRequeues: 0,
    idleTimeout: idleMs,
    connectionTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    socketTimeout: timeouts.silenceMs,
  });
  return {
    async send(mail) {
      await transport.sendMail({ ...toMessage(mail, envelope), signal: AbortSignal.timeout(timeouts.totalMs) });
    },
    close: () => transport.close({ force: true }),
  };
}

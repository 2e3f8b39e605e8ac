import { createTransport } from 'nodemailer';
import { type Envelope, type Mailer, toMessage } from './message.ts';

export interface SmtpTimeouts {
  /** Until the server is connected and has sent its greeting. */
  connectMs: number;
  /** Longest pause within a session. */
  silenceMs: number;
  /** The whole delivery. */
  totalMs: number;
}

const defaultTimeouts: SmtpTimeouts = { connectMs: 5000, silenceMs: 15_000, totalMs: 30_000 };
/** Shorter than the usual idle timeout of servers, which would close a connection that is about to be used. */
const idleMs = 30_000;

/** Sends over pooled connections, with STARTTLS if the server offers it. The URL holds user and password. */
export function createSmtpMailer(url: string, envelope: Envelope, timeouts = defaultTimeouts): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // The mail queue of the API retries.
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

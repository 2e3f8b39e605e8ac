import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Mailer } from './message.ts';
import { createSmtpMailer, type SmtpTimeouts } from './smtp-mailer.ts';
import { respondWith, startMailServer, type TestMailServer } from './testing/mail-server.ts';
import { envelope, sampleMail } from './testing/sample-mail.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function startServer(options?: Parameters<typeof startMailServer>[0]): Promise<TestMailServer> {
  const server = await startMailServer(options);
  closing.push(() => server.close());
  return server;
}

function createMailer(url: string, timeouts?: SmtpTimeouts): Mailer {
  const mailer = createSmtpMailer(url, envelope, timeouts);
  closing.push(() => mailer.close());
  return mailer;
}

const getReceived = ({ received }: TestMailServer) => {
  const [first] = received;
  if (!first) throw new Error('nothing was received');
  return first;
};

describe('a mail by SMTP', () => {
  it('arrives whole: names, subject with accents, both forms', async () => {
    const server = await startServer();
    await createMailer(server.url).send(sampleMail);
    const { mail, session } = getReceived(server);
    expect(mail).toMatchObject({
      subject: 'Ação: crie uma nova senha, João',
      from: { name: 'Manacá Aromas', address: 'loja@loja.test' },
      to: [{ address: 'joao@exemplo.test' }],
      replyTo: [{ address: 'oi@loja.test' }],
      messageId: '<recovery-77-1@loja.test>',
    });
    expect(mail.text?.replaceAll('\r\n', '\n').trimEnd()).toBe(sampleMail.text.trimEnd());
    expect(mail.html?.trimEnd()).toBe(sampleMail.html);
    expect(mail.attachments).toEqual([]);
    expect(session.envelope.mailFrom).toMatchObject({ address: 'loja@loja.test' });
    expect(session.envelope.rcptTo.map(({ address }) => address)).toEqual(['joao@exemplo.test']);
  });

  it('comes in the name of the shop that the mail says, from the same address', async () => {
    const server = await startServer();
    await createMailer(server.url).send({ ...sampleMail, fromName: 'Caszulo, "casa"' });
    const { mail, session } = getReceived(server);
    expect(mail.from).toMatchObject({ name: 'Caszulo, "casa"', address: 'loja@loja.test' });
    expect(session.envelope.mailFrom).toMatchObject({ address: 'loja@loja.test' });
  });

  it('has the headers of a machine-made message, in seven bits', async () => {
    const server = await startServer();
    await createMailer(server.url).send(sampleMail);
    const { raw, mail } = getReceived(server);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('pt-BR');
    expect(headers.get('content-type')).toContain('multipart/alternative');
    expect(Math.abs(Date.parse(mail.date ?? '') - Date.now())).toBeLessThan(60_000);
    expect(raw).toMatch(/^\p{ASCII}*$/u);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(999);
  });

  it('has the same Message-ID when it is sent again, also one with a host of its own', async () => {
    const server = await startServer();
    const mailer = createMailer(server.url);
    await mailer.send(sampleMail);
    await mailer.send(sampleMail);
    await mailer.send({ ...sampleMail, messageId: 'order 5\r\nX: y@pedidos.test' });
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([
      '<recovery-77-1@loja.test>',
      '<recovery-77-1@loja.test>',
      '<order-5--X--y@pedidos.test>',
    ]);
  });

  it('leaves no way for a value to become a header or a second receiver', async () => {
    const server = await startServer();
    const mailer = createMailer(server.url);
    await mailer.send({
      ...sampleMail,
      subject: 'Oi\r\nBcc: todos@mal.test\r\n\r\n<b>',
      replyTo: 'a@b.test\r\nBcc: todos@mal.test',
    });
    await mailer.send({ ...sampleMail, to: 'a@b.test, c@d.test' }).catch(() => undefined);
    await mailer.send({ ...sampleMail, to: 'a@b.test\r\nRCPT TO:<c@d.test>' }).catch(() => undefined);
    for (const { mail, session } of server.received) {
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(session.envelope.rcptTo).toHaveLength(1);
    }
    expect(getReceived(server).mail.subject).toContain('Oi');
  });

  it('reuses pooled connections', async () => {
    const server = await startServer();
    const mailer = createMailer(server.url);
    const ids = Array.from({ length: 30 }, (_, index) => `mail-${index}`);
    await Promise.all(ids.map((messageId) => mailer.send({ ...sampleMail, messageId })));
    expect(server.received).toHaveLength(30);
    expect(server.connections()).toBeLessThanOrEqual(5);
  });
});

describe('the mail server’s demands', () => {
  const protectedServer = () =>
    startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, response) {
        const isKnown = username === 'loja@loja.test' && password === 'p/w:ç@1';
        response(isKnown ? null : new Error('Invalid username or password'), { user: username });
      },
    });

  it('are met by the user and the password of the address', async () => {
    const server = await protectedServer();
    await createMailer(`smtp://loja%40loja.test:${encodeURIComponent('p/w:ç@1')}@${server.host}`).send(sampleMail);
    expect(getReceived(server).session.user).toBe('loja@loja.test');
  });

  it('refuse a wrong password, which is never repeated in the error', async () => {
    const server = await protectedServer();
    const sending = createMailer(`smtp://loja%40loja.test:wrong-word@${server.host}`).send(sampleMail);
    await expect(sending).rejects.toThrow(/^Invalid login: 535(?!.*wrong-word)/);
    expect(server.received).toEqual([]);
  });

  it('bring encryption along when the server offers it, and a stranger’s certificate is not taken', async () => {
    // The server warns of its built-in certificate, which is what is wanted here.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await startServer({ disabledCommands: [] });
    await expect(createMailer(server.url).send(sampleMail)).rejects.toThrow(/certificate/);
    expect(server.received).toEqual([]);
    await createMailer(`${server.url}?tls.rejectUnauthorized=false`).send(sampleMail);
    expect(getReceived(server).session.secure).toBe(true);
  });
});

describe('a mail server in trouble', () => {
  it('that refuses for now is an error, and takes the same mail later', async () => {
    let tries = 0;
    const server = await startServer({
      beforeTaking() {
        tries += 1;
        if (tries === 1) throw respondWith(451, 'try again later');
      },
    });
    const mailer = createMailer(server.url);
    await expect(mailer.send(sampleMail)).rejects.toThrow('451 try again later');
    await mailer.send(sampleMail);
    expect(server.received).toHaveLength(1);
  });

  it('that does not know the receiver is an error', async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, response) => response(respondWith(550, 'no such mailbox')),
    });
    await expect(createMailer(server.url).send(sampleMail)).rejects.toThrow('550 no such mailbox');
  });

  const timeouts: SmtpTimeouts = { connectMs: 150, silenceMs: 150, totalMs: 1000 };

  /** Speaks just as far as the lines go. */
  async function startMute(onSocket: (socket: Socket) => void): Promise<string> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      onSocket(socket);
    }).listen(0, '127.0.0.1');
    closing.push(() => server.close());
    await once(server, 'listening');
    const address = server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  it('that hangs up in the middle is asked once; the outbox tries again', async () => {
    let connections = 0;
    const url = await startMute((socket) => {
      connections += 1;
      socket.write('220 mail.test ready\r\n');
      socket.once('data', () => socket.destroy());
    });
    await expect(createMailer(url, timeouts).send(sampleMail)).rejects.toThrow(/closed/i);
    expect(connections).toBe(1);
  });

  it('that never greets is given up', async () => {
    const url = await startMute(() => undefined);
    await expect(createMailer(url, timeouts).send(sampleMail)).rejects.toThrow(/Greeting never received|timeout/i);
  });

  it('that falls silent later is given up', async () => {
    const url = await startMute((socket) => void socket.write('220 mail.test ready\r\n'));
    await expect(createMailer(url, timeouts).send(sampleMail)).rejects.toThrow(/timeout/i);
  });

  it('that answers in drops is given up too', async () => {
    const url = await startMute((socket) => {
      socket.write('220 mail.test ready\r\n');
      const drip = setInterval(() => socket.write('250-x\r\n'), 50);
      socket.on('close', () => clearInterval(drip));
    });
    const startedAt = performance.now();
    await expect(createMailer(url, { ...timeouts, totalMs: 400 }).send(sampleMail)).rejects.toThrow(/abort|timeout/i);
    expect(performance.now() - startedAt).toBeLessThan(2000);
  });

  it('that is not there is an error at once', async () => {
    const server = await startMailServer();
    await server.close();
    await expect(createMailer(server.url).send(sampleMail)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('closing', () => {
  it('ends the connections, and what is still being sent is not taken', async () => {
    let hasArrived: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (hasArrived = resolve));
    const server = await startServer({
      beforeTaking() {
        hasArrived();
        return new Promise(() => undefined);
      },
    });
    const mailer = createMailer(server.url);
    const failed = mailer.send(sampleMail).catch(String);
    await arrived;
    mailer.close();
    expect(await failed).toMatch(/closed/i);
    await expect(mailer.send(sampleMail)).rejects.toThrow('closed');
  });
});

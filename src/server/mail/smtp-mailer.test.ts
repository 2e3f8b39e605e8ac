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

describe('a mail sent by SMTP', () => {
  it('has sender, recipient, subject with accents, text and HTML', async () => {
    const server = await startServer();
    await createMailer(server.url).send(sampleMail);
    const { mail, session } = getReceived(server);
    expect(mail).toMatchObject({
      subject: 'Ação: crie uma nova senha, João',
      from: { name: sampleMail.fromName, address: 'loja@loja.test' },
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

  it('has the sender name of its shop, and the same sender address', async () => {
    const server = await startServer();
    await createMailer(server.url).send({ ...sampleMail, fromName: 'Caszulo, "casa"' });
    const { mail, session } = getReceived(server);
    expect(mail.from).toMatchObject({ name: 'Caszulo, "casa"', address: 'loja@loja.test' });
    expect(session.envelope.mailFrom).toMatchObject({ address: 'loja@loja.test' });
  });

  it('has the headers of an automatic message, encoded in 7 bits', async () => {
    const server = await startServer();
    const before = Date.now();
    await createMailer(server.url).send(sampleMail);
    const { raw, mail } = getReceived(server);
    const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('auto-submitted')).toBe('auto-generated');
    expect(headers.get('content-language')).toBe('pt-BR');
    expect(headers.get('content-type')).toContain('multipart/alternative');
    // In whole seconds.
    expect(Date.parse(mail.date ?? '')).toBeGreaterThan(before - 1000);
    expect(Date.parse(mail.date ?? '')).toBeLessThanOrEqual(Date.now());
    expect(raw).toMatch(/^\p{ASCII}*$/u);
    expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThan(999);
  });

  it('has the same Message-ID on a retry, with the host of the ID if it has one', async () => {
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

  it('is safe from header injection and from additional recipients', async () => {
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

describe('authentication and encryption', () => {
  const protectedServer = () =>
    startServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, response) {
        const isKnown = username === 'loja@loja.test' && password === 'p/w:ç@1';
        response(isKnown ? null : new Error('Invalid username or password'), { user: username });
      },
    });

  it('log in with the user and the password of the URL', async () => {
    const server = await protectedServer();
    await createMailer(`smtp://loja%40loja.test:${encodeURIComponent('p/w:ç@1')}@${server.host}`).send(sampleMail);
    expect(getReceived(server).session.user).toBe('loja@loja.test');
  });

  it('fail on a wrong password, which the error does not contain', async () => {
    const server = await protectedServer();
    const sending = createMailer(`smtp://loja%40loja.test:wrong-word@${server.host}`).send(sampleMail);
    await expect(sending).rejects.toThrow(/^Invalid login: 535(?!.*wrong-word)/);
    expect(server.received).toEqual([]);
  });

  it('use STARTTLS when the server offers it, and reject an untrusted certificate', async () => {
    // The test server warns about its built-in certificate, which is untrusted on purpose.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await startServer({ disabledCommands: [] });
    await expect(createMailer(server.url).send(sampleMail)).rejects.toThrow(/certificate/);
    expect(server.received).toEqual([]);
    await createMailer(`${server.url}?tls.rejectUnauthorized=false`).send(sampleMail);
    expect(getReceived(server).session.secure).toBe(true);
  });
});

describe('a failing mail server', () => {
  it('that responds 451 is an error, and accepts a retry of the same mail', async () => {
    let attempts = 0;
    const server = await startServer({
      beforeTaking() {
        attempts += 1;
        if (attempts === 1) throw respondWith(451, 'try again later');
      },
    });
    const mailer = createMailer(server.url);
    await expect(mailer.send(sampleMail)).rejects.toThrow('451 try again later');
    await mailer.send(sampleMail);
    expect(server.received).toHaveLength(1);
  });

  it('that responds 550 to the recipient is an error', async () => {
    const server = await startServer({
      onRcptTo: (_address, _session, response) => response(respondWith(550, 'no such mailbox')),
    });
    await expect(createMailer(server.url).send(sampleMail)).rejects.toThrow('550 no such mailbox');
  });

  const timeouts: SmtpTimeouts = { connectMs: 150, silenceMs: 150, totalMs: 1000 };

  /** A TCP server that only does what `onSocket` does. */
  async function startTcpServer(onSocket: (socket: Socket) => void): Promise<string> {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      onSocket(socket);
    }).listen(0, '127.0.0.1');
    closing.push(() => server.close());
    await once(server, 'listening');
    const address = server.address();
    return `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  }

  it('that closes the connection is an error without a retry, which is left to the mail queue', async () => {
    let connections = 0;
    const url = await startTcpServer((socket) => {
      connections += 1;
      socket.write('220 mail.test ready\r\n');
      socket.once('data', () => socket.destroy());
    });
    await expect(createMailer(url).send(sampleMail)).rejects.toThrow(/closed/i);
    expect(connections).toBe(1);
  });

  it('that sends no greeting runs into the timeout', async () => {
    const url = await startTcpServer(() => undefined);
    await expect(createMailer(url, timeouts).send(sampleMail)).rejects.toThrow(/Greeting never received|timeout/i);
  });

  it('that stops responding runs into the timeout', async () => {
    const url = await startTcpServer((socket) => void socket.write('220 mail.test ready\r\n'));
    await expect(
      createMailer(url, { ...timeouts, connectMs: 20_000, totalMs: 20_000 }).send(sampleMail),
    ).rejects.toThrow(/timeout/i);
  });

  it('that keeps sending partial responses runs into the total timeout', async () => {
    const url = await startTcpServer((socket) => {
      socket.write('220 mail.test ready\r\n');
      const interval = setInterval(() => socket.write('250-x\r\n'), 50);
      socket.on('close', () => clearInterval(interval));
    });
    await expect(createMailer(url, { ...timeouts, totalMs: 400 }).send(sampleMail)).rejects.toThrow(/abort|timeout/i);
  });

  it('that refuses connections is an error at once', async () => {
    const server = await startMailServer();
    await server.close();
    await expect(createMailer(server.url).send(sampleMail)).rejects.toThrow('ECONNREFUSED');
  });
});

describe('closing the mailer', () => {
  it('closes the connections and rejects mail in flight', async () => {
    let markArrived: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (markArrived = resolve));
    const server = await startServer({
      beforeTaking() {
        markArrived();
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

import { once } from 'node:events';
import { createConnection, createServer, type AddressInfo, type Socket } from 'node:net';

import { SMTPServer, type SMTPServerError } from 'smtp-server';
import { onTestFinished } from 'vitest';

import { parseMail, type ReceivedMail } from '#support/mail/mails.ts';

/** The server's next replies; a test may change them at any time. */
export interface Answers {
  /** The reply to a login, a recipient and a message, where it is a no. */
  login?: number;
  recipient?: number;
  message?: number;
  /** Hook between the naming of a recipient and its reply. */
  beforeRecipient?: () => Promise<void>;
  /** Hook between the end of a message and its reply. */
  beforeReply?: () => Promise<void>;
}

export interface SmtpServer {
  readonly port: number;
  readonly url: string;
  readonly answers: Answers;
  /** Names and passwords that it was told. */
  readonly logins: readonly (readonly [string, string])[];
  /** Accepted messages, in order. */
  readonly taken: () => Promise<readonly ReceivedMail[]>;
  /** Its recipients as the envelopes named them, in the same order. */
  readonly recipients: () => readonly string[];
  readonly close: () => Promise<void>;
}

const no = (code: number | undefined): SMTPServerError | null =>
  code === undefined ? null : Object.assign(new Error('No.'), { responseCode: code });

const answer = async (
  before: (() => Promise<void>) | undefined,
  done: (refusal: Error | null) => void,
  refusal: Error | null,
): Promise<void> => {
  await before?.();
  done(refusal);
};

/**
 * Starts a mail server on this machine until the test ends.
 * @param port a free one by default
 */
export const startSmtpServer = async (port = 0): Promise<SmtpServer> => {
  const answers: Answers = {};
  const logins: [string, string][] = [];
  const taken: { readonly source: Buffer; readonly envelope: string[] }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 1,
    onAuth: ({ username = '', password }, _session, done) => {
      logins.push([username, password ?? '']);
      const refusal = no(answers.login);
      if (refusal) done(refusal);
      else done(null, { user: 'dck' });
    },
    onRcptTo: (_address, _session, done) =>
      void answer(answers.beforeRecipient, done, no(answers.recipient)),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refusal = no(answers.message);
        const envelope = session.envelope.rcptTo.map(({ address }) => address);
        if (!refusal) taken.push({ source: Buffer.concat(chunks), envelope });
        void answer(answers.beforeReply, done, refusal);
      });
    },
  });
  // Connections that break are what these tests are about.
  server.on('error', () => {});
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  onTestFinished(close);
  const own = (server.server.address() as AddressInfo).port;
  return {
    port: own,
    url: `smtp://127.0.0.1:${own}`,
    answers,
    logins,
    taken: () => Promise.all(taken.map(({ source }) => parseMail(source))),
    recipients: () => taken.flatMap(({ envelope }) => envelope),
    close,
  };
};

/** Where a connection breaks: in the middle of a message, or before the reply to a whole one. */
export type Break = 'in the message' | 'before the reply';

/**
 * Stands between a sender and a mail server and breaks the first connections.
 * @param breaks one for each connection; later ones are let through
 * @returns the address for the sender
 */
export const startBreakingWire = async (to: number, breaks: Break[]): Promise<string> => {
  const sockets = new Set<Socket>();
  const wire = createServer((client) => {
    const server = createConnection(to, '127.0.0.1');
    const breaking = breaks.shift();
    let isMessage = false;
    const end = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      sockets.add(socket);
      socket.on('error', end);
      socket.on('close', end);
    }
    client.on('data', (chunk) => {
      if (!isMessage || breaking !== 'in the message') return void server.write(chunk);
      server.write(chunk.subarray(0, chunk.length / 2), end);
    });
    server.on('data', (chunk) => {
      if (isMessage && breaking === 'before the reply') return end();
      isMessage ||= /^354/m.test(chunk.toString());
      client.write(chunk);
    });
  });
  wire.listen(0, '127.0.0.1');
  await once(wire, 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => {
      wire.close(resolve);
    });
  });
  return `smtp://127.0.0.1:${(wire.address() as AddressInfo).port}`;
};

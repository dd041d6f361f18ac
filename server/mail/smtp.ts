import type { NodemailerError, SMTPTransportOptions } from 'nodemailer';

import { MailRefused, messageOf, type Transport } from '#server/mail/message.ts';
import type { Sender } from '#server/mail/settings.ts';
import { isLoopback } from '#server/shared/loopback.ts';

/** Timeout of each SMTP step, in ms. */
const STEP_MS = 10_000;

/** Commands whose permanent failure concerns this mail; at others the server's configuration is at fault. */
const ABOUT_THE_MAIL: ReadonlySet<string | undefined> = new Set(['RCPT TO', 'DATA']);

/**
 * Transport options of SMTP_URL. A password is sent without TLS to a loopback address only.
 * @param address `smtp://[user:password@]host[:port]`, or `smtps:` for TLS from the first byte
 * @param stepMs timeout of each step, in ms
 */
export const smtpOptions = (address: string, stepMs: number): SMTPTransportOptions => {
  const url = new URL(address);
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const secure = url.protocol === 'smtps:';
  const hasLogin = url.username !== '' || url.password !== '';
  const isHere = isLoopback(url.hostname);
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    ...(hasLogin && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    // A local server needs no TLS, and often has no valid certificate.
    ...(!secure && (isHere ? { ignoreTLS: true } : { requireTLS: hasLogin })),
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    socketCloseTimeout: 1_000,
    logger: false,
  };
};

/** Whether the server has rejected this mail permanently. */
const isFinal = (error: NodemailerError): boolean => {
  const { code, command, permanent, responseCode } = error;
  if (responseCode !== undefined) return permanent === true && ABOUT_THE_MAIL.has(command);
  // Without a reply: the address needs what the server does not offer, such as Unicode (RFC 6531).
  return code === 'EENVELOPE';
};

/**
 * Sends mails by SMTP, one connection each, so that a broken one costs one mail.
 * @param address as for {@link smtpOptions}
 */
export const createSmtpTransport = (address: string, from: Sender, stepMs = STEP_MS): Transport => {
  const options = smtpOptions(address, stepMs);
  return {
    send: async (email, signal) => {
      // Loaded on demand, to save memory and startup time.
      const { createTransport } = await import('nodemailer');
      try {
        await createTransport(options).sendMail({ ...messageOf(email, from), signal });
      } catch (error) {
        const final = error instanceof Error && isFinal(error);
        throw final ? new MailRefused('The server refused it.', { cause: error }) : error;
      }
    },
  };
};

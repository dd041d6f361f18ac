import { PRODUCT_NAME } from '#lib/shared/brand.ts';

/** The sender of mails. */
export interface Sender {
  readonly name: string;
  readonly address: string;
}

/** Mail settings. */
export interface MailSettings {
  /** The mail server, with its password; mails become files in the data folder when left out. */
  readonly smtpUrl?: string;
  readonly from: Sender;
}

/**
 * One plain address as mail servers take it everywhere: no quoted local part, no comment, no list,
 * nothing that could begin another header (RFC 5321, section 4.5.3.1.3 for the length).
 */
const ADDRESS =
  /^(?=.{3,254}$)[^\s\p{Cc}@<>(),;:"[\]\\]{1,64}@[^\s\p{Cc}@<>(),;:"[\]\\.]+(?:\.[^\s\p{Cc}@<>(),;:"[\]\\.]+)*$/u;

/** `Name <address>`, with or without quotes around the name. */
const NAMED = /^(?:"(?<quoted>[^"\\<>]*)"|(?<bare>[^"\\<>]*?))\s*<(?<address>[^<>]*)>$/u;

/** Whether a mail can be sent to this address. */
export const isMailAddress = (text: string): boolean => ADDRESS.test(text);

/**
 * Reads the setting MAIL_FROM: an address, or `Name <address>`.
 * @returns `undefined` for anything else
 */
export const parseSender = (text: string): Sender | undefined => {
  const trimmed = text.trim();
  const { quoted, bare, address } = NAMED.exec(trimmed)?.groups ?? { address: trimmed };
  const name = (quoted ?? bare ?? '').trim();
  if (address === undefined || !isMailAddress(address) || /\p{Cc}/u.test(name)) return undefined;
  return { name: name || PRODUCT_NAME, address };
};

/**
 * The default sender: a no-reply address at the product's own host.
 * @param origin such as `https://app.example.com`
 */
export const defaultSender = (origin: string): Sender => {
  const { hostname } = new URL(origin);
  const isName = /[a-z]/.test(hostname) && !hostname.startsWith('[');
  return { name: PRODUCT_NAME, address: `no-reply@${isName ? hostname : 'localhost'}` };
};

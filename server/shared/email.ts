import { domainToASCII } from 'node:url';

/** Letters, marks, digits, hyphens and dots: UTS 46 maps them, and a URL parser decodes none of them. */
const DOMAIN = /^[\p{L}\p{M}\p{N}._-]+$/u;

/** Controls, format characters, unassigned code points and other characters without a glyph. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu;

/** Whether a text has invisible characters. */
export const hasInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/**
 * The stored form of emails before domains were mapped to ASCII: trimmed, NFC, lower-cased. Accounts of that
 * time keep it.
 */
export const typedEmail = (email: string): string => email.normalize('NFC').trim().toLowerCase();

/** The parts of an email; `undefined` where one is missing. */
const partsOf = (
  email: string,
): { readonly local: string; readonly domain: string } | undefined => {
  const at = email.lastIndexOf('@');
  return at > 0 ? { local: email.slice(0, at), domain: email.slice(at + 1) } : undefined;
};

/** A domain in ASCII (UTS 46), without the root's dot; unchanged where it has no such form. */
const domainOf = (domain: string): string => {
  const compatible = domain.normalize('NFKC');
  const ascii = DOMAIN.test(compatible) ? domainToASCII(compatible) : '';
  return (ascii === '' ? domain : ascii).replace(/\.+$/, '');
};

/**
 * The canonical form in which emails are stored and compared: trimmed, lower-cased, the local part in NFC,
 * the domain in ASCII.
 */
export const normalizeEmail = (email: string): string => {
  const typed = typedEmail(email);
  const parts = partsOf(typed);
  return parts ? `${parts.local}@${domainOf(parts.domain)}` : typed;
};

/** The forms in which an account may have stored an email, the current one first. */
export const storedForms = (email: string): string[] => [
  ...new Set([normalizeEmail(email), typedEmail(email)]),
];

/**
 * The mailbox that an email most likely reaches, used by limits only: spellings that many mail servers
 * deliver to one mailbox give one name (NFKC, without invisible characters, without `+tag`).
 */
export const mailboxOf = (email: string): string => {
  const seen = email.replaceAll(INVISIBLE, '').normalize('NFKC');
  const name = normalizeEmail(seen);
  const parts = partsOf(name);
  return parts ? `${parts.local.replace(/(?<=.)\+.*$/u, '')}@${parts.domain}` : name;
};

/** Whether a domain can be written in ASCII, and so receive mail. */
export const isMailDomain = (domain: string): boolean => {
  const compatible = domain.normalize('NFKC');
  return DOMAIN.test(compatible) && domainToASCII(compatible) !== '';
};

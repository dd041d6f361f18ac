/** The address that gets the record of each table at its close. */
export interface WebhookSettings {
  /** `https:`, or `http:` to this machine. */
  readonly url: string;
  /** The key of the signatures. */
  readonly secret: Buffer;
}

/** Prefix of a secret in base64 (Standard Webhooks, 'Signature scheme'). */
const PREFIX = 'whsec_';

/** Bytes of a secret. */
const SECRET_BYTES = { least: 24, most: 64 };

/**
 * Reads TABLE_WEBHOOK_SECRET: `whsec_` and 24 to 64 bytes in base64.
 * @returns `undefined` for anything else
 */
export const parseWebhookSecret = (text: string): Buffer | undefined => {
  if (!/^whsec_[\d+/A-Za-z]+={0,2}$/.test(text)) return undefined;
  const secret = Buffer.from(text.slice(PREFIX.length), 'base64');
  return secret.length >= SECRET_BYTES.least && secret.length <= SECRET_BYTES.most
    ? secret
    : undefined;
};

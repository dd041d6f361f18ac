/** Data of an email besides its kind and recipient; never a token or a code. */
export type MailDetails = Readonly<Record<string, string>>;

/** A queued mail. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly accountId?: string;
  readonly recipient: string;
  /** The language of the request that caused it, if any. */
  readonly language?: string;
  readonly details: MailDetails;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** A rendered email: the same text as plain text and as HTML. */
export interface Email {
  /** The address alone, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders the email of a queued mail; `undefined` if there is nothing to send. */
export type RenderEmail = (mail: WaitingMail) => Promise<Email | undefined>;

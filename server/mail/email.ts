/** What an email needs to know besides its kind and recipient; never a token or a code. */
export type MailDetails = Readonly<Record<string, string>>;

/** A mail that waits to be sent, as its row has it. */
export interface WaitingMail {
  readonly id: string;
  readonly kind: string;
  readonly accountId?: string;
  readonly recipient: string;
  readonly details: MailDetails;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** A mail as it is sent: the same words as plain text and as HTML. */
export interface Email {
  /** The address alone, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Makes the email of a mail that is about to be sent; `undefined` where there is nothing to send. */
export type RenderEmail = (mail: WaitingMail) => Promise<Email | undefined>;

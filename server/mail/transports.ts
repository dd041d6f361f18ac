import { join } from 'node:path';

import type { Config } from '#server/config/config.ts';
import type { Transport } from '#server/mail/message.ts';
import { createOutbox, OUTBOX } from '#server/mail/outbox.ts';
import { createSmtpTransport } from '#server/mail/smtp.ts';

/** The way that mails go by the settings: to the mail server, or into the data folder. */
export const openTransport = ({ dataDir, mail }: Pick<Config, 'dataDir' | 'mail'>): Transport =>
  mail.smtpUrl === undefined
    ? createOutbox(join(dataDir, OUTBOX), mail.from)
    : createSmtpTransport(mail.smtpUrl, mail.from);

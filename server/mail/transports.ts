import { join } from 'node:path';

import type { Transport } from '#server/mail/message.ts';
import { createOutbox, OUTBOX } from '#server/mail/outbox.ts';
import type { MailSettings } from '#server/mail/settings.ts';
import { createSmtpTransport } from '#server/mail/smtp.ts';

/**
 * Returns the transport of the settings: SMTP, or files in the data folder.
 * @param dataDir the data folder
 */
export const openTransport = ({ from, smtpUrl }: MailSettings, dataDir: string): Transport =>
  smtpUrl === undefined
    ? createOutbox(join(dataDir, OUTBOX), from)
    : createSmtpTransport(smtpUrl, from);

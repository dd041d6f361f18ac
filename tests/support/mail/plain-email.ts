import type { RenderEmail } from '#server/mail/email.ts';
import { renderEmail } from '#server/mail/email-layout.ts';

/** An email that says which kind of mail it is. */
export const plainEmail: RenderEmail = ({ recipient, kind }) =>
  renderEmail({
    to: recipient,
    subject: `About ${kind}`,
    parts: [`This is about ${kind}.`],
    origin: 'https://app.example.com',
  });

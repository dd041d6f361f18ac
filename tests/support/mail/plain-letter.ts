import type { RenderLetter } from '#server/mail/letter.ts';
import { composeLetter } from '#server/mail/look.ts';

/** A letter that says which kind of mail it is. */
export const plainLetter: RenderLetter = ({ recipient, kind }) =>
  composeLetter({
    to: recipient,
    subject: `About ${kind}`,
    parts: [`This is about ${kind}.`],
    origin: 'https://app.example.com',
  });

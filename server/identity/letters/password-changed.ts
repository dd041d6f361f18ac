import type { LetterSources } from '#server/identity/letters/sources.ts';
import { composeLetter } from '#server/mail/look.ts';
import type { Letter, WaitingMail } from '#server/mail/letter.ts';

/** Tells of a new password, so that nobody sets one behind the owner's back. */
export const passwordChangedLetter = (
  { recipient }: WaitingMail,
  { origin }: LetterSources,
): Promise<Letter | undefined> =>
  composeLetter({
    to: recipient,
    origin,
    subject: 'Your DCK password was changed',
    parts: [
      'The password of your account has been changed, and all other devices have been signed out.',
      'If it was not you, set a new one at once:',
      { label: 'Set a new password', href: `${origin}/idp/forgot` },
    ],
  });

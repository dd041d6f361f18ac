import { passkeyAddedLetter, passkeyRemovedLetter } from '#server/identity/letters/passkeys.ts';
import { signUpLetter } from '#server/identity/letters/sign-up.ts';
import { resetLetter } from '#server/identity/letters/reset.ts';
import { verifyLetter } from '#server/identity/letters/verify.ts';
import { emailLeftLetter, takeBackLetter } from '#server/identity/letters/email-changed.ts';
import { newEmailLetter } from '#server/identity/letters/new-email.ts';
import { passwordChangedLetter } from '#server/identity/letters/password-changed.ts';
import type { LetterSources } from '#server/identity/letters/sources.ts';
import type { Letter, RenderLetter, WaitingMail } from '#server/mail/letter.ts';

/** Writes the letter of one kind; `undefined` where there is nothing to send after all. */
type WriteLetter = (mail: WaitingMail, sources: LetterSources) => Promise<Letter | undefined>;

/** Every letter by the kind of its mail. */
const LETTERS: ReadonlyMap<string, WriteLetter> = new Map<string, WriteLetter>([
  ['sign-up', signUpLetter],
  ['passkey-added', passkeyAddedLetter],
  ['passkey-removed', passkeyRemovedLetter],
  ['reset', resetLetter],
  ['verify', verifyLetter],
  ['password-changed', passwordChangedLetter],
  ['new-email', newEmailLetter],
  ['take-back', takeBackLetter],
  ['email-left', emailLeftLetter],
]);

/** Letters that tell of a change which has been made; no limit is asked where it is made. */
const NOTICES: ReadonlySet<string> = new Set([
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'email-left',
]);

/**
 * Whether a notice may be sent. A proven email gets a notice of every change. An unproven email may belong to
 * another person, so its notices count against the mail limit of outsiders.
 */
const isWelcome = async (
  { accountId = '', kind, recipient }: WaitingMail,
  { accounts, mails }: LetterSources,
): Promise<boolean> => {
  if (!NOTICES.has(kind)) return true;
  const account = await accounts.find(accountId);
  if (account?.email === recipient && account.verifiedAt !== null) return true;
  return (await mails.consume(recipient)).ok;
};

/**
 * Writes the letters of the identity provider at the moment they are sent.
 * @returns rejects for an unknown kind: a newer process on the same database may know it
 */
export const createLetters =
  (sources: LetterSources): RenderLetter =>
  async (mail) => {
    const write = LETTERS.get(mail.kind);
    if (!write) throw new TypeError('There is no letter of this kind.');
    return (await isWelcome(mail, sources)) ? write(mail, sources) : undefined;
  };

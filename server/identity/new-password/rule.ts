import { PRODUCT_NAME } from '#lib/shared/brand.ts';
import { normalizeEmail } from '#server/shared/email.ts';
import { estimate, type Weakness } from '#server/identity/new-password/estimate.ts';

/** The fewest characters a password may have. */
export const PASSWORD_MIN = 10;
/** Long enough for any passphrase, short enough that hashing it costs nothing extra. */
const PASSWORD_MAX = 256;
/** A password that is guessed within as many tries is refused. */
const GUESSES_MIN = 1e8;
/** A shorter word is part of too many others, so it counts only as a separate word. */
const WORD_MIN = 4;
/** Maximum of characters that are read of an email or a name, which may not be validated yet. */
const OWN_MAX = 254;

/** Whose password it is to be. */
export interface PasswordOwner {
  readonly email: string;
  readonly givenName: string;
}

const REASONS: Readonly<Record<Weakness, string>> = {
  common: 'This password is too common. Please choose another.',
  word: 'Well-known words are guessed quickly, with numbers or signs as well. Please add some more.',
  keyboard: 'Keys that lie side by side are guessed quickly. Please add a few words.',
  repeat: 'Repeating something does not make it safer. Please add other words.',
  sequence: 'Letters or numbers in order are guessed quickly. Please add a few words.',
  date: 'Dates and years are guessed quickly. Please add a few words.',
  short: 'This password is too easy to guess. Please add another word or two.',
};

/** The answer where a password could not be estimated. */
export const UNCHECKED = 'We cannot check this password right now. Please try again in a moment.';

/** The form in which words are compared. */
const plainOf = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

const ownWords = ({ email, givenName }: PasswordOwner): string[] => {
  const address = plainOf(normalizeEmail(email.slice(0, OWN_MAX)));
  const [local = ''] = address.split('@');
  const [withoutTag = ''] = local.split('+');
  const name = plainOf(givenName.slice(0, OWN_MAX));
  return [address, local, withoutTag, name, ...name.split(/[^\p{L}\p{M}]+/u)].filter(
    (word) => word.length > 1,
  );
};

const standsAlone = (password: string, word: string): boolean =>
  password.split(/[^\p{L}\p{M}]+/u).includes(word);

const holds = (password: string, word: string): boolean =>
  word.length < WORD_MIN ? standsAlone(password, word) : password.includes(word);

/**
 * Checks the length of a new password, which costs nothing.
 * @returns what is wrong with it in one sentence, or `undefined` when the length will do
 */
export const lengthProblem = (password: string): string | undefined => {
  if ([...password].length < PASSWORD_MIN) {
    return `Please choose a password with at least ${PASSWORD_MIN} characters.`;
  }
  return password.length > PASSWORD_MAX
    ? `Please choose a password with at most ${PASSWORD_MAX} characters.`
    : undefined;
};

/**
 * Checks a new password, wherever one is chosen (behaviour/identity.md, 'Passwords'). It takes a
 * thread some milliseconds, for a hostile password tens of them: count the call against the address before.
 * @returns what is wrong with it in one sentence, or `undefined` when it will do
 */
export const passwordProblem = async (
  password: string,
  owner: PasswordOwner,
): Promise<string | undefined> => {
  const wrongLength = lengthProblem(password);
  if (wrongLength !== undefined) return wrongLength;
  const plain = plainOf(password);
  const own = ownWords(owner);
  if (own.some((word) => holds(plain, word))) {
    return 'Please leave out your name and your email: they are tried first.';
  }
  const product = plainOf(PRODUCT_NAME);
  if (holds(plain, product)) return `Please leave out ${PRODUCT_NAME}: it is tried first here.`;
  const task = { password: password.normalize('NFKC'), own: [...own, product] };
  const estimated = await estimate(task);
  if (estimated === undefined) return UNCHECKED;
  return estimated.guesses > GUESSES_MIN ? undefined : REASONS[estimated.weakness];
};

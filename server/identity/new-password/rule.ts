import * as m from '#messages';
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

const REASONS: Readonly<Record<Weakness, () => string>> = {
  common: m.identity_password_weak_common,
  word: m.identity_password_weak_word,
  keyboard: m.identity_password_weak_keyboard,
  repeat: m.identity_password_weak_repeat,
  sequence: m.identity_password_weak_sequence,
  date: m.identity_password_weak_date,
  short: m.identity_password_weak_short,
};

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
    return m.identity_password_short({ count: PASSWORD_MIN });
  }
  return password.length > PASSWORD_MAX
    ? m.identity_password_long({ count: PASSWORD_MAX })
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
    return m.identity_password_own();
  }
  const product = plainOf(PRODUCT_NAME);
  if (holds(plain, product)) return m.identity_password_product({ product: PRODUCT_NAME });
  const task = { password: password.normalize('NFKC'), own: [...own, product] };
  const estimated = await estimate(task);
  if (estimated === undefined) return m.identity_password_unchecked();
  return estimated.guesses > GUESSES_MIN ? undefined : REASONS[estimated.weakness]();
};

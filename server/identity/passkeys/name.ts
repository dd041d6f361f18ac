/** The longest name of a passkey, in characters. */
export const NAME_MAX = 60;

/** Control characters, and those that turn the direction of the text around them. */
const CONTROL = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** The error of a passkey's name, in one sentence. */
export const nameProblem = (name: string): string | undefined => {
  if (name === '') return 'Please enter a name.';
  if (name.length > NAME_MAX) return `Please use at most ${NAME_MAX} characters.`;
  return CONTROL.test(name) ? 'Please use letters, digits and spaces only.' : undefined;
};

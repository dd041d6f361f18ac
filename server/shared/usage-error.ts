/** Wrong usage of a command; its message is one clear line. Exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

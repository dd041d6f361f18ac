/**
 * A problem outside the code that an operator has to solve before the server can start: a setting, a folder,
 * a file. Its message is one clear line, shown without a stack.
 */
export class StartError extends Error {
  override readonly name = 'StartError';
}

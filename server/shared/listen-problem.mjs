// @ts-check

/**
 * Explains why the server cannot listen, as one line for an operator.
 * @param {string | undefined} code of the system, such as `EADDRINUSE`
 * @param {{ readonly host: string, readonly port: number }} place
 * @returns {string | undefined} nothing for a code that is not about the settings
 */
export const listenProblem = (code, { host, port }) => {
  /** @type {Readonly<Record<string, string>>} */
  const problems = {
    EADDRINUSE: `Port ${port} is already in use. Stop the other program or set PORT.`,
    EACCES: `Port ${port} may not be used by this account. Set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST=${host} is not an address of this machine.`,
    ENOTFOUND: `HOST=${host} is not an address of this machine.`,
  };
  return problems[code ?? ''];
};

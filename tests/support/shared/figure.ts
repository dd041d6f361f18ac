/** Prints what a long round has shown, as one line. */
export const printFigure = (name: string, value: number | string): void => {
  process.stdout.write(`${name}: ${value}\n`);
};

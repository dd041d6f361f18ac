import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below those that systems hand out to connections: another test's load could be given it at once. */
const [FIRST, END] = [20_000, 32_768];

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => {
      probe.close(() => resolve(true));
    });
  });

/** A port that was free a moment ago; the system assigns it only on explicit request. */
export const freePort = async (): Promise<number> => {
  const port = randomInt(FIRST, END);
  return (await isFree(port)) ? port : freePort();
};

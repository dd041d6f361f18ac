import { connect } from 'node:net';

/** The answer to raw bytes; status 0 if the connection just ended. */
export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/**
 * Sends bytes to a server and reads until it ends the connection.
 * @param bytes a whole request, or a part after which the sender hangs up
 * @param withinMs how long the answer may take
 * @throws where the server is still silent after that time
 */
export const sendRaw = (
  port: number,
  bytes: string | Buffer,
  { withinMs, unfinished }: { readonly withinMs: number; readonly unfinished: boolean },
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let text = '';
    const timer = setTimeout(() => {
      socket.destroy();
      reject(new Error(`No end of the answer after ${withinMs} ms: ${text.slice(0, 200)}`));
    }, withinMs);
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    // A server may refuse by reset while the rest is still being sent.
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(timer);
      resolve({ status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0), text });
    });
    if (unfinished) socket.end(bytes);
    else socket.write(bytes);
  });

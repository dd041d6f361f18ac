// @ts-check
// An HTTP client that costs less than a bare route: client and servers share the cores, and a busier client would
// measure itself. Writes prepared requests to open connections, one at a time on each, and reads only the status
// and the length of an answer.
import { once } from 'node:events';
import { connect } from 'node:net';

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * The result of a slice of load: answers with 2xx, other answers, the time of each in ms.
 * @typedef {{ answers: number, others: number, seconds: number, times: number[] }} Slice
 */

/**
 * The bytes of a request on the wire.
 * @param {{ method: string, path: string, host: string, headers: Record<string, string>, body?: string }} request
 */
export const requestBytes = ({ method, path, host, headers, body }) => {
  const lines = Object.entries({
    Host: host,
    ...headers,
    ...(body !== undefined && { 'Content-Length': `${Buffer.byteLength(body)}` }),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
};

/**
 * The length of an answer; `undefined` until its headers are complete.
 * @param {Buffer} bytes from its beginning
 */
const lengthOf = (bytes) => {
  const end = bytes.indexOf(HEAD_END);
  if (end === -1) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error(`An answer without its length: ${head}`);
  return end + HEAD_END.length + Number(length);
};

/**
 * Opens connections to a local server and keeps them open, so that no slice includes handshakes.
 * @param {number} port
 * @param {number} connections
 * @param {(sent: number) => Buffer} next the bytes of each request, counted from 1
 */
export const openLoad = async (port, connections, next) => {
  let sent = 0;
  let running = false;
  let answers = 0;
  let others = 0;
  /** @type {number[]} milliseconds from each request to the end of its answer */
  let times = [];
  /** @type {unknown} */
  let broken;
  /** Called after the last answer of a slice. */
  let finish = () => {};
  let open = 0;

  const sockets = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let began = 0;
    /** @type {Buffer | undefined} the received part of an answer */
    let part;
    const send = () => {
      sent += 1;
      began = performance.now();
      socket.write(next(sent));
    };
    socket.on('data', (chunk) => {
      const bytes = part ? Buffer.concat([part, chunk]) : chunk;
      const length = lengthOf(bytes);
      if (length === undefined || bytes.length < length) {
        part = bytes;
        return;
      }
      part = undefined;
      times.push(performance.now() - began);
      // `HTTP/1.1 2xx`
      if (bytes[9] === 0x32) answers += 1;
      else others += 1;
      if (running) return send();
      open -= 1;
      if (open === 0) finish();
    });
    socket.once('error', (error) => (broken ??= error));
    socket.once('close', () => {
      broken ??= new Error('The server closed a connection.');
      finish();
    });
    return { socket, send };
  });
  await Promise.all(sockets.map(({ socket }) => once(socket, 'connect')));

  return {
    /**
     * Loads the server for some time, then waits for the open answers.
     * @param {number} seconds
     * @returns {Promise<Slice>}
     */
    slice: async (seconds) => {
      answers = 0;
      others = 0;
      times = [];
      running = true;
      open = connections;
      const began = performance.now();
      const { promise, resolve } = Promise.withResolvers();
      finish = () => resolve(undefined);
      for (const { send } of sockets) send();
      const end = setTimeout(() => (running = false), seconds * 1000);
      await promise;
      clearTimeout(end);
      if (broken) throw broken;
      const took = (performance.now() - began) / 1000;
      return { answers, others, times, seconds: took };
    },
    close: () => {
      for (const { socket } of sockets) socket.removeAllListeners('close').destroy();
    },
  };
};

import { STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';

import type { Connections } from '#server/http/connections.ts';

/** Status for parse errors of Node; any other is a 400. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Headers = Readonly<Record<string, string>>;

/**
 * Answers input that Node could not parse as a request (RFC 9110, section 15.5), like Node does, but with the
 * headers of every other answer.
 */
export const answerUnreadable = (
  server: Server,
  headers: Headers,
  connections: Connections,
): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // An answer that has begun is not interrupted.
    const begun = connections.waiting(socket).some(({ headersSent }) => headersSent);
    if (!socket.writable || begun) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, 'content-length': '0', connection: 'close' });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
    );
  });
};

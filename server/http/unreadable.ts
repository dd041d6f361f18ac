import { STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import type { Connections } from '#server/http/connections.ts';

/** The status for what Node could not read as a request; anything else is a bad one. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

type Headers = Readonly<Record<string, string>>;

/**
 * Answers what never became a request (RFC 9110, section 15.5), as Node would, but with the headers
 * of every other answer.
 */
export const answerUnreadable = (
  server: Server,
  headers: Headers,
  connections: Connections,
): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    // An answer that has begun is not cut into.
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
  // An expectation that nobody can meet (RFC 9110, section 10.1.1).
  server.on('checkExpectation', (_req: IncomingMessage, res: ServerResponse) => {
    res.writeHead(417, { ...headers, connection: 'close' }).end();
  });
};

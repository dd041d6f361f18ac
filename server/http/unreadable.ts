import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/** The status for what Node could not read as a request; anything else is a bad one. */
const STATUS: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what never became a request (RFC 9110, section 15.5), as Node would, but with the headers
 * of every other answer.
 * @param open the answers that are under way; none of theirs is cut into
 */
export const answerUnreadable = (
  server: Server,
  headers: Readonly<Record<string, string>>,
  open: ReadonlySet<ServerResponse>,
): void => {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    const begun = [...open].some((res) => res.socket === socket && res.headersSent);
    if (!socket.writable || begun) {
      socket.destroy();
      return;
    }
    const status = STATUS[error.code ?? ''] ?? 400;
    const lines = Object.entries({ ...headers, 'Content-Length': '0', Connection: 'close' });
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`,
    );
  });
};

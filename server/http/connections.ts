import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The most that clients may hold of the server; what is beyond is closed or told to come back. */
export interface Share {
  /** Requests of one connection that wait for their answer to go out. Browsers send one at a time. */
  readonly waitingPerConnection: number;
  /** Bytes of answers that one connection has not read, when it asks for more. */
  readonly unreadPerConnection: number;
  /** Requests that wait for their answer to go out, over all connections; streams of tables among them. */
  readonly waiting: number;
  /** Connections of one address; a whole workshop may share one. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
}

export const SHARE: Share = {
  waitingPerConnection: 16,
  unreadPerConnection: 1024 * 1024,
  waiting: 4000,
  connectionsPerAddress: 512,
  connections: 4096,
};

/** Node's parser of a connection, which no documented API reaches. */
interface Parsed {
  readonly parser?: { onIncoming?: unknown } | null;
}

/**
 * Ends a connection and the reading of it. Without the first line Node would go on through the thousand
 * requests that the same 64 kB may hold, and make an error with a stack trace of each: 100 connections
 * that did so took nine times the processor's time.
 */
const cutOff = (socket: Socket & Parsed): void => {
  // 2 is llhttp's word for 'no request follows'.
  if (socket.parser) socket.parser.onIncoming = () => 2;
  socket.destroy();
};

export interface ConnectionsOptions {
  readonly share: Share;
  /** What counts as one address; `undefined` for a proxy, behind which stand many. */
  readonly addressOf: (socket: Socket) => string | undefined;
}

export interface Connections {
  /**
   * Counts a request in.
   * @returns whether to answer it, to answer that there is no room, or nothing because its connection
   * was closed
   */
  readonly admit: (req: IncomingMessage, res: ServerResponse) => 'answer' | 'full' | 'closed';
  /** The answers of a connection, or of all, that have not gone out wholly. */
  readonly waiting: (socket?: Socket) => readonly ServerResponse[];
}

/**
 * Keeps what each connection, each address and all together hold of a server within bounds.
 * @param server not yet listening
 */
export const boundConnections = (
  server: Server,
  { share, addressOf }: ConnectionsOptions,
): Connections => {
  const open = new Map<Socket, Set<ServerResponse>>();
  const perAddress = new Map<string, number>();
  let waiting = 0;

  const countAddress = (address: string, change: 1 | -1): number => {
    const count = (perAddress.get(address) ?? 0) + change;
    if (count === 0) perAddress.delete(address);
    else perAddress.set(address, count);
    return count;
  };

  const holdsTooMuch = (answers: ReadonlySet<ServerResponse>): boolean => {
    let unread = 0;
    for (const { writableLength } of answers) unread += writableLength;
    return answers.size >= share.waitingPerConnection || unread > share.unreadPerConnection;
  };

  server.maxConnections = share.connections;
  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    const address = addressOf(socket);
    const many = address !== undefined && countAddress(address, 1) > share.connectionsPerAddress;
    socket.once('close', () => {
      if (address !== undefined) countAddress(address, -1);
      // Answers that stood in line behind another never hear that their connection is gone.
      waiting -= open.get(socket)?.size ?? 0;
      open.delete(socket);
    });
    if (many) socket.destroy();
  });

  return {
    admit: (req, res) => {
      const { socket } = req;
      const answers = open.get(socket);
      if (!answers || socket.destroyed) return 'closed';
      if (answers.size > 0 && holdsTooMuch(answers)) {
        cutOff(socket);
        return 'closed';
      }
      answers.add(res);
      waiting += 1;
      // It comes once. `once` would wrap this and take it off again, which costs a busy API.
      res.on('close', () => {
        if (open.get(socket)?.delete(res)) waiting -= 1;
      });
      return waiting > share.waiting ? 'full' : 'answer';
    },
    waiting: (socket) =>
      [...(socket ? [open.get(socket) ?? []] : open.values())].flatMap((answers) =>
        Array.from(answers),
      ),
  };
};

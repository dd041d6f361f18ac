import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * The most that clients may hold of the server. What is beyond takes the place of a connection on which
 * nobody waits for an answer; where there is none it is closed or told to come back.
 */
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
  /** The connections of each address, the oldest first. */
  const perAddress = new Map<string, Set<Socket>>();
  let waiting = 0;

  const enter = (address: string, socket: Socket): ReadonlySet<Socket> => {
    const sockets = perAddress.get(address) ?? new Set();
    perAddress.set(address, sockets.add(socket));
    return sockets;
  };

  const leave = (address: string, socket: Socket): void => {
    const sockets = perAddress.get(address);
    sockets?.delete(socket);
    if (sockets?.size === 0) perAddress.delete(address);
  };

  /** Whether no request has come wholly that is still to be answered. */
  const isIdle = (socket: Socket): boolean => {
    for (const { headersSent, req } of open.get(socket) ?? [])
      if (req.complete || headersSent) return false;
    return !socket.destroyed;
  };

  /** Whether it holds a place among those that wait with a request that does not come to its end. */
  const isHalf = (socket: Socket): boolean => open.get(socket)?.size !== 0 && isIdle(socket);

  /** Closes the first such one of some connections, but for one; says whether there was one. */
  const closeOne = (
    sockets: Iterable<Socket>,
    isSuch: (socket: Socket) => boolean,
    but: Socket,
  ): boolean => {
    for (const socket of sockets)
      if (socket !== but && isSuch(socket)) {
        socket.destroy();
        return true;
      }
    return false;
  };

  /** Makes room at the cost of whoever holds most, so that many connections buy nobody anything. */
  const makeRoom = (isSuch: (socket: Socket) => boolean, newcomer: Socket): boolean => {
    let most: ReadonlySet<Socket> = new Set();
    for (const sockets of perAddress.values()) if (sockets.size > most.size) most = sockets;
    return closeOne(most, isSuch, newcomer) || closeOne(open.keys(), isSuch, newcomer);
  };

  const holdsTooMuch = (answers: ReadonlySet<ServerResponse>): boolean => {
    let unread = 0;
    for (const { writableLength } of answers) unread += writableLength;
    return answers.size >= share.waitingPerConnection || unread > share.unreadPerConnection;
  };

  server.on('connection', (socket: Socket) => {
    open.set(socket, new Set());
    const address = addressOf(socket);
    const own = address === undefined ? new Set<Socket>() : enter(address, socket);
    socket.once('close', () => {
      if (address !== undefined) leave(address, socket);
      // Answers that stood in line behind another never hear that their connection is gone.
      waiting -= open.get(socket)?.size ?? 0;
      open.delete(socket);
    });
    const isRefused =
      own.size > share.connectionsPerAddress
        ? !closeOne(own, isIdle, socket)
        : open.size > share.connections && !makeRoom(isIdle, socket);
    if (isRefused) socket.destroy();
  });

  return {
    admit: (req, res) => {
      const { socket } = req;
      const answers = open.get(socket);
      if (!answers || socket.destroyed) return 'closed';
      if (answers.size > 0 && holdsTooMuch(answers)) {
        socket.destroy();
        return 'closed';
      }
      answers.add(res);
      waiting += 1;
      res.once('close', () => {
        if (open.get(socket)?.delete(res)) waiting -= 1;
      });
      return waiting > share.waiting && !makeRoom(isHalf, socket) ? 'full' : 'answer';
    },
    waiting: (socket) =>
      [...(socket ? [open.get(socket) ?? []] : open.values())].flatMap((answers) =>
        Array.from(answers),
      ),
  };
};

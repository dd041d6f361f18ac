import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

import { ParserStop } from '#server/http/request-scope.ts';

/**
 * Limits on the resources that clients may hold. A connection beyond them replaces an idle one; without an
 * idle one it is closed, or its request is answered with 503.
 */
export interface ConnectionLimits {
  /** Pending requests of one connection. Browsers send one at a time. */
  readonly waitingPerConnection: number;
  /** Unread bytes of answers of one connection when it sends another request. */
  readonly unreadPerConnection: number;
  /** Pending requests over all connections, including streams of tables. */
  readonly waiting: number;
  /** Connections of one address; a whole workshop may share one. */
  readonly connectionsPerAddress: number;
  readonly connections: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  waitingPerConnection: 16,
  unreadPerConnection: 1024 * 1024,
  waiting: 4000,
  connectionsPerAddress: 512,
  connections: 4096,
};

export interface ConnectionsOptions {
  readonly share: ConnectionLimits;
  /** The address key of a connection; `undefined` for a proxy, which has connections of many clients. */
  readonly addressOf: (socket: Socket) => string | undefined;
}

/**
 * Enforces the limits per connection, per address and in total.
 * @param server not yet listening
 */
export const boundConnections = (server: Server, { share, addressOf }: ConnectionsOptions) => {
  const open = new Map<Socket, Set<ServerResponse>>();
  /** The connections of each address, oldest first. */
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

  /** Whether a connection has no completely received request without an answer. */
  const isIdle = (socket: Socket): boolean => {
    for (const { headersSent, req } of open.get(socket) ?? [])
      if (req.complete || headersSent) return false;
    return !socket.destroyed;
  };

  /** Whether a connection has pending requests, all of them incomplete. */
  const isHalf = (socket: Socket): boolean => open.get(socket)?.size !== 0 && isIdle(socket);

  /** Closes the first matching connection of some, except one; returns whether there was one. */
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

  /** Makes room at the expense of the address with most connections, so that opening many gains nothing. */
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
      // Queued answers behind another do not get a `close` event when their connection breaks.
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
    /**
     * Admits a request.
     * @returns whether there is room for it; otherwise it is answered with 503
     * @throws ParserStop when its connection has been closed
     */
    admit: (req: IncomingMessage, res: ServerResponse): boolean => {
      const { socket } = req;
      const answers = open.get(socket);
      if (answers && answers.size > 0 && holdsTooMuch(answers)) socket.destroy();
      if (!answers || socket.destroyed) throw new ParserStop();
      answers.add(res);
      waiting += 1;
      res.once('close', () => {
        if (open.get(socket)?.delete(res)) waiting -= 1;
      });
      return waiting <= share.waiting || makeRoom(isHalf, socket);
    },
    /** Pending answers of a connection, or of all connections. */
    waiting: (socket?: Socket): readonly ServerResponse[] =>
      [...(socket ? [open.get(socket) ?? []] : open.values())].flatMap((answers) =>
        Array.from(answers),
      ),
  };
};

export type Connections = ReturnType<typeof boundConnections>;

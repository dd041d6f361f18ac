import type { IncomingMessage } from 'node:http';

import type { Context } from 'hono';

/** The address that a request came from, for limits; one word for all where there is no socket. */
export const addressOf = (c: Context): string => {
  const { incoming } = (c.env ?? {}) as { readonly incoming?: IncomingMessage };
  return incoming?.socket.remoteAddress ?? 'unknown';
};

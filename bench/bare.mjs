// @ts-check
// The peer of bench/api.mjs: a Hono app without anything around its routes. It gets its answers by
// message, and tells its port by message.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** @typedef {{ method: string, path: string, body: string }} BareAnswer */

process.once('message', (/** @type {BareAnswer[]} */ answers) => {
  const app = new Hono();
  for (const { method, path, body } of answers) {
    app.on(method, path, async (c) => {
      if (method === 'POST') await c.req.json();
      return c.body(body, 200, { 'Content-Type': 'application/json' });
    });
  }
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port));
});

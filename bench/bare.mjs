// @ts-check
// The peer of bench/api.mjs: a Hono app without middleware. Gets its answers by message and sends its port.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

/** @typedef {{ path: string, body: string }} BareAnswer */

process.once('message', (/** @type {BareAnswer[]} */ answers) => {
  const app = new Hono();
  for (const { path, body } of answers)
    app.get(path, (c) => c.body(body, 200, { 'Content-Type': 'application/json' }));
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => process.send?.(port));
});

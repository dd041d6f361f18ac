import { get } from 'node:http';

/** Asks the server at a port as if it were at the product's own address, behind a balancer. */
export const statusAt = (
  port: number,
  origin: string,
  path: string,
  token: string,
): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = { Host: new URL(origin).host, Authorization: `Bearer ${token}` };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).once('error', reject);
  });

import { request as requestHttp, type IncomingHttpHeaders } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface Asked {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Names in lower case, each as often as it was sent. */
  readonly names: readonly string[];
  readonly body: Buffer;
}

export interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | string;
  /** The address of this machine that it comes from, one of 127.0.0.0/8. */
  readonly from?: string;
}

/** One request by HTTP/1.1 on a connection of its own, with nothing added and nothing followed. */
export const ask = (
  address: string,
  { method = 'GET', headers, body, from }: Asking = {},
): Promise<Asked> => {
  const url = new URL(address);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { ...headers },
      agent: false,
      family: 4,
      ...(from !== undefined && { localAddress: from }),
    });
    sent.once('error', reject);
    sent.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', reject);
      answer.once('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders
            .filter((_, at) => at % 2 === 0)
            .map((name) => name.toLowerCase()),
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.end(body);
  });
};

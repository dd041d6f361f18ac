import { randomUUID } from 'node:crypto';

import type { UrlEvent } from './handler.ts';

/** A request as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  /** By their names in lower case; several of one name joined as HTTP has it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The other end of the connection. */
  readonly address: string;
}

/** Bodies that the platform hands over as text; all others come as base64. */
const TEXT = /^(?:text\/|application\/(?:json|javascript|xml)\b)/i;

/** The event that a function's own address makes of a request (payload format 2.0). */
export const eventOf = ({ address, body, headers, method, target }: WireRequest): UrlEvent => {
  const [rawPath = '/', rawQueryString = ''] = target.split(/\?(.*)/s, 2);
  const { cookie, ...rest } = headers;
  const query = new URLSearchParams(rawQueryString);
  const host = headers['host'] ?? 'function.invalid';
  const isText = TEXT.test(headers['content-type'] ?? '');
  const now = new Date();
  return {
    version: '2.0',
    routeKey: '$default',
    rawPath,
    rawQueryString,
    ...(cookie !== undefined && { cookies: cookie.split(/; */) }),
    headers: {
      ...rest,
      'x-forwarded-for': [rest['x-forwarded-for'] ?? [], address].flat().join(', '),
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    },
    ...(rawQueryString !== '' && {
      queryStringParameters: Object.fromEntries(
        [...query.keys()].map((name) => [name, query.getAll(name).join(',')]),
      ),
    }),
    requestContext: {
      accountId: 'anonymous',
      apiId: 'url-id',
      domainName: host,
      domainPrefix: host.split('.', 1)[0] ?? '',
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp: address,
        userAgent: headers['user-agent'] ?? '',
      },
      requestId: randomUUID(),
      routeKey: '$default',
      stage: '$default',
      time: now.toISOString(),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
};

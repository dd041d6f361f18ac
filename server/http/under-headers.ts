import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Gives an answer headers that go out with it unless its writer says otherwise. They are added when
 * the head is written, in one go with the others: to set each of them beforehand would cost a busy API
 * a tenth of its time.
 * @param headers by their names in lower case
 * @param requestId ties the answer to its line in the log, and goes out as `X-Request-Id`
 */
export const layHeaders = (
  res: ServerResponse,
  headers: Readonly<Record<string, string>>,
  requestId: string,
): void => {
  const write = res.writeHead.bind(res);
  res.writeHead = (status: number, given?: string | Head, more?: Head) => {
    const head: OutgoingHttpHeaders = { ...headers, 'x-request-id': requestId };
    if (typeof given === 'object' && !Array.isArray(given) && res.getHeaderNames().length === 0) {
      for (const name of Object.keys(given)) head[name.toLowerCase()] = given[name];
      return write(status, head);
    }
    for (const [name, value = ''] of Object.entries(head))
      if (!res.hasHeader(name)) res.setHeader(name, value);
    return typeof given === 'string' ? write(status, given, more) : write(status, given);
  };
};

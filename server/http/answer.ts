import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * Node's answer, with headers that nobody who writes it can forget. They are added when its head is
 * written, in one go with the others: to set each of them beforehand would cost a busy API a tenth of
 * its time.
 */
export class Answer<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  /** Go out with this answer unless it says otherwise itself; by their names in lower case. */
  defaults: Readonly<Record<string, string>> = {};

  /** Ties this answer to its line in the log, and goes out with it; empty where there is none. */
  requestId = '';

  override writeHead(status: number, given?: string | Head, headers?: Head): this {
    const defaults: OutgoingHttpHeaders = { ...this.defaults };
    if (this.requestId !== '') defaults['x-request-id'] = this.requestId;
    if (typeof given === 'object' && !Array.isArray(given) && this.getHeaderNames().length === 0) {
      for (const name of Object.keys(given)) defaults[name.toLowerCase()] = given[name];
      return super.writeHead(status, defaults);
    }
    for (const [name, value = ''] of Object.entries(defaults))
      if (!this.hasHeader(name)) this.setHeader(name, value);
    return typeof given === 'string'
      ? super.writeHead(status, given, headers)
      : super.writeHead(status, given);
  }
}

/** The id of the request that an answer is for; empty where it has none. */
export const requestIdOf = (res: ServerResponse | undefined): string =>
  res instanceof Answer ? res.requestId : '';

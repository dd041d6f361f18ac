/** A browser's cookies, as far as one origin needs them: names, values, paths, removal. */
export class CookieJar {
  readonly #cookies = new Map<string, { value: string; path: string }>();

  /** Takes in the `Set-Cookie` headers of an answer. */
  store(response: Response, url: URL): void {
    for (const line of response.headers.getSetCookie()) this.set(line, url);
  }

  /** Takes in one cookie, written as in `Set-Cookie` or for `document.cookie`. */
  set(line: string, url: URL): void {
    const [pair = '', ...attributes] = line.split(/; */);
    const [name = '', ...value] = pair.split('=');
    const attribute = (wanted: string): string | undefined =>
      attributes
        .find((text) => text.toLowerCase().startsWith(`${wanted}=`))
        ?.slice(wanted.length + 1);
    const path = attribute('path') ?? url.pathname.replace(/\/[^/]*$/, '');
    const expires = attribute('expires');
    const key = `${name};${path}`;
    const isOver = expires !== undefined && Date.parse(expires) <= Date.now();
    if (isOver || attribute('max-age') === '0') this.#cookies.delete(key);
    else this.#cookies.set(key, { value: value.join('='), path });
  }

  /** The `Cookie` header for an address. */
  header(url: URL): string {
    return [...this.#cookies]
      .filter(
        ([, { path }]) =>
          url.pathname === path || url.pathname.startsWith(`${path}/`) || path === '/',
      )
      .map(([key, { value }]) => `${key.split(';')[0]}=${value}`)
      .join('; ');
  }
}

import { authorizationRequest, IdentityBrowser } from '#support/identity/identity-client.ts';
import { signUpOne, type Product } from '#support/process/product-process.ts';
import { someFiles } from '#support/site/dist.ts';

/** Parts of valid requests to a running product; fuzzed ones start from them. */
export interface World {
  readonly host: string;
  readonly authorization: string;
  /** The page of a sign-in under way, and the cookies that belong to it. */
  readonly interaction: string;
  readonly cookie: string;
  /** An authorization request, as a query. */
  readonly authorize: string;
  readonly etag: string;
  readonly lastModified: string;
  /** Addresses of files of the site, of every type. */
  readonly files: readonly string[];
}

/** Signs up, begins a sign-in and looks at a file, so that fuzzed requests can pretend. */
export const exploreWorld = async ({ origin }: Product): Promise<World> => {
  const { access_token } = await signUpOne(origin);
  const request = authorizationRequest(origin);
  const browser = new IdentityBrowser(origin);
  const { url } = await browser.start('login', request);
  const { headers } = await fetch(`${origin}/favicon.svg`);
  return {
    host: new URL(origin).host,
    authorization: `Bearer ${access_token}`,
    interaction: url.pathname,
    cookie: browser.cookies(url.pathname),
    authorize: new URLSearchParams(request.parameters).toString(),
    etag: headers.get('ETag') ?? '',
    lastModified: headers.get('Last-Modified') ?? '',
    files: await someFiles(),
  };
};

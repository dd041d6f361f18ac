import { readFile, readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { StartError } from '#server/start-error.ts';

/** The built site's pages: file path with leading slash → the page's own content security policy. */
export type PagePolicies = ReadonlyMap<string, string>;

const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;

const unescape = (attribute: string): string =>
  attribute.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/**
 * Reads the policy that the build wrote into each page, so that the same goes out as a header.
 * @throws StartError where there is none, or one whose build was broken off
 */
export const readPagePolicies = async (dist: string): Promise<PagePolicies> => {
  const files = await readdir(dist, { recursive: true }).catch(() => []);
  const pages = files.filter((file) => file.endsWith('.html'));
  if (!pages.includes('index.html')) {
    throw new StartError(`There is no complete site in ${dist}. Run "npm run build" first.`);
  }
  const entries = pages.map(async (file): Promise<[string, string]> => {
    const html = await readFile(join(dist, file), 'utf8');
    const policy = unescape(META.exec(html)?.[1] ?? "default-src 'self';");
    return [`/${file.split(sep).join('/')}`, policy];
  });
  return new Map(await Promise.all(entries));
};

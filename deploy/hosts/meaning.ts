/** Normalises headers to their effect in browsers, so that equivalent headers compare as equal. */

/** For how long a browser uses an answer without asking, in seconds; `undefined` where it may not keep it. */
export const freshFor = (cacheControl: string): number | undefined => {
  const said = cacheControl.toLowerCase().split(/\s*,\s*/);
  if (said.includes('no-store')) return undefined;
  if (said.includes('no-cache')) return 0;
  const ages = said.filter((part) => part.startsWith('max-age='));
  // Two ages are no answer (RFC 9111, section 4.2.1, has caches take such an answer for stale).
  return ages.length === 1 ? Number(ages[0]?.slice('max-age='.length)) : 0;
};

const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/i;
const REFERRER = /<meta[^>]* name="referrer" content="([^"]*)"/i;

const directivesOf = (policy: string): string[] =>
  policy
    .replaceAll('&#39;', "'")
    .split(';')
    .map((directive) => directive.trim())
    .filter((directive) => directive !== '');

/** The directives that hold for a page: those of its header and those that it brings, all at once. */
export const policyInForce = (header: string | undefined, page: string): ReadonlySet<string> =>
  new Set([...directivesOf(header ?? ''), ...directivesOf(META.exec(page)?.[1] ?? '')]);

/** The referrer policy that holds for a page: its own word goes before the header's last one. */
export const referrerInForce = (header: string | undefined, page: string): string | undefined =>
  REFERRER.exec(page)?.[1] ?? header?.split(',').at(-1)?.trim();

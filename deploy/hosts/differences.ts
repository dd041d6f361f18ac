import type { Aspect } from './compare.ts';

export type HostName = 'netlify' | 'amplify';

/** A way in which a host of files answers other than our server, and why that is so. */
export interface Difference {
  readonly hosts: readonly HostName[];
  /** The targets that it is about. */
  readonly targets: RegExp;
  readonly aspects: readonly Aspect[];
  readonly reason: string;
}

/** All of them: a test fails on one that is not here, and on one here that is none. */
export const DIFFERENCES: readonly Difference[] = [
  {
    hosts: ['amplify'],
    targets:
      /^\/(de\/)?(nothing|FAQ|faq\.html|faq\/nothing|showcase\/(nothing|%|x{9}|a\/b)|\.env|\.git|wp-login|%E0)/,
    aspects: ['status'],
    reason:
      'An unknown path shows the landing page under its own address, where our server sends people to it: no redirect of Amplify lets an existing file go first.',
  },
  {
    hosts: ['netlify'],
    targets: /^\/nothing\?/,
    aspects: ['location'],
    reason: 'A redirect takes the query along; on an unknown path our server drops it.',
  },
  {
    hosts: ['netlify', 'amplify'],
    targets: /^\/browse\/\/B12$/,
    aspects: ['status'],
    reason: 'A host takes what has two slashes for a parameter, which the page then says is none.',
  },
  {
    hosts: ['netlify', 'amplify'],
    targets: /^\/r\/[\da-f-]{36}(\?|$)/,
    aspects: ['location'],
    reason: 'A host passes a deck code on as it was written; the page reads it in either case.',
  },
  {
    hosts: ['netlify', 'amplify'],
    targets: /^\/(c\/b12|a\/Paper-First|j\/Ines)\/?$/,
    aspects: ['page'],
    reason:
      'A host does not read a parameter, so another spelling gets the page for all parameters, which reads it and shows the same.',
  },
  {
    hosts: ['netlify', 'amplify'],
    targets: /^\/(api|thanks|idp|healthz)/,
    aspects: ['status', 'location', 'page'],
    reason:
      'The services are no files: what stands in front of the host leads to them (docs/deploy.md).',
  },
  {
    hosts: ['netlify'],
    targets: /^\/(_astro|fonts|assets)\/gone/,
    aspects: ['cache'],
    reason:
      'If headers go by the address, a missing file is told to be kept as its folder is. No name comes back with other content.',
  },
  {
    hosts: ['netlify'],
    targets: /^\/_(headers|redirects)$/,
    aspects: ['status'],
    reason: 'Netlify does not serve the files that it is told by.',
  },
  {
    hosts: ['netlify', 'amplify'],
    targets: /^\/(_headers|_redirects|amplify-headers\.yml|amplify-rewrites\.json|missing\.txt)$/,
    aspects: ['cache'],
    reason: 'What is for hosts alone has no rule of its own: nobody keeps it.',
  },
];

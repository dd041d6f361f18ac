import type { HostAnswer } from './answer.ts';
import { freshFor, policyInForce, referrerInForce } from './meaning.ts';

/** Our server's answer. */
export interface ServerAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A file of the built site as a host has it. */
export interface HostedFile {
  readonly type: string;
  readonly content: Buffer;
}

export type Aspect =
  | 'status'
  | 'location'
  | 'page'
  | 'type'
  | 'cache'
  | 'policy'
  | 'referrer'
  | 'security';

/** Headers that a host has to send as our server does. */
const SECURITY = [
  'x-content-type-options',
  'cross-origin-opener-policy',
  'strict-transport-security',
  'permissions-policy',
];

const sameFreshness = (ours: Headers, theirs: HostAnswer['headers']): boolean =>
  freshFor(ours.get('cache-control') ?? '') === freshFor(theirs['cache-control'] ?? '');

/** The headers of a file that is sent: a host may be stricter, never laxer. */
const compareFile = (ours: ServerAnswer, theirs: HostAnswer, file: HostedFile): Aspect[] => {
  // All else belongs to the page.
  if (!ours.body.equals(file.content)) return ['page'];
  const page = file.content.toString('utf8');
  const policy = policyInForce(theirs.headers['content-security-policy'], page);
  const wanted = policyInForce(ours.headers.get('content-security-policy') ?? undefined, '');
  const ourReferrer = ours.headers.get('referrer-policy');
  const differs: Record<string, boolean> = {
    type: ours.headers.get('content-type') !== file.type,
    cache: !sameFreshness(ours.headers, theirs.headers),
    policy: ![...wanted].every((directive) => policy.has(directive)),
    referrer:
      ourReferrer !== null &&
      ourReferrer !== referrerInForce(theirs.headers['referrer-policy'], page),
    security: SECURITY.some((name) => {
      const value = ours.headers.get(name);
      return value !== null && value !== theirs.headers[name];
    }),
  };
  return Object.keys(differs).filter((aspect) => differs[aspect]) as Aspect[];
};

/**
 * Returns the differences of a host's answer from our server's, without those that have no visible effect.
 * The body of a 404 is ignored.
 */
export const compare = (
  ours: ServerAnswer,
  theirs: HostAnswer,
  fileAt: (path: string) => HostedFile | undefined,
): readonly Aspect[] => {
  if (ours.status !== theirs.status) return ['status'];
  if (ours.status === 404) return sameFreshness(ours.headers, theirs.headers) ? [] : ['cache'];
  if (ours.status !== 200) {
    return ours.headers.get('location') === theirs.location ? [] : ['location'];
  }
  const file = fileAt(theirs.file ?? '');
  return file ? compareFile(ours, theirs, file) : ['page'];
};

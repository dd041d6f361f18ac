/** The answer of a static host to one request. */
export interface HostAnswer {
  readonly status: number;
  /** The file that it sends, as a path in the built site with a leading slash. */
  readonly file?: string;
  readonly location?: string;
  /** Another server that it asks and passes on the answer of. */
  readonly proxied?: string;
  /** In lower case; what the host's own rules set, and its default for `cache-control`. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A host over a built site: a path with its query, percent-encoded, to an answer. */
export type Host = (target: string) => HostAnswer;

/**
 * Which path custom headers are matched with where a rule answers with another page: the one that was asked
 * for, or that of the file. No host's documentation says, so sites have to be right either way.
 */
export type HeadersBy = 'address' | 'file';

/** The host configuration of a built site. */
export interface HostedSite {
  /** With a leading slash. */
  readonly files: ReadonlySet<string>;
  /** The text of its rewrites. */
  readonly rewrites: string;
  /** The text of its headers. */
  readonly headers: string;
}

/** A target's path, and its query with the question mark. */
export const splitTarget = (target: string): readonly [path: string, query: string] => {
  const at = target.indexOf('?');
  return at === -1 ? [target, ''] : [target.slice(0, at), target.slice(at)];
};

/** A path as files are named; as it stands where its encoding cannot be read. */
export const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** Text as a part of a regular expression that stands for itself. */
export const literally = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*/-]/g, '\\$&');

/** Encodings of precompressed answers, the smallest first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/**
 * The smallest encoding that a client accepts (RFC 9110, section 12.5.3); `undefined` for uncompressed bytes.
 * @param header its `Accept-Encoding`
 */
export const encodingFor = (header = ''): Encoding | undefined =>
  ENCODINGS.find((encoding) => accepts(header, encoding));

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/**
 * Whether a client's cached answer is still valid: weak comparison (RFC 9110, section 13.1.2).
 * @param header its `If-None-Match`
 */
export const isFresh = (header: string | undefined, etag: string): boolean =>
  header !== undefined &&
  header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));

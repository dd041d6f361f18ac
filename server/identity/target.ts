/**
 * Whether a request target is visible ASCII without fragment and backslash, as every browser sends it
 * (RFC 3986). Others are read in one way here and in another by the provider.
 */
export const isPlainTarget = (target: string): boolean =>
  /^[!-~]*$/.test(target) && !/[#\\]/.test(target);

/** The path of a request target, and its query without the question mark. */
export const splitTarget = (target: string): [path: string, query: string] => {
  const mark = target.indexOf('?');
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
};

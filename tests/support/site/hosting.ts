/**
 * Whether a static host takes a path for one of a rule: `*` at the end stands for the rest, `:name` for one
 * segment (https://docs.netlify.com/manage/routing/redirects/redirect-options/).
 */
export const fitsRule = (from: string, path: string): boolean => {
  const pattern = from.replaceAll(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
  return new RegExp(`^${pattern}$`).test(path);
};

import { headerRules, toAmplifyHeaders, toHeadersFile } from '#server/site/hosting-headers.ts';
import {
  hostingRules,
  MISSING_FILE,
  toAmplifyRules,
  toRedirectsFile,
} from '#lib/shared/hosting.ts';
import { REDIRECTS, ROUTES } from '#lib/shared/routes.ts';

/** What is in a built site for hosts alone. */
const FOR_HOSTS = new RegExp(`^(${MISSING_FILE}|/_headers|/_redirects|/amplify-.*)$`);

/**
 * What a build writes for hosts, made anew out of what the sources say now, by the names of its files.
 * @param paths the files of a built site, with a leading slash
 */
export const writtenFor = (paths: Iterable<string>) => {
  const files = [...paths].filter((path) => !FOR_HOSTS.test(path)).toSorted();
  const rewrites = hostingRules(ROUTES, REDIRECTS);
  const headers = headerRules(files);
  return {
    '/_redirects': toRedirectsFile(rewrites),
    '/_headers': toHeadersFile(headers),
    '/amplify-rewrites.json': toAmplifyRules(rewrites, files),
    '/amplify-headers.yml': toAmplifyHeaders(headers),
  } as const;
};

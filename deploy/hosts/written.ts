import { headerRules, toAmplifyHeaders, toHeadersFile } from '#server/site/hosting-headers.ts';
import {
  hostingRules,
  MISSING_FILE,
  toAmplifyRules,
  toRedirectsFile,
} from '#lib/shared/hosting.ts';
import { REDIRECTS, ROUTES } from '#lib/shared/routes.ts';

/** Files of a built site that only hosts read. */
const FOR_HOSTS = new RegExp(`^(${MISSING_FILE}|/_headers|/_redirects|/amplify-.*)$`);

/**
 * The host files of a build, generated from the current sources, by file name.
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

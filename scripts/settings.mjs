// @ts-check
import { getConfig } from '../server/config/config.ts';
import { StartError } from '../server/shared/start-error.ts';

/**
 * Ends a build with one line where a setting has a value that the server would not start with: the
 * pages would hold it, and fail when somebody signs in.
 * @returns {import('astro').AstroIntegration}
 */
export const settings = () => ({
  name: 'dck-settings',
  hooks: {
    'astro:config:setup': () => {
      try {
        getConfig(process.env);
      } catch (error) {
        if (!(error instanceof StartError)) throw error;
        process.stderr.write(`${error.message}\n`);
        process.exit(1);
      }
    },
  },
});

// @ts-check
import { createHash } from 'node:crypto';
import { join } from 'node:path';

import { build } from 'esbuild';

import { bundledDeckFacts } from './deck-facts.mjs';
import { bundledMessages } from './messages.mjs';

const ROOT = join(import.meta.dirname, '..');
const PREFIX = 'virtual:inline-script/';
/** The folder of the scripts and of what replaces React in them. */
const FIRST = join(ROOT, 'src', 'layouts', 'first');

/** State, which views read through `useStore`, and what is shown where a part could not be loaded. */
const LEFT_OUT = /\.store\.ts$|\/Retry\w+\.tsx$/;

/**
 * Lets views be drawn without React: its functions come from `plain-react.ts`, stores are empty, and code
 * that views load later is left out. Of the settings only those that first views read are there.
 * @type {import('esbuild').Plugin}
 */
const withoutReact = {
  name: 'without-react',
  setup: (bundler) => {
    bundler.onResolve(
      { filter: /^(?:react|@nanostores\/react)$|\/use-when-signed-in\.ts$/ },
      () => ({
        path: join(FIRST, 'plain-react.ts'),
      }),
    );
    bundler.onResolve({ filter: /^astro:env\/client$/ }, ({ path }) => ({
      path,
      namespace: 'settings',
    }));
    bundler.onLoad({ filter: /./, namespace: 'settings' }, () => ({
      contents: `export const PUBLIC_SITE_URL = ${JSON.stringify(process.env['PUBLIC_SITE_URL'] ?? '')}`,
    }));
    bundler.onResolve({ filter: /./ }, ({ path, kind }) =>
      kind === 'dynamic-import' || LEFT_OUT.test(path)
        ? { path, namespace: 'left-out' }
        : undefined,
    );
    bundler.onLoad({ filter: /./, namespace: 'left-out' }, () => ({
      contents: 'module.exports = {}',
    }));
  },
};

/**
 * Bundles a script that stands in a page. Its JSX makes elements of the document.
 * @param {string} file
 * @returns {Promise<string>} code of a classic script
 */
export const bundleInlineScript = async (file) => {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: [file],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    // Files of the repository have no side effects on import that a page's script needs.
    treeShaking: true,
    tsconfigRaw: '{}',
    jsx: 'automatic',
    jsxImportSource: '#plain',
    alias: { '#plain/jsx-runtime': join(FIRST, 'plain-jsx.ts') },
    plugins: [bundledMessages, bundledDeckFacts, withoutReact],
    logLevel: 'warning',
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  if (code.includes('</script')) throw new Error(`${file} cannot stand in a page.`);
  return code;
};

/**
 * Imports of `virtual:inline-script/NAME` give the bundled code of a file of `src/layouts/first` as text, and
 * its hash for the policy.
 * @returns {import('vite').Plugin}
 */
export const inlineScripts = () => ({
  name: 'dck-inline-scripts',
  resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
  load: async (id) => {
    if (!id.startsWith(`\0${PREFIX}`)) return undefined;
    const code = await bundleInlineScript(join(FIRST, id.slice(PREFIX.length + 1)));
    const hash = `sha256-${createHash('sha256').update(code).digest('base64')}`;
    return `export default ${JSON.stringify(code)};export const hash = '${hash}'`;
  },
});

// @ts-check

/** Asks V8 to compile all functions of a file while it loads, off the main thread. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Characters below which the hint costs more bytes than it saves work. */
const SHORT = 5000;

/** Packages that load on demand, and of whose functions few are called. */
const RARE = /node_modules\/(?:html5-qrcode|qrcode)\//;

/**
 * Marks the pages' script files with V8's compile hint, so that functions are not compiled at their first calls, in
 * the first press (docs/decisions/0037).
 * @returns {import('vite').Plugin}
 */
export const compileHints = () => ({
  name: 'dck-compile-hints',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // The hint must be the first line; short scripts have gone into their pages by then.
    order: 'post',
    handler: (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || file.code.length < SHORT) continue;
        if (!file.moduleIds.some((id) => RARE.test(id))) file.code = HINT + file.code;
      }
    },
  },
});

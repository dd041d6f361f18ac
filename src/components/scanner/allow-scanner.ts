import type { AstroGlobal } from 'astro';

/** Allows the scanner in a page's policy: WebAssembly for its decoder, and a worker, which decodes pictures. */
export const allowScanner = (csp: AstroGlobal['csp']): void => {
  csp?.insertScriptResource("'self'");
  csp?.insertScriptResource("'wasm-unsafe-eval'");
  csp?.insertDirective("worker-src 'self'");
  csp?.insertDirective('trusted-types code-reader');
};

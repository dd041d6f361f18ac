// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = new Set([
  '.html',
  '.css',
  '.js',
  '.json',
  '.svg',
  '.txt',
  '.xml',
  '.wasm',
  '.webmanifest',
]);

/** Below this many bytes the headers outweigh what compression saves. */
const SMALLEST = 256;

const compressFile = async (/** @type {string} */ file) => {
  const bytes = await readFile(file);
  if (bytes.length < SMALLEST) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((out) => writeFile(`${file}.br`, out)),
    promisify(gzip)(bytes, { level: 9 }).then((out) => writeFile(`${file}.gz`, out)),
  ]);
};

/**
 * Writes a Brotli and a gzip copy beside every text file of the built site, so that the server and
 * static hosts send ready-made bytes.
 * @returns {import('astro').AstroIntegration}
 */
export const precompress = () => ({
  name: 'dck-precompress',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const root = fileURLToPath(dir);
      const files = await readdir(root, { recursive: true });
      await Promise.all(
        files
          .filter((file) => TEXT.has(extname(file)))
          .map((file) => compressFile(join(root, file))),
      );
    },
  },
});

import { spawnSync } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { makeTemporaryFolder } from '#support/shared/folder.ts';

import { ensurePdftoppm } from '../../../scripts/poppler.mjs';

/** A page as a printer would see it. */
interface RenderedPage {
  readonly width: number;
  readonly height: number;
  /** Whether anything on it is neither black, grey nor white. */
  readonly coloured: boolean;
  /** The darkest tone of its outermost ring of pixels; 255 where nothing touches the edge. */
  readonly edge: number;
}

const look = async (file: string): Promise<RenderedPage> => {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  let [coloured, edge] = [false, 255];
  for (let at = 0; at < width * height; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 3, at * 3 + 3);
    coloured ||= Math.max(red, green, blue) - Math.min(red, green, blue) > 8;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) edge = Math.min(edge, red);
  }
  return { width, height, coloured, edge };
};

/** Renders a PDF's pages and looks at them. */
export const renderPages = async (pdf: string, dpi: number): Promise<RenderedPage[]> => {
  const folder = await makeTemporaryFolder();
  const rendered = spawnSync(ensurePdftoppm(), ['-r', `${dpi}`, '-png', pdf, join(folder, 'page')]);
  if (rendered.status !== 0) throw new Error(rendered.stderr.toString());
  return Promise.all((await readdir(folder)).toSorted().map((file) => look(join(folder, file))));
};

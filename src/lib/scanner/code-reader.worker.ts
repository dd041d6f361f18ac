/** Worker that reads codes, so that the camera's picture does not stutter. */
import { prepareZXingModule } from 'zxing-wasm/reader';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

import type { ReaderResponse, ReaderRequest } from '#lib/scanner/code-reader.ts';
import { readFrame, readImage } from '#lib/scanner/read-codes.ts';

const ready = prepareZXingModule({
  overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
  fireImmediately: true,
});

/** Returns the pixels of a picture, scaled to a longest side in pixels. */
const draw = (picture: ImageBitmap, longest: number): ImageData => {
  const scale = longest / Math.max(picture.width, picture.height);
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser draws no pictures.');
  context.imageSmoothingQuality = 'high';
  // Transparent pixels would count as black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
};

const answer = async ({ id, picture, how, turn }: ReaderRequest): Promise<ReaderResponse> => {
  const { width, height } = picture;
  const source = {
    longest: Math.max(width, height),
    draw: (longest: number) => draw(picture, longest),
  };
  try {
    await ready;
    const codes = await (how === 'frame' ? readFrame(source, turn) : readImage(source, how));
    return { id, ok: true, codes, width, height };
  } catch (error) {
    return { id, ok: false, message: String(error) };
  } finally {
    picture.close();
  }
};

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void answer(data).then((answered) => postMessage(answered));
});

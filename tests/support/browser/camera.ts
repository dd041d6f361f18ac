import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import QRCode from 'qrcode';

import type { Frame } from '#support/browser/table-pictures.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of a QR module in the picture. */
const SCALE = 8;
const DARK = 40;
const LIGHT = 215;

/** A QR code in the middle of a light wall. */
const drawCode = (text: string): Frame => {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const left = Math.floor((WIDTH - modules.size * SCALE) / 2);
  const top = Math.floor((HEIGHT - modules.size * SCALE) / 2);
  const frame = Buffer.alloc(WIDTH * HEIGHT, LIGHT);
  for (let row = 0; row < modules.size * SCALE; row += 1) {
    for (let column = 0; column < modules.size * SCALE; column += 1) {
      const dark = modules.get(Math.floor(row / SCALE), Math.floor(column / SCALE));
      if (dark) frame[(top + row) * WIDTH + left + column] = DARK;
    }
  }
  return { width: WIDTH, height: HEIGHT, luminance: frame };
};

/** The video file of a fake camera, which Chromium plays whenever the camera is switched on. */
export interface Camera {
  readonly file: string;
  /** Holds a QR code still before the camera from its next start on. */
  readonly show: (text: string) => Promise<void>;
  /** Holds any other picture before it. */
  readonly showFrame: (frame: Frame) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Makes a camera for the browser that is started with its {@link cameraArgs}. */
export const makeCamera = async (): Promise<Camera> => {
  const folder = await mkdtemp(join(tmpdir(), 'dck-camera-'));
  const file = join(folder, 'camera.y4m');
  const showFrame = async ({ width, height, luminance }: Frame): Promise<void> => {
    const chroma = Buffer.alloc((width * height) / 2, 128);
    const frame = Buffer.concat([Buffer.from('FRAME\n'), luminance, chroma]);
    const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
    await writeFile(file, Buffer.concat([header, frame, frame]));
  };
  return {
    file,
    show: (text) => showFrame(drawCode(text)),
    showFrame,
    remove: () => rm(folder, { recursive: true }),
  };
};

/** The arguments that give Chromium two cameras, allowed without asking, that show no code. */
export const TWO_CAMERAS: readonly string[] = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream=device-count=2',
];

/** The arguments that give Chromium a camera which is allowed without asking. */
export const cameraArgs = ({ file }: Camera): string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${file}`,
];

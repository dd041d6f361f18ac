import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import QRCode from 'qrcode';

const WIDTH = 640;
const HEIGHT = 480;
/** Pixels of a QR module in the picture. */
const SCALE = 8;
const DARK = 40;
const LIGHT = 215;

/** The luminance of one frame: a QR code in the middle of a light wall. */
const drawLuminance = (text: string): Buffer => {
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
  return frame;
};

/** What a fake camera sees, as the video file that Chromium plays whenever the camera is switched on. */
export interface Camera {
  readonly file: string;
  /** Holds a QR code still before the camera from its next start on. */
  readonly show: (text: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Makes a camera for the browser that is started with its {@link cameraArgs}. */
export const makeCamera = async (): Promise<Camera> => {
  const folder = await mkdtemp(join(tmpdir(), 'dck-camera-'));
  const file = join(folder, 'camera.y4m');
  return {
    file,
    show: async (text) => {
      const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
      const frame = Buffer.concat([Buffer.from('FRAME\n'), drawLuminance(text), chroma]);
      const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
      await writeFile(file, Buffer.concat([header, frame, frame]));
    },
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

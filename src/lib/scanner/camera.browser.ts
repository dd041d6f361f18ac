/**
 * The camera. html5-qrcode takes it and its frames; `decoder.ts` reads them. This module is heavy:
 * load it only when a scanner opens or is about to.
 */
import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';

import { nameCameras, type Camera } from '#lib/scanner/camera-names.ts';
import { warmUpDecoder } from '#lib/scanner/decoder.browser.ts';
import { pause } from '#lib/shared/clock.browser.ts';

/** Why a camera could not be used. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure';

/** How far a camera can zoom, and where it stands. */
export interface Zoom {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
}

/** A running camera and what else it can do. */
export interface RunningCamera {
  readonly cameras: readonly Camera[];
  readonly cameraId: string;
  /** Whether there is a light that can be switched. */
  readonly torch: boolean;
  readonly zoom?: Zoom;
}

export type CameraStart =
  ({ readonly ok: true } & RunningCamera) | { readonly ok: false; readonly problem: CameraProblem };

export interface CameraRequest {
  /** The id of the element that shows the picture; it covers its parent. */
  readonly elementId: string;
  /** A camera of the list; the rear camera where left out. */
  readonly cameraId?: string | undefined;
  readonly onText: (text: string) => void;
  /** Called when the picture takes another shape, as when a phone is turned. */
  readonly onTurn: () => void;
}

const FRAMES_PER_SECOND = 15;

/** Enough for a code of one centimetre at a hand's width. */
const RESOLUTION = { width: { ideal: 1280 }, height: { ideal: 720 } };

const REAR = { facingMode: 'environment' };

/** What browsers know of a camera beyond the standard's first edition. */
interface MoreCapabilities {
  readonly torch?: boolean;
  readonly focusMode?: readonly string[];
  readonly zoom?: Omit<Zoom, 'value'>;
}

// html5-qrcode empties its element through innerHTML; nothing else may become HTML on this page.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html !== '') throw new TypeError('Only empty HTML is allowed here.');
    return html;
  },
});

const problemOf = (error: unknown): CameraProblem => {
  // html5-qrcode rejects with a sentence that holds the DOMException's name.
  const text = error instanceof DOMException ? error.name : String(error);
  if (/NotAllowedError|SecurityError/.test(text)) return 'refused';
  if (/NotFoundError|OverconstrainedError/.test(text)) return 'none';
  return 'busy';
};

const listCameras = async (): Promise<readonly Camera[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return nameCameras(
    devices
      .filter(({ kind }) => kind === 'videoinput')
      .map(({ deviceId, label }) => ({ id: deviceId, label })),
  );
};

interface Running {
  readonly scanner: Html5Qrcode;
  readonly observer: ResizeObserver;
}

let running: Running | undefined;

const viewOf = (elementId: string) => {
  const view = document.getElementById(elementId);
  const frame = view?.parentElement;
  const video = view?.querySelector('video');
  if (!view || !frame || !video) throw new Error(`There is no video in #${elementId}.`);
  return { view, frame, video };
};

/** Releases the camera. */
export const stopCamera = async (): Promise<void> => {
  if (!running) return;
  const { scanner, observer } = running;
  running = undefined;
  observer.disconnect();
  await scanner.stop();
  scanner.clear();
};

/** How long a camera may take until its first picture, in ms. */
const PATIENCE = 5000;

/** Waits for the first picture: html5-qrcode can neither read nor stop before. */
const untilPlaying = async (video: HTMLVideoElement): Promise<void> => {
  if (video.readyState >= video.HAVE_CURRENT_DATA) return;
  const playing = new Promise((resolve) => {
    video.addEventListener('playing', resolve, { once: true });
  });
  await Promise.race([playing, pause(PATIENCE)]);
};

/**
 * Lets the picture cover its frame. The video keeps the camera's own size and is scaled: html5-qrcode
 * reads frames of the size that the video has on the page.
 */
const coverFrame = (elementId: string): ResizeObserver => {
  const { view, frame, video } = viewOf(elementId);
  const observer = new ResizeObserver(() => {
    const scale = Math.max(
      frame.clientWidth / video.videoWidth,
      frame.clientHeight / video.videoHeight,
    );
    view.style.setProperty('--scan-scale', String(scale));
  });
  observer.observe(frame);
  return observer;
};

/** Calls back when an upright picture becomes a wide one, or the other way round. */
const followTurns = (video: HTMLVideoElement, onTurn: () => void): void => {
  const isWide = (): boolean => video.videoWidth > video.videoHeight;
  const wide = isWide();
  video.addEventListener('resize', () => {
    if (video.videoWidth > 0 && isWide() !== wide) onTurn();
  });
};

const capabilitiesOf = (scanner: Html5Qrcode): MoreCapabilities => {
  try {
    return scanner.getRunningTrackCapabilities() as MoreCapabilities;
  } catch {
    // Some browsers do not tell.
    return {};
  }
};

/** Asks the running camera for something; one that will not is left as it is. */
const adjust = async (setting: Readonly<Record<string, unknown>>): Promise<void> => {
  try {
    await running?.scanner.applyVideoConstraints({ advanced: [setting] });
  } catch (error) {
    console.info('The camera does not do this.', setting, error);
  }
};

/** Switches the light beside the lens. */
export const setTorch = (on: boolean): Promise<void> => adjust({ torch: on });

/** Zooms to a value within the camera's range. */
export const setZoom = (value: number): Promise<void> => adjust({ zoom: value });

const describe = async (scanner: Html5Qrcode): Promise<RunningCamera> => {
  const cameras = await listCameras();
  const { torch = false, zoom } = capabilitiesOf(scanner);
  const settings: MediaTrackSettings & { zoom?: number } = scanner.getRunningTrackSettings();
  return {
    cameras,
    cameraId: settings.deviceId ?? cameras[0]?.id ?? '',
    torch,
    ...(zoom && zoom.max > zoom.min && { zoom: { ...zoom, value: settings.zoom ?? zoom.min } }),
  };
};

/** Takes the camera and reports every code that it reads. Stops an earlier one first. */
export const startCamera = async ({
  elementId,
  cameraId,
  onText,
  onTurn,
}: CameraRequest): Promise<CameraStart> => {
  await stopCamera();
  // Without a secure origin browsers leave this out, against its type.
  if (!('mediaDevices' in navigator)) return { ok: false, problem: 'insecure' };
  await warmUpDecoder();
  const scanner = new Html5Qrcode(elementId, {
    verbose: false,
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: true,
  });
  const which = cameraId === undefined ? REAR : { deviceId: { exact: cameraId } };
  try {
    await scanner.start(
      which,
      {
        fps: FRAMES_PER_SECOND,
        disableFlip: true,
        videoConstraints: { ...which, ...RESOLUTION },
      },
      onText,
      undefined,
    );
  } catch (error) {
    scanner.clear();
    return { ok: false, problem: problemOf(error) };
  }
  const { video } = viewOf(elementId);
  await untilPlaying(video);
  followTurns(video, onTurn);
  running = { scanner, observer: coverFrame(elementId) };
  if (capabilitiesOf(scanner).focusMode?.includes('continuous')) {
    await adjust({ focusMode: 'continuous' });
  }
  return { ok: true, ...(await describe(scanner)) };
};

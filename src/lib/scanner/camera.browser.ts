/**
 * The camera for a single code. html5-qrcode runs it; decoder.browser.ts decodes its frames. Heavy: load it
 * when a scanner opens or is about to.
 */
import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';

import {
  onOrientationChange,
  givesCameras,
  problemOf,
  takeTrack,
  waitForFirstFrame,
  whichCamera,
  type CameraStart,
} from '#lib/scanner/camera-track.browser.ts';
import { textsInLastFrame, warmUpDecoder } from '#lib/scanner/decoder.browser.ts';

export interface CameraRequest {
  /** Id of the element for the picture, which covers its parent. */
  readonly elementId: string;
  /** Camera id; the rear camera by default. */
  readonly cameraId?: string | undefined;
  /**
   * Called with each decoded text.
   * @param inSight the texts of all codes in the last frame
   */
  readonly onText: (text: string, inSight: readonly string[]) => void;
  /** Called when the picture's orientation changes, for example when a phone is rotated. */
  readonly onTurn: () => void;
}

const FRAMES_PER_SECOND = 15;

/** Resolves a code of 1 cm at a hand's distance. */
const RESOLUTION = { width: { ideal: 1280 }, height: { ideal: 720 } };

// html5-qrcode clears its element through innerHTML; no other HTML is allowed on this page.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html !== '') throw new TypeError('Only empty HTML is allowed here.');
    return html;
  },
});

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

export const stopCamera = async (): Promise<void> => {
  if (!running) return;
  const { scanner, observer } = running;
  running = undefined;
  observer.disconnect();
  await scanner.stop();
  scanner.clear();
};

/**
 * Scales the picture to cover its frame. The video keeps the camera's size: html5-qrcode reads frames in
 * the video's layout size.
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

/** Starts the camera and reports each code. Stops an earlier one first. */
export const startCamera = async ({
  elementId,
  cameraId,
  onText,
  onTurn,
}: CameraRequest): Promise<CameraStart> => {
  await stopCamera();
  if (!givesCameras()) return { ok: false, problem: 'insecure' };
  await warmUpDecoder();
  const scanner = new Html5Qrcode(elementId, {
    verbose: false,
    formatsToSupport: [Html5QrcodeSupportedFormats.QR_CODE],
    useBarCodeDetectorIfSupported: true,
  });
  const which = whichCamera(cameraId);
  try {
    await scanner.start(
      which,
      { fps: FRAMES_PER_SECOND, disableFlip: true, videoConstraints: { ...which, ...RESOLUTION } },
      (text) => onText(text, textsInLastFrame()),
      undefined,
    );
  } catch (error) {
    scanner.clear();
    return { ok: false, problem: problemOf(error) };
  }
  const { video } = viewOf(elementId);
  // html5-qrcode can neither read nor stop before the first frame.
  await waitForFirstFrame(video);
  onOrientationChange(video, onTurn);
  running = { scanner, observer: coverFrame(elementId) };
  return { ok: true, ...(await takeTrack(video)) };
};

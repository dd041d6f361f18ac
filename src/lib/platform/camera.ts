/**
 * Camera and decoder. html5-qrcode takes the frames; they are decoded by the browser's own
 * BarcodeDetector where it knows QR codes, else by ZXing-C++ as WebAssembly behind the same
 * interface. This module is heavy: load it only when a scanner opens or is about to.
 */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { Html5Qrcode, Html5QrcodeSupportedFormats } from 'html5-qrcode';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

export interface Camera {
  readonly id: string;
  readonly label: string;
}

/** Why a camera could not be used. */
export type CameraProblem = 'refused' | 'none' | 'busy' | 'insecure';

export type CameraStart =
  | { readonly ok: true; readonly cameras: readonly Camera[]; readonly cameraId: string }
  | { readonly ok: false; readonly problem: CameraProblem };

export interface CameraRequest {
  /** The id of the element that shows the picture. */
  readonly elementId: string;
  /** A camera of the list; the rear camera where left out. */
  readonly cameraId?: string | undefined;
  readonly onText: (text: string) => void;
}

const FRAMES_PER_SECOND = 15;

// html5-qrcode empties its element through innerHTML; nothing else may become HTML on this page.
window.trustedTypes?.createPolicy('default', {
  createHTML: (html) => {
    if (html !== '') throw new TypeError('Only empty HTML is allowed here.');
    return html;
  },
});

const nativeReadsQrCodes = async (): Promise<boolean> => {
  const native = (globalThis as { BarcodeDetector?: typeof BarcodeDetector }).BarcodeDetector;
  if (!native) return false;
  try {
    return (await native.getSupportedFormats()).includes('qr_code');
  } catch {
    return false;
  }
};

const prepareDecoder = async (): Promise<void> => {
  if (await nativeReadsQrCodes()) return;
  await prepareZXingModule({
    overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
    fireImmediately: true,
  });
  // html5-qrcode looks for the detector under this global name.
  Object.assign(globalThis, { BarcodeDetector });
};

let decoder: Promise<void> | undefined;

/** Fetches and compiles the decoder once, so that the first frame can be read at once. */
export const warmUpDecoder = (): Promise<void> =>
  (decoder ??= prepareDecoder().catch((error: unknown) => {
    decoder = undefined;
    throw error;
  }));

const problemOf = (error: unknown): CameraProblem => {
  // html5-qrcode rejects with a sentence that holds the DOMException's name.
  const text = error instanceof DOMException ? error.name : String(error);
  if (/NotAllowedError|SecurityError/.test(text)) return 'refused';
  if (/NotFoundError|OverconstrainedError/.test(text)) return 'none';
  return 'busy';
};

const listCameras = async (): Promise<readonly Camera[]> => {
  const devices = await navigator.mediaDevices.enumerateDevices();
  return devices
    .filter(({ kind }) => kind === 'videoinput')
    .map(({ deviceId, label }, index) => ({
      id: deviceId,
      // Browsers append the USB vendor and product to the name.
      label: label.replace(/\s*\([0-9a-f]{4}:[0-9a-f]{4}\)$/i, '') || `Camera ${index + 1}`,
    }));
};

let running: Html5Qrcode | undefined;

/** Releases the camera. */
export const stopCamera = async (): Promise<void> => {
  const scanner = running;
  running = undefined;
  if (!scanner) return;
  await scanner.stop();
  scanner.clear();
};

/** Takes the camera and reports every code that it reads. Stops an earlier one first. */
export const startCamera = async ({
  elementId,
  cameraId,
  onText,
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
  try {
    await scanner.start(
      cameraId ?? { facingMode: 'environment' },
      { fps: FRAMES_PER_SECOND, disableFlip: true },
      onText,
      undefined,
    );
  } catch (error) {
    scanner.clear();
    return { ok: false, problem: problemOf(error) };
  }
  running = scanner;
  const cameras = await listCameras();
  const used = scanner.getRunningTrackSettings().deviceId;
  return { ok: true, cameras, cameraId: used ?? cameras[0]?.id ?? '' };
};

/**
 * The decoder of html5-qrcode's frames. ZXing-C++ as WebAssembly stands behind the standard
 * BarcodeDetector interface. This module is heavy: load it only when a scanner opens or is about to.
 */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Runs an asynchronous task once; a failed one is run again by the next caller. */
const once = <Result>(task: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
};

type Detector = typeof BarcodeDetector;

/** The browser's own detector, where it knows QR codes. */
const nativeDetector = async (): Promise<Detector | undefined> => {
  const native = (globalThis as { BarcodeDetector?: Detector }).BarcodeDetector;
  try {
    return (await native?.getSupportedFormats())?.includes('qr_code') ? native : undefined;
  } catch {
    return undefined;
  }
};

const loadDetector = async (): Promise<Detector> => {
  await prepareZXingModule({
    overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
    fireImmediately: true,
  });
  return BarcodeDetector;
};

let lastTexts: readonly string[] = [];

/** What the codes of the last frame say: html5-qrcode itself tells of one alone. */
export const textsInLastFrame = (): readonly string[] => lastTexts;

/** The same detector, whose last answer {@link textsInLastFrame} knows. */
const watched = (Base: Detector): Detector =>
  class extends Base {
    override async detect(...picture: Parameters<BarcodeDetector['detect']>) {
      const codes = await super.detect(...picture);
      lastTexts = codes.map(({ rawValue }) => rawValue);
      return codes;
    }
  };

/**
 * Makes the decoder of camera frames ready once, so that the first frame can be read at once: the
 * browser's own where it knows QR codes, else ZXing-C++.
 */
export const warmUpDecoder = once(async () => {
  const detector = (await nativeDetector()) ?? (await loadDetector());
  // html5-qrcode looks for the detector under this global name.
  Object.assign(globalThis, { BarcodeDetector: watched(detector) });
});

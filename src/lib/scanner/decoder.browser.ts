/**
 * Decoder of html5-qrcode's frames: ZXing-C++ as WebAssembly behind the standard BarcodeDetector interface.
 * Heavy: load it when a scanner opens or is about to.
 */
import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

/** Memoises an asynchronous task; after a failure the next call runs it again. */
const once = <Result>(task: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<Result> | undefined;
  return () =>
    (running ??= task().catch((error: unknown) => {
      running = undefined;
      throw error;
    }));
};

type Detector = typeof BarcodeDetector;

/** Returns the native detector if it supports QR codes. */
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

/** Returns the texts of all codes in the last frame; html5-qrcode reports one only. */
export const textsInLastFrame = (): readonly string[] => lastTexts;

/** Wraps a detector to record its texts for {@link textsInLastFrame}. */
const watched = (Base: Detector): Detector =>
  class extends Base {
    override async detect(...picture: Parameters<BarcodeDetector['detect']>) {
      const codes = await super.detect(...picture);
      lastTexts = codes.map(({ rawValue }) => rawValue);
      return codes;
    }
  };

/** Loads the decoder once, before the first frame: the native one if it supports QR codes, else ZXing-C++. */
export const warmUpDecoder = once(async () => {
  const detector = (await nativeDetector()) ?? (await loadDetector());
  // html5-qrcode uses the detector under this global name.
  Object.assign(globalThis, { BarcodeDetector: watched(detector) });
});

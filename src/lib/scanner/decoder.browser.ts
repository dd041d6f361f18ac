/**
 * The decoders of QR codes. ZXing-C++ as WebAssembly stands behind the standard BarcodeDetector
 * interface. This module is heavy: load it only when a scanner opens or is about to.
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

/** Fetches and compiles ZXing-C++ once and gives a detector of QR codes that uses it. */
export const loadDetector = once(async () => {
  await prepareZXingModule({
    overrides: { locateFile: (path: string) => (path.endsWith('.wasm') ? wasmUrl : path) },
    fireImmediately: true,
  });
  return new BarcodeDetector({ formats: ['qr_code'] });
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

/**
 * Makes the decoder of camera frames ready once, so that the first frame can be read at once: the
 * browser's own where it knows QR codes, else ZXing-C++.
 */
export const warmUpDecoder = once(async () => {
  if (await nativeReadsQrCodes()) return;
  await loadDetector();
  // html5-qrcode looks for the detector under this global name.
  Object.assign(globalThis, { BarcodeDetector });
});

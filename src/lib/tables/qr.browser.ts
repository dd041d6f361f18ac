/** A QR code as an SVG path. */
export interface QrDrawing {
  /** Width and height in modules, with the quiet zone. */
  readonly size: number;
  /** Path of the dark modules. */
  readonly path: string;
}

/** Width of the quiet zone, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * Encodes a text as a QR code. The library is loaded at the first call.
 * @throws if it cannot be loaded
 */
export const drawQr = async (text: string): Promise<QrDrawing> => {
  const { create } = await import('qrcode');
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (dark, at) =>
    dark === 1 ? `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z` : '',
  ).join('');
  return { size: size + 2 * QUIET, path };
};

/** A QR code as the path of a drawing. */
export interface QrDrawing {
  /** Its width and height, with the quiet zone around it. */
  readonly size: number;
  /** Its dark modules, each one wide and high. */
  readonly path: string;
}

/** The light edge that readers need, in modules (ISO/IEC 18004). */
const QUIET = 4;

/**
 * Writes a text as a QR code. The library comes with the first one.
 * @throws where it cannot be loaded
 */
export const drawQr = async (text: string): Promise<QrDrawing> => {
  const { create } = await import('qrcode');
  const { data, size } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const path = Array.from(data, (dark, at) =>
    dark === 1 ? `M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z` : '',
  ).join('');
  return { size: size + 2 * QUIET, path };
};

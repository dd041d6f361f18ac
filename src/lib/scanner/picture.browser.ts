/** Reads the codes on a picture file. */
import { readCodes } from '#lib/scanner/code-reader.browser.ts';
import type { ReadEffort, DecodedImage } from '#lib/scanner/code-reader.ts';

export { endReader } from '#lib/scanner/code-reader.browser.ts';

/** Result of reading a picture file. */
export type PictureReading =
  | ({ readonly kind: 'codes' } & DecodedImage)
  | { readonly kind: 'nothing' }
  | { readonly kind: 'not-a-picture' };

const decodePicture = async (file: Blob): Promise<ImageBitmap | undefined> => {
  const image = new Image();
  const address = URL.createObjectURL(file);
  image.src = address;
  try {
    await image.decode();
    return image.naturalWidth > 0 && image.naturalHeight > 0
      ? await createImageBitmap(image)
      : undefined;
  } catch {
    return undefined;
  } finally {
    URL.revokeObjectURL(address);
  }
};

/**
 * Reads a picture file.
 * @param file the chosen file, of any type
 * @param how first code only, or all
 * @throws Error where the reader cannot be loaded
 */
export const readPicture = async (
  file: Blob,
  how: Exclude<ReadEffort, 'frame'>,
): Promise<PictureReading> => {
  const picture = await decodePicture(file);
  if (!picture) return { kind: 'not-a-picture' };
  const reading = await readCodes(picture, how);
  return reading.codes.length > 0 ? { ...reading, kind: 'codes' } : { kind: 'nothing' };
};

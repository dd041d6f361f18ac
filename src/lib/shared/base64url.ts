/** Base64url without padding (RFC 4648, section 5). No DOM. */

export const toBase64Url = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * Decodes base64url.
 * @throws DOMException for invalid base64url
 */
export const bytesOfBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );

/**
 * Decodes base64url to UTF-8 text.
 * @throws DOMException for invalid base64url
 */
export const textOfBase64Url = (text: string): string =>
  new TextDecoder().decode(bytesOfBase64Url(text));

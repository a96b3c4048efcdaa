/**
 * Bytes as a browser reads them: a byte order mark, which some editors write, is no part of the text.
 *
 * @param {Uint8Array} bytes
 */
export function textOf(bytes) {
  return new TextDecoder().decode(bytes);
}

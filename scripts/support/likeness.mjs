import { createHash } from 'node:crypto';

/**
 * One digest of a picture as it is kept and of a page as it was drawn when the two had been compared: whoever draws the
 * very same bytes beside the very same picture need not compare them again. A change of either gives another one.
 *
 * @param {Uint8Array} kept the file of the picture
 * @param {string} drawn digest of the drawn page, by `digestOf`
 * @returns {string}
 */
export function likenessOf(kept, drawn) {
  return digestOf(Buffer.from(`${digestOf(kept)} ${drawn}`));
}

/**
 * @param {Uint8Array} bytes
 * @returns {string} SHA-256 in hexadecimal digits
 */
export function digestOf(bytes) {
  return createHash('sha256').update(bytes).digest('hex');
}

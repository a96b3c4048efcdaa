import { bytesPerMegabyte } from '../constants';
import { formatNumber } from './numbers';

const bytesPerKilobyte = 1_024;

/**
 * A file's size as staff read it, with a no-break space.
 *
 * @example
 * formatFileSize(1_363_149); // '1,3 MB'
 */
export function formatFileSize(bytes: number, language = 'vi'): string {
  if (bytes < bytesPerKilobyte) {
    return `${formatNumber(bytes, language)}\u00a0B`;
  }
  return bytes < bytesPerMegabyte
    ? `${formatNumber(Math.round(bytes / bytesPerKilobyte), language)}\u00a0KB`
    : `${formatNumber(Math.round((bytes / bytesPerMegabyte) * 10) / 10, language)}\u00a0MB`;
}

/** Longest name, with its extension, that every file system of the Fund takes. */
const longestName = 150;

/**
 * A file name that no file system and no browser refuses or reads as something else: no path, no control or
 * direction-turning characters, none of Windows' reserved signs and names, not hidden, not too long.
 */
export function safeFileName(name: string): string {
  const allowed = name
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Surrogate}]/gu, '')
    .replaceAll(/[<>:"/\\|?*]/gu, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/gu, '');
  const extension = /\.[a-z0-9]{1,5}$/iu.exec(allowed)?.[0] ?? '';
  const stem = allowed
    .slice(0, allowed.length - extension.length)
    .slice(0, longestName - extension.length)
    // The cut may fall into the middle of an emoji.
    .replace(/\p{Surrogate}$/u, '');
  const isReserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu.test(stem);
  return `${isReserved || stem === '' ? '_' : ''}${stem}${extension}`;
}

/**
 * Composed letters (NFC), with the Vietnamese Đ and đ. Documents of older fonts have the Icelandic letter that looks the
 * same, by which a name would be another one.
 */
export function composedText(text: string): string {
  return text.normalize('NFC').replaceAll('\u00d0', '\u0110').replaceAll('\u00f0', '\u0111');
}

/**
 * A person's or a unit's name as it is stored: composed (NFC), without invisible characters, single spaces between words.
 * Letters keep the case they were typed in.
 */
export function normalizeName(text: string): string {
  return composedText(text)
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, (character) => (/\s/u.test(character) ? ' ' : ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/**
 * What somebody sees of a text that they typed or pasted: without blanks at its ends, and without the characters that only
 * steer how others are shown. A copy out of a chat or a PDF brings those along, and nobody would find the fault they make.
 */
export function visibleText(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '').trim();
}

/**
 * Quotes and dashes as the keyboard has them: Word and phones write others in their place, which look the same to whoever
 * reads them.
 */
export function plainSigns(text: string): string {
  return text
    .replaceAll(/[\u2018\u2019\u02bc]/gu, "'")
    .replaceAll(/[\u201c\u201d]/gu, '"')
    .replaceAll(/[\u2010-\u2015\u2212]/gu, '-');
}

/** Text of several lines as it is stored: composed, without spaces at its ends; `null` when nobody would see anything. */
export function normalizeNote(text: string | null): string | null {
  const trimmed = text === null ? '' : composedText(text).trim();
  return visibleText(trimmed) === '' ? null : trimmed;
}

/** A name that may be missing; `null` when nothing is left. */
export function normalizeOptionalName(text: string | null): string | null {
  const name = normalizeName(text ?? '');
  return name === '' ? null : name;
}

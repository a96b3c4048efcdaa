/**
 * A person's or a unit's name as it is stored: composed (NFC), without invisible characters, single spaces between words.
 * Letters keep the case they were typed in.
 */
export function normalizeName(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff\p{Cc}]/gu, (character) => (/\s/u.test(character) ? ' ' : ''))
    .replaceAll(/\s+/gu, ' ')
    .trim();
}

/** Text of several lines as it is stored: composed, without spaces at its ends; `null` when nothing is left. */
export function normalizeNote(text: string | null): string | null {
  const trimmed = text?.normalize('NFC').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** A name that may be missing; `null` when nothing is left. */
export function normalizeOptionalName(text: string | null): string | null {
  const name = normalizeName(text ?? '');
  return name === '' ? null : name;
}

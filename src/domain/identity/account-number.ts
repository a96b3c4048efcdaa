/** A bank account's number as it is stored: without what parts its groups or is seen by nobody, letters as capitals. */
export function normalizeAccountNumber(text: string): string {
  return text.replaceAll(/[\s.\p{Cf}\p{Pd}]/gu, '').toUpperCase();
}

import { isValidationMessage } from '@/domain/validation/validation-message';

/** How many fields of an error tree are wrong. */
export function countErrors(node: unknown): number {
  if (isValidationMessage(node)) {
    return 1;
  }
  return typeof node === 'object' && node !== null
    ? Object.values(node).reduce<number>((count, child) => count + countErrors(child), 0)
    : 0;
}

/** Whether one of the sentences is to be read in the form. */
export function saysAnyOf(form: HTMLElement | null, sentences: readonly string[]): boolean {
  const text = form?.textContent ?? '';
  return sentences.some((sentence) => text.includes(sentence));
}

/** The first field in reading order that is marked invalid. */
export function firstInvalidOf(form: HTMLElement | null): HTMLElement | undefined {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? undefined;
}

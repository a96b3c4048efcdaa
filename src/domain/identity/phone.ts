const mobile = /^0(3[2-9]|5[25689]|7[06-9]|8[1-9]|9\d)\d{7}$/u;
const landline = /^02\d{1,2}\d{7,8}$/u;
const abroad = /^\+[1-9]\d{6,14}$/u;

/**
 * A phone number as it is stored: `0xxxxxxxxx` for Vietnam, `+…` (E.164) for abroad; spaces, dots, hyphens and
 * parentheses dropped, `+84` and `84…` of eleven digits turned into `0`.
 */
export function normalizePhone(text: string): string {
  const compact = text.replaceAll(/[\s.()\p{Cf}\p{Pd}]/gu, '');
  return compact.replace(/^\+840?(?=[235789]\d{8,})|^84(?=[35789]\d{8}$)/u, '0');
}

/** Checks a normalised phone number: Vietnamese mobile or landline, or E.164 abroad (domain dictionary §8.3). */
export function isPhone(text: string): boolean {
  return mobile.test(text) || landline.test(text) || (abroad.test(text) && !text.startsWith('+84'));
}

import { citizenIdProvinces } from '../reference/citizen-id-provinces';
import type { Sex } from '../workers/worker';

const pattern = /^\d{12}$/u;

const provinceCodes: ReadonlySet<string> = new Set(citizenIdProvinces.map(({ code }) => code));

/** A personal identification number as it is stored: digits only where spaces, dots or hyphens were typed between. */
export function normalizeCitizenId(text: string): string {
  return text.replaceAll(/[\s.\p{Cf}\p{Pd}]/gu, '');
}

/** Checks that a normalised number has 12 digits; there is no check digit (Decree 137/2015 Art.13). */
export function isCitizenId(text: string): boolean {
  return pattern.test(text);
}

/** What digits 4–6 say: 0/1 = male/female born 1900–1999, 2/3 = 2000–2099 and so on (Circular 07/2016/TT-BCA Art.7). */
export function readCitizenId(
  text: string,
): { readonly provinceCode: string; readonly sex: Sex; readonly birthYear: number } | undefined {
  if (!isCitizenId(text)) {
    return undefined;
  }
  const century = Number(text[3]);
  return {
    provinceCode: text.slice(0, 3),
    sex: century % 2 === 0 ? 1 : 2,
    birthYear: 1900 + Math.floor(century / 2) * 100 + Number(text.slice(4, 6)),
  };
}

/**
 * True unless the number contradicts sex or birth year; an officer may override it with a reason (domain dictionary
 * §8.1). Sex 3 (other) is not compared; a number that is no personal number at all is not this check's matter.
 *
 * @param birthDate ISO date.
 */
export function agreesWithPerson(text: string, sex: Sex, birthDate: string): boolean {
  const read = readCitizenId(text);
  return (
    read === undefined ||
    ((read.sex === sex || ![1, 2].includes(sex)) && String(read.birthYear) === birthDate.slice(0, 4))
  );
}

/** False for a province code outside the 63 of Vietnam: worth a warning, no error (birth registered abroad). */
export function hasKnownProvince(text: string): boolean {
  return provinceCodes.has(text.slice(0, 3));
}

import { interpolate } from '@/domain/localization/texts';

import type { LocalText } from '../local-text';
import en from './texts-en.json' with { type: 'json' };
import vi from './texts-vi.json' with { type: 'json' };

type Texts = Readonly<Record<string, string>>;
type Resources = Readonly<Record<string, Texts>>;

const english: Resources = en;
const textsByCulture: Readonly<Record<string, Resources>> = { vi, en };

/**
 * ABP's own texts of one resource. The Vietnamese ones are as ABP ships them, mistranslations included, because that is
 * what a real back end sends; English is every other culture's fallback.
 */
export function resourceTexts(resource: string, culture: string): Texts {
  const language = culture.split('-')[0] ?? '';
  return (textsByCulture[language] ?? english)[resource] ?? {};
}

/**
 * One text of ABP's own in both languages; a resource that lacks it says its key.
 *
 * @param values What stands for the text's `{0}`, `{1}` …, by name.
 */
export function resourceText(
  resource: string,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
): LocalText {
  const textIn = (culture: string) => interpolate(resourceTexts(resource, culture)[key] ?? key, values);
  return { vi: textIn('vi'), en: textIn('en') };
}

/** ABP's complaint about a field. @param called The text's `{0}`. @param values Its `{1}` …. */
export function fieldText(
  key: string,
  called: LocalText,
  values: Readonly<Record<string, string | number>> = {},
): LocalText {
  const textIn = (language: 'vi' | 'en') =>
    resourceText('AbpValidation', key, { ...values, 0: called[language] })[language];
  return { vi: textIn('vi'), en: textIn('en') };
}

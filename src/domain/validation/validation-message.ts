import type { Localizer } from '../localization/localizer';
import { formatNumber } from '../format/numbers';
import { interpolate } from '../localization/texts';
import { validationTexts } from './validation-texts';

type TextKey = keyof typeof validationTexts.vi;

type KeyOf<Text extends string> = Text extends `validation.${infer Key}` ? Key : never;

export type ValidationKey = KeyOf<TextKey>;

/** What is wrong with a field, without its wording: the wording depends on who reads it. */
export type ValidationMessage = {
  readonly key: ValidationKey;
  readonly params: Readonly<Record<string, string | number>>;
};

export function validationMessage(key: ValidationKey, params: ValidationMessage['params'] = {}): ValidationMessage {
  return { key, params };
}

/** The sentence a person reads; numbers are grouped as their language does, and bounds that are one are said once. */
export function validationText({ key, params }: ValidationMessage, localizer: Localizer): string {
  const grouped = Object.entries(params).map(([name, value]): [string, string] => [
    name,
    typeof value === 'number' ? formatNumber(value, localizer.language) : value,
  ]);
  const textOf: (key: TextKey) => string = localizer.textsFor<Readonly<Record<string, string>>>(validationTexts);
  const said = key === 'range' && params['min'] === params['max'] ? 'exact' : key;
  return interpolate(textOf(`validation.${said}`), Object.fromEntries(grouped));
}

/** True for the leaf of a form's error tree. */
export function isValidationMessage(value: unknown): value is ValidationMessage {
  return typeof value === 'object' && value !== null && 'key' in value && 'params' in value;
}

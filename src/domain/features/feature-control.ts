import type { Feature, FeatureChoice, FeatureValueType } from './feature';
import { finiteNumber } from './finite-number';
import { isTrueText, stringRulesOf, type StringRules } from './string-rules';

/** Bounds of a whole number; either may be absent. */
export type NumberRules = { readonly min: number | undefined; readonly max: number | undefined };

/** With what a feature's value is changed (register F-02). */
export type FeatureControl =
  | { readonly kind: 'toggle' }
  | { readonly kind: 'text'; readonly rules: StringRules }
  | { readonly kind: 'number'; readonly rules: NumberRules }
  | { readonly kind: 'choice'; readonly choices: readonly FeatureChoice[] }
  /** A kind of value that the product does not know: shown, never changed, never sent. */
  | { readonly kind: 'unknown' };

/** ABP's three value types by name; a selection without choices cannot be changed either. */
export function featureControlOf({ valueType: { name, validator, itemSource } }: Feature): FeatureControl {
  switch (name) {
    case 'ToggleStringValueType':
      return { kind: 'toggle' };
    case 'FreeTextStringValueType':
      return textControl(validator.name.toUpperCase(), validator.properties);
    case 'SelectionStringValueType':
      return itemSource === undefined || itemSource.items.length === 0
        ? { kind: 'unknown' }
        : { kind: 'choice', choices: itemSource.items };
    default:
      return { kind: 'unknown' };
  }
}

/**
 * Whether `null` may be sent for such a value, which gives the inherited one back. ABP asks the validator before it clears
 * anything: NULL takes whatever comes, STRING says itself whether it takes nothing, every other refuses it.
 */
export function canBeCleared({ validator: { name, properties } }: FeatureValueType): boolean {
  switch (name.toUpperCase()) {
    case 'NULL':
      return true;
    case 'STRING':
      return isTrueText(properties['AllowNull']);
    default:
      return false;
  }
}

function textControl(validator: string, properties: Readonly<Record<string, unknown>>): FeatureControl {
  if (validator === 'NUMERIC') {
    return { kind: 'number', rules: numberRulesOf(properties) };
  }
  return { kind: 'text', rules: validator === 'STRING' ? stringRulesOf(properties) : {} };
}

/** Bounds that contradict each other bind nobody. */
function numberRulesOf({ MinValue, MaxValue }: Readonly<Record<string, unknown>>): NumberRules {
  const min = finiteNumber(MinValue);
  const max = finiteNumber(MaxValue);
  return min !== undefined && max !== undefined && min > max ? { min: undefined, max: undefined } : { min, max };
}

import type { NumberRules } from '@/domain/features/feature-control';
import { formatNumber } from '@/domain/format/numbers';
import type { Translate } from '@/domain/localization/texts';

import type { featureTexts } from './feature-texts';

export type FeatureTranslate = Translate<typeof featureTexts.vi>;

const providers = { D: 'provider.D', C: 'provider.C', E: 'provider.E', T: 'provider.T' } as const;

/** From where a value comes (register F-07); a provider that is new to the product goes by its own name. */
export function inheritedText(provider: string, texts: FeatureTranslate): string {
  if (provider === '') {
    return texts('features.inheritedUnknown');
  }
  const isKnown = Object.hasOwn(providers, provider);
  return texts('features.inherited', {
    provider: isKnown ? texts(providers[provider as keyof typeof providers]) : provider,
  });
}

/** What a number field takes. */
export function numberHint({ min, max }: NumberRules, texts: FeatureTranslate, language: string): string {
  const from = min === undefined ? undefined : formatNumber(min, language);
  const to = max === undefined ? undefined : formatNumber(max, language);
  if (from !== undefined && to !== undefined) {
    return texts('features.numberRange', { min: from, max: to });
  }
  if (from !== undefined) {
    return texts('features.numberFrom', { min: from });
  }
  return to === undefined ? texts('features.number') : texts('features.numberTo', { max: to });
}

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';

import { applicationConfigurationSchema, applicationLocalizationSchema } from '@/domain/abp/application-configuration';
import { createFormats } from '@/domain/format/formats';
import { localesFor } from '@/domain/format/numbers';
import { directionOf } from '@/domain/localization/languages';
import { createLocalizer } from '@/domain/localization/localizer';
import { defineTexts, interpolate } from '@/domain/localization/texts';
import { isGranted } from '@/domain/policies/policy-expression';
import { passwordFaults, passwordRulesFrom } from '@/domain/validation/password-rules';
import { harmlessPattern, longestMatchedText, stringRulesOf } from '@/domain/features/string-rules';

import { configurationFor } from '../support/sessions';
import { holdsFor } from './support/fuzz';
import { hostileJson, hostileText, mutatedOrAny } from './support/hostile';

describe('the application configuration', () => {
  it('C-06 C-08 P-01 K-03 grants what is granted by name alone, and every part of it can be used', () => {
    holdsFor(mutatedOrAny(configurationFor('u1')), (wire) => {
      const parsed = v.safeParse(applicationConfigurationSchema, wire);
      if (!parsed.success) {
        return;
      }
      const { auth, localization, setting, features } = parsed.output;
      const granted = new Set(
        Object.entries(auth.grantedPolicies)
          .filter(([, is]) => is)
          .map(([name]) => name),
      );
      expect(isGranted('polluted || isGranted', granted)).toBe(false);
      expect(['ltr', 'rtl']).toContain(directionOf(localization.currentCulture.cultureName));
      const language = localization.currentCulture.cultureName;
      expect(createFormats(language).money(1_000)).not.toBe('');
      expect(new Intl.DateTimeFormat(localesFor(language)).format(0)).not.toBe('');
      const rules = passwordRulesFrom(setting.values);
      expect(rules.requiredLength >= 0 && rules.requiredLength <= 999).toBe(true);
      expect(Object.values(features.values).every((value) => value === null || typeof value === 'string')).toBe(true);
    });
  });

  it('A-20 has rules for passwords whatever its settings say', () => {
    const names = ['RequiredLength', 'RequiredUniqueChars', 'RequireLowercase', 'RequireDigit'];
    const settings = fc
      .array(fc.tuple(fc.constantFrom(...names), fc.option(hostileText)), { maxLength: 4 })
      .map((entries) => Object.fromEntries(entries.map(([name, value]) => [`Abp.Identity.Password.${name}`, value])));
    holdsFor(fc.tuple(settings, hostileText), ([values, password]) => {
      const rules = passwordRulesFrom(values);
      expect([rules.requiredLength, rules.requiredUniqueChars].every(Number.isSafeInteger)).toBe(true);
      expect(passwordFaults(password, rules).every(({ key }) => typeof key === 'string')).toBe(true);
    });
  });
});

describe('the server’s texts', () => {
  const table = defineTexts({
    vi: { save: 'Lưu {0}', constructor: 'Hàm' },
    en: { save: 'Save {0}', constructor: 'Function' },
  });
  const resources = {
    resources: {
      QuyHoTro: { texts: { save: 'Ghi {0}', 'a.b': 'x' }, baseResources: ['Ui', 'Other'] },
      Ui: { texts: { Yes: 'Có' }, baseResources: ['QuyHoTro'] },
      Other: { texts: {}, baseResources: ['Ui'] },
    },
  };

  it('K-03 C-08 are texts for every key, whatever resources refer to each other', () => {
    const keys = fc.oneof(
      hostileText,
      fc.tuple(fc.constantFrom('QuyHoTro', 'Ui', '_', '', '__proto__'), hostileText).map((parts) => parts.join('::')),
    );
    holdsFor(fc.tuple(mutatedOrAny(resources), keys, hostileText), ([wire, key, param]) => {
      const parsed = v.safeParse(applicationLocalizationSchema, wire);
      const localizer = createLocalizer({
        language: param,
        resources: parsed.success ? parsed.output.resources : undefined,
        defaultResourceName: 'QuyHoTro',
      });
      expect(typeof localizer.localize(key, param)).toBe('string');
      const translate = localizer.textsFor(table) as (name: string, params: Record<string, string>) => string;
      expect(typeof translate('save', { 0: param })).toBe('string');
      expect(typeof translate('constructor', {})).toBe('string');
    });
  });

  it('K-03 C-08 are found in time that grows with their number, also where everything is based on everything', () => {
    const names = Array.from({ length: 60 }, (_, index) => `R${index}`);
    const tangle = Object.fromEntries(names.map((name) => [name, { texts: {}, baseResources: names }]));
    const chain = Object.fromEntries(
      Array.from({ length: 20_000 }, (_, index) => [
        `R${index}`,
        { texts: index === 19_999 ? { far: 'away' } : {}, baseResources: [`R${index + 1}`] },
      ]),
    );
    const localizerOf = (given: typeof tangle) =>
      createLocalizer({ language: 'vi', resources: given, defaultResourceName: 'R0' });
    expect(localizerOf(tangle).localize('::missing')).toBe('missing');
    expect(localizerOf(chain as typeof tangle).localize('::far')).toBe('away');
  });

  it('V-01 K-03 keep a placeholder without a value and give every other its value', () => {
    holdsFor(fc.tuple(hostileText, fc.dictionary(hostileText, hostileText, { maxKeys: 3 })), ([text, params]) => {
      expect(interpolate(text, {})).toBe(text);
      const bare = text.replaceAll(/[{}]/gu, '');
      const given = { ...params, wanted: '' };
      expect(interpolate(`${bare}{wanted}{{ wanted }}{ unknown }`, given)).toBe(`${bare}{ unknown }`);
    });
  });
});

describe('rules for a feature’s value', () => {
  it('F-02 are lengths and a pattern that cannot keep the page busy, or none', () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '[a-z]',
      '+',
      '*',
      '{2,}',
      '?',
      '|',
      'a',
      '\\1',
      '^',
      '$',
      '.',
      '(?:',
      '(?=',
      '\\d',
    );
    const patterns = fc.oneof(
      fc.array(pieces, { maxLength: 14 }).map((parts) => parts.join('')),
      hostileText,
    );
    const properties = fc.oneof(
      patterns.map((RegularExpression): unknown => ({
        MinLength: 1,
        MaxLength: 5,
        RegularExpression,
        AllowNull: 'true',
      })),
      mutatedOrAny({ MinLength: '1', MaxLength: 5, RegularExpression: '^a+$', AllowNull: false }),
      hostileJson,
    );
    holdsFor(properties, (given) => {
      const isRecord = typeof given === 'object' && given !== null;
      const rules = stringRulesOf(isRecord ? (given as Record<string, unknown>) : {});
      expect([rules.minLength, rules.maxLength].every((limit) => limit === undefined || Number.isFinite(limit))).toBe(
        true,
      );
      const pattern = isRecord ? harmlessPattern(Reflect.get(given, 'RegularExpression')) : undefined;
      expect(typeof pattern?.test(`${'a'.repeat(longestMatchedText - 1)}!`)).toMatch(/^(?:boolean|undefined)$/u);
    });
  });
});

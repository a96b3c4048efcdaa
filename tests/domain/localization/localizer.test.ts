import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { corrections } from '@/domain/localization/corrections';
import {
  builtInLanguageOf,
  defaultLanguage,
  directionOf,
  languageCookieValue,
  registeredLanguages,
} from '@/domain/localization/languages';
import { createLocalizer, type LocalizerOptions } from '@/domain/localization/localizer';
import { defineTexts, interpolate } from '@/domain/localization/texts';

type Resources = NonNullable<LocalizerOptions['resources']>;

const resources: Resources = {
  QuyHoTro: { texts: { 'worker.title': 'Từ máy chủ', Hello: "Chào '{0}', {1}" }, baseResources: ['AbpUi'] },
  AbpUi: { texts: { Clear: 'Sạch', Save: 'Lưu lại' }, baseResources: ['AbpExceptionHandling'] },
  AbpExceptionHandling: {
    texts: { '403Message': 'Cấm', '404Message': 'Không tìm thấy trang' },
    baseResources: ['AbpUi'],
  },
};

const localizerFor = (language: string, options: Partial<LocalizerOptions> = {}) =>
  createLocalizer({ language, resources, defaultResourceName: 'QuyHoTro', ...options });

describe('localize', () => {
  const { localize } = localizerFor('vi');

  it('finds own texts, the default resource, and base resources recursively', () => {
    expect(localize('AbpUi::Save')).toBe('Lưu lại');
    expect(localize('::worker.title')).toBe('Từ máy chủ');
    expect(localize('::404Message')).toBe('Không tìm thấy trang');
  });

  it('answers the key where there is no text', () => {
    expect(localize('AbpUi::Nothing')).toBe('Nothing');
    expect(localize('Nowhere::Nothing')).toBe('Nothing');
    expect(localize('_::Nhập tên')).toBe('Nhập tên');
    expect(localize('Lưu')).toBe('Lưu');
    expect(localize('AbpUi::constructor')).toBe('constructor');
    expect(localize('constructor::name')).toBe('name');
    expect(localizerFor('vi', { defaultResourceName: undefined }).localize('::Menu:Home')).toBe('Menu:Home');
  });

  it('puts parameters in by their number and leaves gaps visible', () => {
    expect(localize('::Hello', 'Sen', 3)).toBe("Chào 'Sen', 3");
    expect(localize('::Hello', 'Sen')).toBe("Chào 'Sen', {1}");
  });

  it('prefers our Vietnamese to the framework’s, in Vietnamese only', () => {
    expect(localize('AbpUi::Clear')).toBe('Xóa');
    expect(localize('::403Message')).toBe('Không có quyền truy cập');
    expect(localize('AbpSettingManagement::SmtpPort')).toBe('Cổng');
    expect(localizerFor('de').localize('AbpUi::Clear')).toBe('Sạch');
    expect(Object.keys(corrections).every((key) => /^Abp\w+::\S/u.test(key))).toBe(true);
  });

  it('ends for base resources that name each other in any way', () => {
    const names = ['A', 'B', 'C', 'D'];
    const graph = fc.dictionary(
      fc.constantFrom(...names),
      fc.record({
        texts: fc.dictionary(fc.constantFrom('x', 'y'), fc.constantFrom('1', '2'), { noNullPrototype: true }),
        baseResources: fc.array(fc.constantFrom(...names), { maxLength: 4 }),
      }),
      { noNullPrototype: true },
    );
    fc.assert(
      fc.property(graph, fc.constantFrom(...names), (made, start) => {
        const found = createLocalizer({ language: 'vi', resources: made, defaultResourceName: start }).localize('::x');
        const candidates = reach(made, start).flatMap((name) => made[name]?.texts['x'] ?? []);
        expect(candidates.length === 0 ? ['x'] : candidates).toContain(found);
      }),
    );
  });
});

describe('textsFor', () => {
  const table = defineTexts({
    vi: { 'worker.title': 'Người lao động', 'worker.found': 'Tìm thấy {n} người' },
    en: { 'worker.title': 'Workers', 'worker.found': '{n} people found' },
  });

  it('asks the server’s default resource, then our language, then Vietnamese', () => {
    expect(localizerFor('vi').textsFor(table)('worker.title')).toBe('Từ máy chủ');
    expect(localizerFor('en', { resources: undefined }).textsFor(table)('worker.title')).toBe('Workers');
    expect(localizerFor('en-GB').textsFor(table)('worker.found', { n: 3 })).toBe('3 people found');
    expect(localizerFor('de', { resources: undefined }).textsFor(table)('worker.title')).toBe('Người lao động');
  });
});

describe('languages', () => {
  it('K-03 starts in Vietnamese, has English complete and German registered', () => {
    expect(defaultLanguage).toBe('vi');
    expect(registeredLanguages.map(({ cultureName }) => cultureName)).toEqual(['vi', 'en', 'de']);
    expect(['vi-VN', 'en-GB', 'EN', 'de', ''].map(builtInLanguageOf)).toEqual(['vi', 'en', 'en', 'vi', 'vi']);
  });

  it('K-03 writes Arabic, Persian, Hebrew and Urdu from the right', () => {
    expect(['ar', 'ar-EG', 'fa', 'he', 'he-IL', 'ur', 'ur_PK'].map(directionOf)).toEqual(
      Array.from({ length: 7 }, () => 'rtl'),
    );
    expect(['vi', 'en', 'de', 'arn', ''].map(directionOf)).toEqual(Array.from({ length: 5 }, () => 'ltr'));
    expect(localizerFor('ar').direction).toBe('rtl');
  });

  it('C-03 gives one function for one table, so that what depends on it is not drawn anew', () => {
    const table = defineTexts({ vi: { save: 'Lưu' }, en: { save: 'Save' } });
    const other = defineTexts({ vi: { save: 'Ghi' }, en: { save: 'Write' } });
    const { textsFor } = localizerFor('vi');
    expect(textsFor(table)).toBe(textsFor(table));
    expect([textsFor(table)('save'), textsFor(other)('save')]).toEqual(['Lưu', 'Ghi']);
    expect(localizerFor('en').textsFor(table)('save')).toBe('Save');
  });

  it('C-03 names the language twice in the cookie', () => {
    expect(languageCookieValue('vi')).toBe('c=vi|uic=vi');
  });
});

describe('interpolate', () => {
  it.each([
    [1, '1 record is done'],
    ['1', '1 record is done'],
    [0, '0 records are done'],
    ['1,000', '1,000 records are done'],
  ])('K-03 says of %j what English says of one and of more', (n, said) => {
    expect(interpolate('{n} record{n||s} {n|is|are} done', { n })).toBe(said);
    expect(interpolate('{n} record{n||s}', {})).toBe('{n} record{n||s}');
  });

  it('knows the three ways of writing a placeholder', () => {
    expect(interpolate('{a} {0} {{ b }} {c} {toString}', { a: 1, 0: 'x', b: 'y' })).toBe('1 x y {c} {toString}');
  });
});

function reach(graph: Resources, start: string, seen: readonly string[] = []): readonly string[] {
  if (seen.includes(start)) {
    return seen;
  }
  const bases: readonly string[] = graph[start]?.baseResources ?? [];
  return bases.reduce<readonly string[]>((all, next) => reach(graph, next, all), [...seen, start]);
}

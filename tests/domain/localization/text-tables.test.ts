import { describe, expect, it } from 'vitest';

import { errorTexts } from '@/domain/errors/error-texts';
import { commonTexts } from '@/domain/localization/common-texts';
import { validationTexts } from '@/domain/validation/validation-texts';

const tables = { commonTexts, errorTexts, validationTexts };

const placeholders = (text: string) => [...text.matchAll(/\{+\s*(\w+)\s*\}+/gu)].map(([, name = '']) => name).sort();

describe.each(Object.entries(tables))('%s', (_, table) => {
  const rows = Object.entries<string>(table.vi).map(([key, vi]) => ({
    key,
    vi,
    en: (table.en as Readonly<Record<string, string>>)[key] ?? '',
  }));

  it('K-03 has an English text with the same placeholders for every Vietnamese one', () => {
    expect(rows.filter(({ vi, en }) => en === '' || placeholders(vi).join() !== placeholders(en).join())).toEqual([]);
    expect(Object.keys(table.en).sort()).toEqual(Object.keys(table.vi).sort());
  });

  it('is composed Vietnamese without stray spaces', () => {
    expect(rows.filter(({ vi, en }) => vi !== vi.normalize('NFC') || vi !== vi.trim() || en !== en.trim())).toEqual([]);
    expect(rows.filter(({ vi, en }) => /\s{2}/u.test(vi + en))).toEqual([]);
  });
});

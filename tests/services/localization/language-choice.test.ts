import { describe, expect, it } from 'vitest';

import { keepLanguage, readLanguage, watchLanguage } from '@/services/localization/language-choice';

describe('language choice', () => {
  it('C-03 K-03 is Vietnamese at first, then what was chosen', () => {
    const storage = memoryStorage();
    expect(readLanguage(storage)).toBe('vi');

    keepLanguage('en', storage);

    expect(readLanguage(storage)).toBe('en');
  });

  it('C-03 is told to the server for the whole site as c=lang|uic=lang', () => {
    const storage = memoryStorage();

    keepLanguage('vi', storage);

    expect(storage.cookies).toEqual(['.AspNetCore.Culture=c%3Dvi%7Cuic%3Dvi; path=/; SameSite=Lax']);
  });

  it.each(['', 'undefined<script>', 'x', 'vi vi'])('falls back to Vietnamese for the stored text "%s"', (stored) => {
    const storage = memoryStorage();
    storage.local.setItem('quy.language', stored);

    expect(readLanguage(storage)).toBe('vi');
  });

  it('C-03 is followed by the other tabs, as it is by then, since the server has one cookie for all of them', () => {
    const storage = memoryStorage();
    const browser = new EventTarget();
    const told: string[] = [];
    const stop = watchLanguage((culture) => told.push(culture), browser as Window, storage);
    const hear = (key: string, newValue: string | null) => {
      browser.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    };
    storage.local.setItem('quy.language', 'en');
    hear('quy.language', 'en');
    hear('quy.theme', 'dark');
    hear('quy.language', null);
    storage.local.setItem('quy.language', 'vi');
    hear('quy.language', 'en');
    stop();
    hear('quy.language', 'en');
    expect(told).toEqual(['en', 'vi']);
  });

  it('lives without storage', () => {
    const forbidden = {
      getItem: () => {
        throw new Error('denied');
      },
      setItem: () => {
        throw new Error('denied');
      },
    };

    expect(readLanguage({ local: forbidden, writeCookie: () => undefined })).toBe('vi');
    expect(() => keepLanguage('en', { local: forbidden, writeCookie: () => undefined })).not.toThrow();
  });
});

function memoryStorage() {
  const values = new Map<string, string>();
  const cookies: string[] = [];
  return {
    local: {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        values.set(key, value);
      },
    },
    writeCookie: (text: string) => {
      cookies.push(text);
    },
    cookies,
  };
}

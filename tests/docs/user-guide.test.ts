import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { errorCatalogue } from '@/domain/errors/error-catalogue';
import { menu } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { routeOf } from '@/domain/navigation/routes';
import { environmentSchema } from '@/domain/environment/environment';
import { shortcuts } from '@/domain/shortcuts/shortcuts';

const folder = 'docs/guide';
const guide = readFileSync(`${folder}/huong-dan-su-dung.md`, 'utf8');
const administration = readFileSync('docs/administration.md', 'utf8');

const textModules = import.meta.glob<unknown>(['../../src/{domain,views}/**/*-texts.ts', '!**/views/desk/**'], {
  eager: true,
});
const namedValueModules = import.meta.glob<unknown>('../../src/domain/**/*.ts', { eager: true });

/** A text as the guide quotes it: what changes, `{n}`, is an ellipsis. */
function asQuoted(text: string): string {
  return text.replaceAll(/\{+[^}]+\}+/gu, '…').replaceAll('\u00a0', ' ');
}

/** Every string that stands under a key of these names, however deep. */
function stringsUnder(value: unknown, isWanted: (key: string) => boolean, depth = 4): readonly string[] {
  if (typeof value !== 'object' || value === null || depth === 0) {
    return [];
  }
  return Object.entries(value).flatMap(([key, inner]: readonly [string, unknown]) =>
    typeof inner === 'string' ? (isWanted(key) ? [inner] : []) : stringsUnder(inner, isWanted, depth - 1),
  );
}

/** What the screens say in Vietnamese: the tables of texts, and the names in lists of values. */
const screenTexts = new Set(
  [
    ...Object.values(textModules).flatMap((module) =>
      Object.values(module as object).flatMap((table: unknown) =>
        stringsUnder((table as { readonly vi?: unknown } | undefined)?.vi, () => true),
      ),
    ),
    ...Object.values(namedValueModules).flatMap((module) => stringsUnder(module, (key) => key === 'ten')),
  ].map(asQuoted),
);

const quotesOf = (text: string) =>
  [...text.matchAll(/«([^»]+)»/gu)].map(([, quote = '']) => quote.replaceAll(/\s+/gu, ' '));

describe('the user guide', () => {
  it('quotes what the screens really say', () => {
    const quotes = quotesOf(guide);
    expect(quotes.length).toBeGreaterThan(200);
    expect(quotes.filter((quote) => quote !== '…' && !screenTexts.has(quote))).toEqual([]);
  });

  it('S-09 has a heading for every entry of the menu, below that of its group', () => {
    const sections = new Map(
      guide
        .split(/^## /mu)
        .map((section) => [
          section.slice(0, section.indexOf('\n')),
          [...section.matchAll(/^### (.+)$/gmu)].flatMap(([, heading = '']) => heading.split(', ')),
        ]),
    );
    const missing = menu.flatMap(({ title, items }) => {
      const group = navigationTexts.vi[title];
      const entries = items.map((item) => navigationTexts.vi[item.title ?? routeOf(item.name).title]);
      const headings = sections.get(group);
      return headings === undefined ? [group] : entries.filter((entry) => !headings.includes(entry));
    });
    expect(missing).toEqual([]);
  });

  it('shows pictures that the journeys make', () => {
    const pictures = [...guide.matchAll(/!\[[^\]]+\]\(([^)]+)\)/gu)].map(([, path = '']) => path);
    expect(pictures.length).toBeGreaterThan(10);
    expect(pictures.filter((path) => !existsSync(`${folder}/${path}`))).toEqual([]);
  });

  it('leads to headings that are there', () => {
    const anchors = [...guide.matchAll(/^##+ (.+)$/gmu)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    );
    const links = [...guide.matchAll(/\]\(#([^)]+)\)/gu)].map(([, anchor = '']) => anchor);
    expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  });

  it('S-07 names every sequence of keys', () => {
    const sequences = shortcuts.filter(({ keys }) => keys.length === 2).map(({ keys }) => keys.join(' rồi '));
    expect(sequences.filter((sequence) => !guide.includes(sequence))).toEqual([]);
  });
});

describe("the administrator's guide", () => {
  const words = new Set([...administration.matchAll(/`([^`\n]+)`/gu)].map(([, word = '']) => word));

  it('X-01 says what to do about every error of the catalogue', () => {
    expect(Object.keys(errorCatalogue).filter((code) => !words.has(code))).toEqual([]);
  });

  it('quotes what the screens really say', () => {
    const quotes = quotesOf(administration);
    expect(quotes.length).toBeGreaterThan(20);
    expect(quotes.filter((quote) => !screenTexts.has(quote))).toEqual([]);
  });

  it('names every setting of the sign-in', () => {
    const settings = Object.keys(environmentSchema.entries.oAuthConfig.entries);
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !words.has(name))).toEqual([]);
  });
});

import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { clockSkewMs, exportMostRows, largestPageSize } from '@/domain/constants';
import { defaultEnvironment } from '@/domain/environment/default-environment';
import { environmentSchema } from '@/domain/environment/environment';
import { errorCatalogue } from '@/domain/errors/error-catalogue';
import { importErrorTexts } from '@/domain/errors/import-error-texts';
import { formatNumber } from '@/domain/format/numbers';
import { bulkMostRows } from '@/domain/lists/bulk-action';
import { mostSavedFilters } from '@/domain/lists/saved-filter';
import { commonTexts } from '@/domain/localization/common-texts';
import { logMostExported } from '@/domain/log/log-period';
import { menu } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { routeOf } from '@/domain/navigation/routes';
import { payInStatus, payInStatuses } from '@/domain/pay-ins/pay-in';
import type { NamedValue } from '@/domain/reference/named-value';
import { reportStatus, reportStatuses } from '@/domain/reference/report-statuses';
import { shortcuts } from '@/domain/shortcuts/shortcuts';
import { supportStatuses } from '@/domain/support/support-lists';
import { supportStatus } from '@/domain/support/support-request';
import { fundReportWorkflowMachine } from '@/machines/workflows/fund-report-workflow-machine';
import { payInWorkflowMachine } from '@/machines/workflows/pay-in-workflow-machine';
import { supportRequestWorkflowMachine } from '@/machines/workflows/support-request-workflow-machine';
import { reportTexts } from '@/views/fund/fund-reports/report-texts';
import { payInTexts } from '@/views/fund/pay-ins/pay-in-texts';
import { stepTexts } from '@/views/support/requests/step-texts';

import { lostCodeWords } from '../../scripts/support/oldest-browsers.mjs';

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

/** What the screens say in Vietnamese: the tables of texts, the names in lists of values, and the page without code. */
const screenTexts = new Set(
  [
    ...Object.values(textModules).flatMap((module) =>
      Object.values(module as object).flatMap((table: unknown) =>
        stringsUnder((table as { readonly vi?: unknown } | undefined)?.vi, () => true),
      ),
    ),
    ...Object.values(namedValueModules).flatMap((module) => stringsUnder(module, (key) => key === 'ten')),
    ...lostCodeWords,
  ].map(asQuoted),
);

const quotesOf = (text: string) =>
  [...text.matchAll(/«([^»]+)»/gu)].map(([, quote = '']) => quote.replaceAll(/\s+/gu, ' '));

/** Saved in the form, or paid in part by the same button. */
const unlabelled = new Set(['sua', 'chi-mot-phan']);

type Way = {
  readonly machine: AnyStateMachine;
  readonly statuses: Readonly<Record<string, number>>;
  readonly names: readonly NamedValue<number>[];
  readonly words: Readonly<Record<string, string>>;
};

const ways: readonly Way[] = [
  { machine: fundReportWorkflowMachine, statuses: reportStatus, names: reportStatuses, words: reportTexts.vi },
  { machine: payInWorkflowMachine, statuses: payInStatus, names: payInStatuses, words: payInTexts.vi },
  {
    machine: supportRequestWorkflowMachine,
    statuses: supportStatus,
    names: supportStatuses,
    words: { ...stepTexts.vi, 'step.xoa': commonTexts.vi['action.delete'] },
  },
];

/** What stands in the last cell of each row about a status. */
function buttonsOf(status: string): readonly (readonly string[])[] {
  return guide
    .split('\n')
    .filter((line) => line.startsWith('|') && line.split('|')[1]?.includes(`«${status}»`) === true)
    .map((line) => quotesOf(line.split('|').at(-2) ?? ''));
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return [...new Set(some)].toSorted().join() === [...new Set(others)].toSorted().join();
}

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

  it('B-01 B-05 B-08 names the steps that there are from each status', () => {
    const wrong = ways.flatMap(({ machine, statuses, names, words }) =>
      Object.entries(statuses).flatMap(([state, id]) => {
        const status = names.find((each) => each.id === id)?.ten ?? '';
        const events: readonly string[] = machine.root.states[state]?.ownEvents ?? [];
        const steps = events.filter((step) => !unlabelled.has(step));
        const labels = steps.map((step) => words[`step.${step}`] ?? step);
        // Of the rows about a status of this name, that of this way names all of its steps.
        const isTold = buttonsOf(status).some((told) => isSameSet(told, labels));
        return isTold || labels.length === 0 ? [] : [`${machine.id} ${status}: ${labels.join(', ')}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('B-10 X-01 says what to do about every file that is not taken', () => {
    const titles = Object.entries(importErrorTexts.vi).flatMap(([key, text]) => (key.endsWith('.title') ? [text] : []));
    expect(titles.length).toBeGreaterThan(9);
    expect(titles.filter((title) => !guide.includes(`«${title}»`))).toEqual([]);
  });

  it('K-01 says how many rows can be done at a time, as the lists do', () => {
    const told = guide.replaceAll(/\s+/gu, ' ');
    const figures = [
      `${formatNumber(bulkMostRows, 'vi')} bản ghi với các bước`,
      `${formatNumber(largestPageSize, 'vi')} bản ghi khi xóa`,
      `${formatNumber(exportMostRows, 'vi')} dòng, nhật ký hệ thống ${formatNumber(logMostExported, 'vi')} dòng`,
      `nhiều nhất ${formatNumber(mostSavedFilters, 'vi')} bộ lọc`,
    ];
    expect(figures.filter((figure) => !told.includes(figure))).toEqual([]);
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

  it('C-06 tells the defaults that the product has', () => {
    const { oAuthConfig, idle } = defaultEnvironment('https://quy.example.vn');
    // `issuer` is the own origin, `scope` is what deployment.md shows.
    const isTold = ([name]: readonly [string, unknown]) => name !== 'issuer' && name !== 'scope';
    const told = new Map(
      [...administration.matchAll(/^\| `(\w+)` +\| +([^|]+?) +\|/gmu)].map(([, name, value = '']) => [
        name,
        value.replaceAll('`', ''),
      ]),
    );
    const defaults = Object.entries({ ...oAuthConfig, ...idle, clockSkewInSec: clockSkewMs / 1_000 }).filter(isTold);
    expect(defaults.length).toBeGreaterThan(9);
    expect(defaults.filter(([name, value]) => told.get(name) !== String(value))).toEqual([]);
  });

  it('names every setting of the sign-in', () => {
    const settings = Object.keys(environmentSchema.entries.oAuthConfig.entries);
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !words.has(name))).toEqual([]);
  });
});

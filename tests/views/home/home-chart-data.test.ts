import { expect, it } from 'vitest';

import { createFormats } from '@/domain/format/formats';
import type { HomeChart } from '@/domain/home/home';
import { createLocalizer } from '@/domain/localization/localizer';
import { homeChartData } from '@/views/home/home-chart-data';
import { homeTexts } from '@/views/home/home-texts';

const words = {
  texts: createLocalizer({ language: 'en', resources: undefined, defaultResourceName: undefined }).textsFor(homeTexts),
  formats: createFormats('en'),
  language: 'en',
};

it.each([
  ['no month is over', months([1], [1]), 'No month of 2026 is over yet; the year before had 1 worker.'],
  ['as many', months([1, 0], [1, 0]), 'First 1 month of 2026: 1 worker; 1 a year before.'],
  ['fewer', months([1, 0], [4, 0]), 'First 1 month of 2026: 1 worker, 75 % fewer than 4 a year before.'],
  ['more', months([3, 0], [2, 0]), 'First 1 month of 2026: 3 workers, 50 % more than 2 a year before.'],
  ['markets', chartOf('thi-truong', [[1]]), '1 worker; most to: Market 0 100 %.'],
  ['markets of two', chartOf('thi-truong', [[2]]), '2 workers; most to: Market 0 100 %.'],
])('B-25 S-07 a chart’s English summary speaks of one worker as of one: %s', (_, chart, summary) => {
  expect(homeChartData(chart, words)?.summary.replaceAll('\u00A0', ' ')).toBe(summary);
});

function months(thisYear: readonly number[], lastYear: readonly number[]): HomeChart {
  return chartOf('xuat-canh-theo-thang', [thisYear, lastYear]);
}

function chartOf(ma: HomeChart['ma'], series: readonly (readonly number[])[]): HomeChart {
  const chuoi = series.map((values, n) => ({
    ten: `Series ${n}`,
    diem: values.map((giaTri, m) => ({ nhan: `Market ${m}`, giaTri })),
  }));
  return { ma, nam: 2026, lienKet: '/', chuoi };
}

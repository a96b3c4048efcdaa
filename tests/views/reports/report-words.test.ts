import { expect, it } from 'vitest';

import { reportOf } from '@/domain/reports/report-table';
import { createNames } from '@/views/shared/list/cells/names';
import { columnTexts } from '@/views/reports/column-texts';
import { periodText } from '@/views/reports/report-conditions';
import { reportTexts } from '@/views/reports/report-texts';
import { createReportWords, paperWords } from '@/views/reports/report-words';

const screenWords = createReportWords('vi', createNames('vi', new Map()), {
  report: reportTexts.vi,
  column: columnTexts.vi,
});
const secondQuarter = { nam: '2026', quy: '2' };

it('B-16 tells a rate as it was laid down, and a share that was worked out with one decimal', () => {
  const tellings = (['rate', 'percent'] as const).map((kind) =>
    [1, 1.25].map((rate) => screenWords.figure(kind, rate)),
  );
  expect(tellings).toEqual([
    ['1', '1,25'],
    ['1,0', '1,3'],
  ]);
});

it('B-14 B-16 numbers a quarter as lists do on the screen, and in Roman figures on paper and in files', () => {
  const period = (words: typeof paperWords) => periodText(reportOf('theo-doanh-thu'), secondQuarter, words);
  const heading = (words: typeof paperWords) => words.columnTitle('tong-hop-so-lao-dong', 'q4');

  expect([period(screenWords), heading(screenWords)]).toEqual(['Quý 2 năm 2026', 'Quý\u00a04']);
  expect([period(paperWords), heading(paperWords)]).toEqual(['Quý II năm 2026', 'Quý\u00a0IV']);
});

import type { ColumnKind } from '../list/list-description';
import type { PrintOrientation } from '../print/print-page';
import type { PrintTableSize } from '../print/print-table';

export type PaperFit = { readonly orientation: PrintOrientation; readonly size: PrintTableSize };

/**
 * How a table of such columns stands on A4: upright where it has plenty of room, else on its side, then in smaller letters,
 * never smaller than 8.5 points; `undefined` where not even that holds it.
 */
export function fitOnPaper(kinds: readonly ColumnKind[]): PaperFit | undefined {
  const needed = kinds.reduce((sum, kind) => sum + leastWidthsMm[kind], numberWidthMm);
  return fits.find(({ atMostMm }) => needed <= atMostMm)?.fit;
}

/** By the sum of the columns' least widths. A page has 165 mm upright and 257 mm on its side between the margins of `print.css`. */
const fits: readonly { readonly atMostMm: number; readonly fit: PaperFit }[] = [
  { atMostMm: 165 * 0.9, fit: { orientation: 'portrait', size: 'small' } },
  { atMostMm: 257 * (11.5 / 10), fit: { orientation: 'landscape', size: 'small' } },
  { atMostMm: 257 * (11.5 / 8.5), fit: { orientation: 'landscape', size: 'smallest' } },
];

/** Of the column that numbers the rows. */
const numberWidthMm = 12;

/** What a column cannot do without in letters of 11.5 points: a day and a number in one line, texts in words. */
const leastWidthsMm: Readonly<Record<ColumnKind, number>> = {
  text: 26,
  code: 29,
  tag: 24,
  date: 23,
  dueDate: 23,
  dateTime: 23,
  month: 18,
  money: 28,
  count: 16,
  percent: 16,
};

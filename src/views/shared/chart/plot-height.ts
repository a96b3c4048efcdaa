import type { ChartData } from './chart-data';

const barHeight = 30;
const frameHeight = 64;
const columnsHeight = 320;

/** Room of a chart in CSS pixels: as much as its lying bars need, the same for all standing ones. */
export function plotHeight({ kind, categories, series }: ChartData): number {
  if (kind === 'bars' || kind === 'stacked') {
    return categories.length * barHeight + frameHeight + (series.length > 1 ? 32 : 0);
  }
  return kind === 'grouped' || kind === 'donut'
    ? columnsHeight + 40
    : kind === 'columnsAndLine'
      ? columnsHeight + 80
      : columnsHeight;
}

import { dayOf } from '@/domain/format/dates';
import { missingValue } from '@/domain/format/identities';
import { daysOfColumn } from '@/domain/reports/drill-down';
import type { Report, ReportFigures, ReportRow } from '@/domain/reports/report';
import type { ReportChart, ReportDescription } from '@/domain/reports/report-description';
import { percentOf } from '@/domain/reports/formulas';
import type { ChartData, ChartSeries } from '@/views/shared/chart/chart-data';

import type { AnsweredReport } from './report-paper-content';
import { isMoney, type ReportWords } from './report-words';

/** Bars and rows that are drawn at most where the table of reports does not say how many. */
const mostBars = 12;
const mostHeatRows = 15;

/** The pictures of a report, with their figures, titles and summaries; none of a report without rows. */
export function chartsOf(
  description: ReportDescription,
  { report, filters }: AnsweredReport,
  words: ReportWords,
): readonly ChartData[] {
  const { chart } = description;
  if (report.nhom.length === 0) {
    return [];
  }
  switch (chart.kind) {
    case 'bars':
      return [barsOf(description, chart, report, words), ...(chart.byMonth ? [monthsOf(report, words)] : [])];
    case 'stacked':
    case 'grouped':
    case 'columnsAndLine':
      return [seriesOf(description, chart, report, words)];
    case 'funnel':
      return [funnelOf(description, chart, report, words)];
    case 'heatMap':
      return [heatMapOf(description, chart, { report, filters }, words)];
  }
}

type Chart<Kind extends ReportChart['kind']> = Extract<ReportChart, { kind: Kind }>;

/** Largest first; what has no bar of its own is drawn together. */
function barsOf(description: ReportDescription, chart: Chart<'bars'>, report: Report, words: ReportWords): ChartData {
  const [column = ''] = chart.columns;
  const rows = largest(rowsOf(report, chart.rows), [column]).filter(({ giaTri }) => figureOf(giaTri, column) > 0);
  const shown = rows.slice(0, mostBars);
  const rest = rows.slice(mostBars).reduce((sum, { giaTri }) => sum + figureOf(giaTri, column), 0);
  const categories = shown.map((row) => words.rowName(row));
  const values = shown.map(({ giaTri }) => figureOf(giaTri, column));
  const title = words.columnTitle(description.code, column);
  return {
    kind: 'bars',
    id: 'bars',
    title: words.text('chart.markets'),
    summary: words.text('chart.sumLargest', {
      total: words.formats.number(figureOf(report.tong, column)),
      list: listed(categories.slice(0, 5), values, words),
    }),
    categories: rest === 0 ? categories : [...categories, words.text('chart.others')],
    series: [{ id: column, title, values: rest === 0 ? values : [...values, rest] }],
    isMoney: false,
  };
}

function monthsOf({ theoThang, lucLay }: Report, words: ReportWords): ChartData {
  const categories = theoThang.map(({ thang }) => words.formats.month(thang));
  const all = theoThang.map(({ tong }) => tong);
  const points = theoThang.map(({ thang, tong }, index) => ({ thang, name: categories[index] ?? '', value: tong }));
  return {
    kind: 'line',
    id: 'months',
    title: words.text('chart.byMonth'),
    summary: words.text('chart.sumMonths', {
      total: words.formats.number(all.reduce((sum, value) => sum + value, 0)),
      ...extremes(points, lucLay, words),
    }),
    categories,
    series: [
      { id: 'tong', title: words.text('chart.all'), values: all },
      { id: 'nu', title: words.text('chart.women'), values: theoThang.map(({ nu }) => nu) },
    ],
    isMoney: false,
  };
}

function seriesOf(
  description: ReportDescription,
  chart: Chart<'stacked'> | Chart<'grouped'> | Chart<'columnsAndLine'>,
  report: Report,
  words: ReportWords,
): ChartData {
  const { code, columns } = description;
  const line = chart.kind === 'columnsAndLine' ? chart.line : undefined;
  const all = rowsOf(report, chart.rows);
  const rows =
    chart.kind === 'grouped'
      ? all
      : largest(all, chart.columns)
          .slice(0, chart.most)
          .filter(({ giaTri }) => chart.columns.some((column) => figureOf(giaTri, column) !== 0));
  const drawn = line === undefined ? chart.columns : [...chart.columns, line];
  const series: readonly ChartSeries[] = drawn.map((column) => ({
    id: column,
    title: seriesTitle(description, column, words),
    values: rows.map(({ giaTri }) => figureOf(giaTri, column)),
  }));
  const names = series.map(({ title }) => title).join(', ');
  const isAll = rows.length === all.length;
  return {
    kind: chart.kind,
    id: chart.kind,
    title:
      code === 'chua-dong-quy'
        ? words.text('chart.debtAges', { n: rows.length })
        : chart.rows === 'tai-lieu'
          ? words.text('chart.documents', { series: names })
          : isAll
            ? words.text('chart.units', { series: names })
            : words.text('chart.topUnits', { n: rows.length, series: names }),
    summary: words.text('chart.sumSeries', {
      list: series
        .map(({ id, title }) =>
          words.text('chart.pair', { name: title, value: words.formats.number(figureOf(report.tong, id)) }),
        )
        .join('; '),
    }),
    categories: toldApart(rows.map((row) => words.rowName(row))),
    series,
    isMoney: isMoney(columns, chart.columns[0] ?? ''),
    ...(description.code === 'chua-dong-quy' ? { isOrdinal: true } : {}),
  };
}

/** Each stage as the part of the first that it is. */
function funnelOf({ code }: ReportDescription, chart: Chart<'funnel'>, report: Report, words: ReportWords): ChartData {
  const values = chart.columns.map((column) => figureOf(report.tong, column));
  const categories = chart.columns.map((column) => words.columnTitle(code, column));
  const [first = 0] = values;
  const parts = categories.map((name, index) => {
    const value = values[index] ?? 0;
    return index === 0
      ? words.text('chart.pair', { name, value: words.formats.number(value) })
      : words.text('chart.share', {
          name,
          value: words.formats.number(value),
          percent: words.figure('percent', percentOf(value, first)),
        });
  });
  return {
    kind: 'bars',
    id: 'funnel',
    title: words.text('chart.funnel'),
    summary: words.text('chart.sumSeries', { list: parts.join(' › ') }),
    categories,
    series: [{ id: 'hoSo', title: words.text('chart.all'), values }],
    isMoney: false,
  };
}

function heatMapOf(
  { code }: ReportDescription,
  chart: Chart<'heatMap'>,
  { report, filters }: AnsweredReport,
  words: ReportWords,
): ChartData {
  const rows = largest(report.nhom, chart.columns).slice(0, mostHeatRows);
  const series = rows.map((row) => ({
    id: row.id,
    title: words.rowName(row),
    values: chart.columns.map((column) => numberOf(row.giaTri, column)),
  }));
  const months = chart.columns.map((column) => words.columnTitle(code, column));
  const points = chart.columns.map((column, index) => ({
    thang: daysOfColumn(column, Number(filters.nam)).tuNgay.slice(0, 7),
    name: months[index] ?? '',
    value: figureOf(report.tong, column),
  }));
  return {
    kind: 'heatMap',
    id: 'heatMap',
    title: words.text('chart.heatMap', { n: rows.length }),
    summary: words.text('chart.sumMonths', {
      total: words.figure('count', report.tong['caNam']),
      ...extremes(points, report.lucLay, words),
    }),
    categories: months,
    series,
    isMoney: false,
  };
}

/** A month as a sentence names it. @property thang `yyyy-MM`. */
type MonthPoint = { readonly thang: string; readonly name: string; readonly value: number };

/** The highest and the lowest month; one that has not begun when the figures were read is no low one. */
function extremes(points: readonly MonthPoint[], lucLay: string, words: ReportWords) {
  const begun = points.filter(({ thang, value }) => value > 0 || thang <= dayOf(lucLay).slice(0, 7));
  const sorted = [...begun].sort((one, other) => other.value - one.value);
  const textOf = (point: MonthPoint | undefined) =>
    point === undefined
      ? missingValue
      : words.text('chart.at', { name: point.name, value: words.formats.number(point.value) });
  const [top] = sorted;
  return { top: textOf(top), bottom: textOf(begun.find(({ value }) => value === sorted.at(-1)?.value)) };
}

/** Units may have one name; an axis would draw them upon one another. */
function toldApart(names: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}

/** A column below a title of its own says nothing without it. */
function seriesTitle({ code, columns }: ReportDescription, column: string, words: ReportWords): string {
  const own = words.columnTitle(code, column);
  const group = columns.find((one) => one.code === column)?.group;
  return group === 'quaHan' ? `${words.groupTitle(group)} ${own.toLocaleLowerCase()}` : own;
}

function rowsOf({ nhom }: Report, kind: ReportRow['loai']): readonly ReportRow[] {
  return nhom.filter(({ loai }) => loai === kind);
}

function largest(rows: readonly ReportRow[], columns: readonly string[]): readonly ReportRow[] {
  const sumOf = ({ giaTri }: ReportRow) => columns.reduce((sum, column) => sum + figureOf(giaTri, column), 0);
  return rows
    .map((row) => ({ row, sum: sumOf(row) }))
    .sort((one, other) => other.sum - one.sum)
    .map(({ row }) => row);
}

function listed(names: readonly string[], values: readonly number[], words: ReportWords): string {
  return names
    .map((name, index) => words.text('chart.pair', { name, value: words.formats.number(values[index] ?? 0) }))
    .join('; ');
}

function numberOf(figures: ReportFigures, column: string): number | null {
  const value = figures[column];
  return typeof value === 'number' ? value : null;
}

function figureOf(figures: ReportFigures, column: string): number {
  return numberOf(figures, column) ?? 0;
}

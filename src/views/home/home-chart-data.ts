import type { Formats } from '@/domain/format/formats';
import { compareYears, sharesOf, sumOf } from '@/domain/home/chart-figures';
import type { HomeChart, HomeSeries } from '@/domain/home/home';
import type { Translate } from '@/domain/localization/texts';
import { markets as knownMarkets } from '@/domain/reference/markets';

import type { ChartData } from '../shared/chart/chart-data';
import { nameOf } from '../shared/list/cells/names';
import type { homeTexts } from './home-texts';

type Words = {
  readonly texts: Translate<typeof homeTexts.vi>;
  readonly formats: Formats;
  readonly language: string;
};

const monthsOfYear = 12;
/** More slices than these nobody tells apart. */
const mostParts = 6;
const namedInSummary = 3;
const none: HomeSeries = { ten: '', diem: [] };

/** A chart with its words; `undefined` where there is nobody to show. */
export function homeChartData(chart: HomeChart, words: Words): ChartData | undefined {
  if (chart.chuoi.every(({ diem }) => sumOf(diem) === 0)) {
    return undefined;
  }
  return chart.ma === 'xuat-canh-theo-thang' ? monthsChart(chart, words) : marketsChart(chart, words);
}

export function homeChartTitle({ ma, nam }: HomeChart, { texts }: Words): string {
  return ma === 'xuat-canh-theo-thang' ? texts('chart.months') : texts('chart.markets', { nam });
}

function monthsChart(chart: HomeChart, words: Words): ChartData {
  return {
    kind: 'grouped',
    id: chart.ma,
    title: homeChartTitle(chart, words),
    summary: comparison(chart, words),
    categories: Array.from({ length: monthsOfYear }, (_, month) => words.texts('chart.month', { month: month + 1 })),
    series: chart.chuoi.map(({ ten, diem }) => ({
      id: ten,
      title: ten,
      values: Array.from({ length: monthsOfYear }, (_, month) => diem[month]?.giaTri ?? null),
    })),
    isMoney: false,
  };
}

function comparison({ nam, chuoi }: HomeChart, { texts, formats }: Words): string {
  const [thisYear = none, lastYear = none] = chuoi;
  const compared = compareYears(thisYear, lastYear);
  if (compared === undefined) {
    return texts('chart.begun', { nam, before: formats.number(sumOf(lastYear.diem)) });
  }
  const { months, change } = compared;
  const facts = {
    ...{ nam, months },
    own: formats.number(compared.thisYear),
    before: formats.number(compared.lastYear),
  };
  return change === null || change === 0
    ? texts('chart.compared', facts)
    : texts(change > 0 ? 'chart.grown' : 'chart.shrunk', { ...facts, percent: formats.percent(Math.abs(change)) });
}

function marketsChart(chart: HomeChart, words: Words): ChartData {
  const { texts, formats, language } = words;
  const [markets = none] = chart.chuoi;
  const parts = sharesOf(markets, mostParts).map(({ nhan, ...part }) => ({
    ...part,
    name: nhan === undefined ? texts('chart.rest') : marketName(nhan, language),
  }));
  const greatest = parts
    .slice(0, namedInSummary)
    .map(({ name, percent }) => texts('chart.share', { name, percent: formats.percent(percent) }));
  return {
    kind: 'donut',
    id: chart.ma,
    title: homeChartTitle(chart, words),
    summary: texts('chart.most', { total: formats.number(sumOf(markets.diem)), list: greatest.join(', ') }),
    categories: parts.map(({ name }) => name),
    series: [
      { id: 'so', title: texts('chart.people'), values: parts.map(({ giaTri }) => giaTri) },
      { id: 'tyTrong', title: texts('chart.percent'), values: parts.map(({ percent }) => percent) },
    ],
    isMoney: false,
  };
}

function marketName(id: string, language: string): string {
  const market = knownMarkets.find((each) => each.id === id);
  return market === undefined ? id : nameOf(market, language);
}

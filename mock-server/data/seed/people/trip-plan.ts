import type { ContributionState, DepartureForm } from '@/domain/workers/worker';
import { dayOfDate } from '../days';
import { weighted, type Random } from '../random';
import {
  marketWeights,
  monthWeights,
  occupationWeights,
  otherMonthWeights,
  otherOccupations,
  overdueMonthWeights,
  paidMonthWeights,
  paidYearWeights,
} from '../weights';

/** Everything about one departure that other fields follow from. */
export type Trip = {
  readonly marketId: string;
  readonly isWoman: boolean;
  readonly occupationId: string;
  readonly form: DepartureForm;
  /** `DV` number of the sending unit; `undefined` for a direct contract. */
  readonly unitNumber: number | undefined;
  readonly contribution: ContributionState;
  readonly departureDay: number;
  readonly months: number;
  /** Keeps the misfortunes that are dealt out by lot away from people whom tours look for. */
  readonly isSheltered?: boolean;
};

const drawMarket = weighted(marketWeights.map(([id, , womenShare]) => [{ id, womenShare }, weightOf(id)] as const));
const drawState = weighted<ContributionState>([
  [1, 92.65],
  [2, 3.15],
  [3, 4.2],
]);
const drawPaidMonth = weighted(paidMonthWeights);
const drawPaidYear = weighted(paidYearWeights);
const drawYearBefore = weighted(paidYearWeights.filter(([year]) => year < 2026));
const drawOverdueMonth = weighted(overdueMonthWeights);
const drawElsewhereMonths = weighted(otherMonthWeights);
const drawMonths = new Map(Object.entries(monthWeights).map(([id, weights]) => [id, weighted(weights)]));
const drawOccupation = new Map(Object.entries(occupationWeights).map(([id, weights]) => [id, weighted(weights)]));
const drawOtherOccupation = new Map(
  marketWeights.flatMap(([id]) => [
    [`${id} woman`, weighted(otherOccupations(id, true))],
    [`${id} man`, weighted(otherOccupations(id, false))],
  ]),
);

/** Months of departure that are due after the demo's base date. */
const notDueMonths = weighted([
  [11, 55],
  [12, 45],
] as const);
const demoYear = 2026;
const lastDueMonth = 10;

/** Public units send under agreements with Korea above all (EPS). */
const drawKoreanForm = weighted(formWeights(35));
const drawForm = weighted(formWeights(0.25));

/** Six big enterprises, fourteen in the middle, the rest small (domain dictionary §11). */
const drawEnterprise = weighted(
  Array.from({ length: 48 }, (_, index) => [index + 1, index < 6 ? 6 : index < 20 ? 2.2 : 33.2 / 28] as const),
);

/** The enterprises behind most of the overdue contributions. */
const lateEnterprises = [12, 19, 27, 33, 41] as const;

const unitsByForm: Readonly<Partial<Record<DepartureForm, readonly number[]>>> = {
  '1': [52, 53],
  '3': [54, 55],
  '4': [58],
  '5': [56, 57],
};

export function drawTrip(random: Random): Trip {
  const market = drawMarket(random);
  const isWoman = random.chance(market.womenShare);
  const contribution = drawState(random);
  const drawnForm = (market.id === 'KR' ? drawKoreanForm : drawForm)(random);
  const form = drawnForm === '6b' && contribution === 3 ? '6a' : drawnForm;
  const occupation =
    drawOccupation.get(market.id) ?? drawOtherOccupation.get(`${market.id} ${isWoman ? 'woman' : 'man'}`);
  return {
    marketId: market.id,
    isWoman,
    occupationId: occupation?.(random) ?? 'K',
    form,
    unitNumber: drawUnit(random, form, contribution),
    contribution,
    departureDay: drawDepartureDay(random, contribution),
    months: (drawMonths.get(market.id) ?? drawElsewhereMonths)(random),
  };
}

function weightOf(marketId: string): number {
  return marketWeights.find(([id]) => id === marketId)?.[1] ?? 0;
}

/** 3.1 % public units over all markets, 1.2 % contractors, 0.6 % investors, 0.2 % training, 5.7 % direct, enterprises the rest. */
function formWeights(publicShare: number): readonly (readonly [DepartureForm, number])[] {
  return [
    ['1', publicShare],
    ['3', 1.2],
    ['5', 0.6],
    ['4', 0.2],
    ['6a', 5.7 * 0.6],
    ['6b', 5.7 * 0.4],
    ['2', 92.3 - publicShare],
  ];
}

function drawUnit(random: Random, form: DepartureForm, contribution: ContributionState): number | undefined {
  if (form === '2') {
    return contribution === 2 && random.chance(0.8) ? random.pick(lateEnterprises) : drawEnterprise(random);
  }
  const units = unitsByForm[form];
  return units === undefined ? undefined : random.pick(units);
}

function drawDepartureDay(random: Random, contribution: ContributionState): number {
  switch (contribution) {
    case 1: {
      const month = drawPaidMonth(random);
      const year = drawPaidYear(random);
      const possible = year === demoYear && month > lastDueMonth ? drawYearBefore(random) : year;
      return dayOfDate(possible, month, random.integer(1, 28));
    }
    case 2: {
      const [year, month] = drawOverdueMonth(random).split('-');
      return dayOfDate(Number(year), Number(month), random.integer(1, 28));
    }
    case 3:
      return dayOfDate(demoYear, notDueMonths(random), random.integer(1, 30));
  }
}

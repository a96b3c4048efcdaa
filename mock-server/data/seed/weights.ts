/** Per mille of all contracts, and the share of women among them, by market (domain dictionary §7.2). */
export const marketWeights: readonly (readonly [id: string, weight: number, womenShare: number])[] = [
  ['JP', 454, 0.4],
  ['TW', 389, 0.33],
  ['KR', 82, 0.09],
  ['CN', 21, 0.05],
  ['SG', 15, 0.3],
  ['GR', 6, 0.1],
  ['HU', 6, 0.35],
  ['DE', 4, 0.55],
  ['RO', 4, 0.1],
  ['PL', 3, 0.25],
  ['HK', 2, 0.4],
  ['MO', 3, 0.55],
  ['MY', 2, 0.45],
  ['TH', 2, 0.15],
  ['SA', 2, 0.6],
  ['RU', 1, 0.4],
  ['DZ', 1, 0.0],
  ['AU', 1, 0.35],
  ['CZ', 1, 0.3],
  ['LA', 1, 0.1],
];

/** Per mille of all workers by province of birth (domain dictionary §7.5). */
export const provinceWeights: readonly (readonly [id: string, weight: number])[] = [
  ['01', 45],
  ['04', 4],
  ['08', 12],
  ['11', 4],
  ['12', 2],
  ['14', 8],
  ['15', 14],
  ['19', 22],
  ['20', 8],
  ['22', 16],
  ['24', 62],
  ['25', 72],
  ['31', 82],
  ['33', 62],
  ['37', 66],
  ['38', 98],
  ['40', 138],
  ['42', 84],
  ['44', 68],
  ['46', 14],
  ['48', 18],
  ['51', 10],
  ['52', 12],
  ['56', 6],
  ['66', 14],
  ['68', 8],
  ['75', 8],
  ['79', 18],
  ['80', 5],
  ['82', 7],
  ['86', 6],
  ['91', 3],
  ['92', 3],
  ['96', 1],
];

/** Share of each calendar month in a year's departures, in per cent (domain dictionary §11). */
export const departureMonthShares = [8.5, 7.0, 8.6, 8.3, 8.0, 8.8, 8.8, 9.0, 8.7, 8.9, 8.2, 7.2] as const;

/**
 * Months of the paid contracts: the year's shares less what contracts not yet due (November, December) and overdue
 * ones (August to October) already add.
 */
export const paidMonthWeights: readonly (readonly [month: number, weight: number])[] = departureMonthShares.map(
  (share, index) => [index + 1, share - ([0, 0, 0, 0, 0, 0, 0, 0.45, 0.75, 1.2, 2.2, 1.8][index] ?? 0)],
);

/** Years of the paid contracts; the months after the demo's last due period belong to the years before. */
export const paidYearWeights: readonly (readonly [year: number, weight: number])[] = [
  [2022, 5],
  [2023, 9],
  [2024, 14],
  [2025, 34],
  [2026, 38],
];

/** Months of departure of overdue contracts, by ageing: 1–30, 31–60, 61–90, more than 90 days (domain dictionary §11). */
export const overdueMonthWeights: readonly (readonly [month: string, weight: number])[] = [
  ['2026-10', 40],
  ['2026-09', 25],
  ['2026-08', 15],
  ['2026-06', 7],
  ['2026-04', 5],
  ['2026-01', 4],
  ['2025-09', 4],
];

type OccupationWeights = readonly (readonly [id: string, weight: number])[];

const elsewhereMen: OccupationWeights = [
  ['XD', 30],
  ['CK', 22],
  ['SX', 16],
  ['VT', 10],
  ['DG', 8],
  ['NN', 6],
  ['KS', 5],
  ['CNTT', 2],
  ['K', 1],
];
const elsewhereWomen: OccupationWeights = [
  ['SX', 30],
  ['MM', 20],
  ['NH', 18],
  ['VS', 14],
  ['HL', 12],
  ['NN', 5],
  ['K', 1],
];

/** Occupations by market (domain dictionary §11). */
export const occupationWeights: Readonly<Record<string, OccupationWeights>> = {
  JP: [
    ['TP', 28],
    ['XD', 20],
    ['CK', 18],
    ['NN', 14],
    ['HL', 10],
    ['DT', 3],
    ['MM', 3],
    ['VS', 2],
    ['OT', 2],
  ],
  TW: [
    ['SX', 70],
    ['DT', 12],
    ['HL', 8],
    ['TC', 3],
    ['TV', 1],
    ['XD', 4],
    ['NN', 2],
  ],
  KR: [
    ['SX', 60],
    ['NN', 15],
    ['XD', 10],
    ['NTS', 10],
    ['DG', 5],
  ],
};

/** Occupations of the small markets, and domestic work where it is what women go for. */
export function otherOccupations(marketId: string, isWoman: boolean): OccupationWeights {
  if (!isWoman) {
    return elsewhereMen;
  }
  return ['SA', 'HK', 'MO'].includes(marketId) ? [['GV', 70], ...elsewhereWomen] : elsewhereWomen;
}

/** Contract lengths in months, by market. */
export const monthWeights: Readonly<Record<string, readonly (readonly [months: number, weight: number])[]>> = {
  JP: [
    [36, 80],
    [12, 10],
    [60, 10],
  ],
  TW: [[36, 100]],
  KR: [
    [58, 80],
    [36, 20],
  ],
};

export const otherMonthWeights: readonly (readonly [months: number, weight: number])[] = [
  [24, 60],
  [12, 40],
];

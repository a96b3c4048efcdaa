import { addDays } from '../format/calendar';

/** What a contribution rule is about: 1 worker share, 2 enterprise share, 3 service-fee revenue (domain dictionary §5.12). */
export type RevenueItem = 1 | 2 | 3;

/** Số tiền đóng quỹ, with its wire names (domain dictionary §5.12). */
export type ContributionRule = {
  readonly id: string;
  readonly ma: string;
  readonly khoanThu: RevenueItem;
  /** Unit types it is for; empty for all. */
  readonly loaiDonViIds: readonly number[];
  /** 1 a fixed amount (`soTien`), 2 a rate (`tyLe`). */
  readonly cachTinh: 1 | 2;
  /** Integer đồng per worker and contract. */
  readonly soTien: number | null;
  /** Per cent, at most two decimals. */
  readonly tyLe: number | null;
  /** The law it rests on. */
  readonly canCu: string;
  /** First and last ISO date of its force; no last one while it is open. */
  readonly hieuLucTu: string;
  readonly hieuLucDen: string | null;
  /** False for a rule that was switched off; it then neither counts nor overlaps. */
  readonly hoatDong?: boolean;
};

/** What one worker's contract owes, in integer đồng, or the day for which no rule says it (`QuyHoTro:01010`). */
export type ContributionShares = { readonly tienNld: number; readonly tienDn: number } | { readonly missing: string };

/** Doanh nghiệp dịch vụ: the only unit type with a share of its own and with revenue reports. */
export const serviceEnterpriseTypeId = 2;

const workerShare: RevenueItem = 1;
const enterpriseShare: RevenueItem = 2;
const serviceFeeRevenue: RevenueItem = 3;

/**
 * The rules of the three regimes: Decision 144/2007 (to 20/02/2022), 40/2021 (to 14/09/2025) and 34/2025 (domain
 * dictionary §1.4, §5.12).
 */
export const seedContributionRules: readonly ContributionRule[] = [
  fixedAmount('NLD-2007', workerShare, 100_000, 'QĐ 144/2007/QĐ-TTg', '2007-10-01', '2022-02-20'),
  fixedAmount('NLD-2022', workerShare, 100_000, 'QĐ 40/2021/QĐ-TTg', '2022-02-21', '2025-09-14'),
  fixedAmount('NLD-2025', workerShare, 100_000, 'QĐ 34/2025/QĐ-TTg', '2025-09-15', null),
  fixedAmount('DN-2022', enterpriseShare, 150_000, 'QĐ 40/2021/QĐ-TTg', '2022-02-21', '2025-09-14'),
  fixedAmount('DN-2025', enterpriseShare, 150_000, 'QĐ 34/2025/QĐ-TTg', '2025-09-15', null),
  {
    id: 'DT-2007',
    ma: 'DT-2007',
    khoanThu: serviceFeeRevenue,
    loaiDonViIds: [serviceEnterpriseTypeId],
    cachTinh: 2,
    soTien: null,
    tyLe: 1,
    canCu: 'QĐ 144/2007/QĐ-TTg',
    hieuLucTu: '2007-10-01',
    hieuLucDen: '2022-02-20',
    hoatDong: true,
  },
];

/**
 * The rule in force on a day; one made for the unit type goes before one for all.
 *
 * @param unitTypeId `undefined` for who pays without a unit: only rules for all types are his.
 * @param day ISO date.
 */
export function findRule(
  rules: readonly ContributionRule[],
  khoanThu: RevenueItem,
  unitTypeId: number | undefined,
  day: string,
): ContributionRule | undefined {
  const inForce = rules.filter(
    (rule) =>
      concerns(rule, khoanThu, unitTypeId) &&
      rule.hieuLucTu <= day &&
      (rule.hieuLucDen === null || day <= rule.hieuLucDen),
  );
  return inForce.find((rule) => rule.loaiDonViIds.length > 0) ?? inForce[0];
}

/**
 * What a worker who leaves on a day owes, worker share and enterprise share (Decision 40/2021 Art.7–8, 34/2025).
 *
 * A worker share must always be ruled. A unit type without any enterprise share owes none, but a hole between two
 * rules of the enterprise share is an oversight and is reported as missing.
 *
 * @param isSelfPaid The worker has paid his share himself and holds a certificate: his share is not asked again.
 * @param day ISO date of departure.
 */
export function contributionShares(
  rules: readonly ContributionRule[],
  { unitTypeId, day, isSelfPaid }: { unitTypeId: number | undefined; day: string; isSelfPaid: boolean },
): ContributionShares {
  const tienNld = isSelfPaid ? 0 : fixedAmountOf(findRule(rules, workerShare, unitTypeId, day));
  const enterpriseRule = findRule(rules, enterpriseShare, unitTypeId, day);
  const tienDn =
    enterpriseRule === undefined && !isInHole(rules, enterpriseShare, unitTypeId, day)
      ? 0
      : fixedAmountOf(enterpriseRule);
  return tienNld === undefined || tienDn === undefined ? { missing: day } : { tienNld, tienDn };
}

/** Per cent of a service enterprise's service-fee revenue due on a day; 0 where no rule asks for any (since 21/02/2022). */
export function revenueRate(rules: readonly ContributionRule[], day: string): number {
  const rule = findRule(rules, serviceFeeRevenue, serviceEnterpriseTypeId, day);
  return rule?.cachTinh === 2 ? (rule.tyLe ?? 0) : 0;
}

/**
 * The share of a revenue, rounded up to the next đồng, exactly: neither the product nor the rate is ever a binary
 * fraction (domain dictionary §5.6); 0 for what is no revenue or no rate, as a form holds while it is being typed in.
 *
 * @param revenue Integer đồng.
 * @param percent At most two decimals.
 * @example
 * revenueDue(500_000_001, 1); // 5_000_001
 */
export function revenueDue(revenue: number, percent: number): number {
  const hundredths = Math.round(percent * 100);
  return Number.isSafeInteger(revenue) && revenue > 0 && Number.isSafeInteger(hundredths) && hundredths > 0
    ? Number((BigInt(revenue) * BigInt(hundredths) + 9_999n) / 10_000n)
    : 0;
}

/** Another rule for the same item and a common unit type whose force meets the candidate's (`QuyHoTro:08001`). */
export function overlappingRule(
  rules: readonly ContributionRule[],
  candidate: ContributionRule,
): ContributionRule | undefined {
  return isActive(candidate)
    ? rivals(rules, candidate).find(
        (rule) =>
          rule.hieuLucTu <= (candidate.hieuLucDen ?? rule.hieuLucTu) &&
          candidate.hieuLucTu <= (rule.hieuLucDen ?? candidate.hieuLucTu),
      )
    : undefined;
}

/**
 * The days without any rule between the last one before the candidate and the candidate itself, worth a warning; the
 * longest such hole where unit types differ; `undefined` when the candidate follows on, or is the first.
 */
export function gapBefore(
  rules: readonly ContributionRule[],
  candidate: ContributionRule,
): { readonly tuNgay: string; readonly denNgay: string } | undefined {
  const earlier = rivals(rules, candidate).filter((rule) => rule.hieuLucTu < candidate.hieuLucTu);
  const isForAll = candidate.loaiDonViIds.length === 0;
  const unitTypes = isForAll ? [undefined, ...earlier.flatMap((rule) => rule.loaiDonViIds)] : candidate.loaiDonViIds;
  const starts = unitTypes
    .map((unitTypeId) => earlier.filter((rule) => concerns(rule, candidate.khoanThu, unitTypeId)))
    .filter((own) => own.length > 0)
    .map(
      (own) =>
        own
          .map((rule) => dayAfter(rule, candidate.hieuLucTu))
          .sort()
          .at(-1) ?? candidate.hieuLucTu,
    );
  const tuNgay = starts.sort()[0] ?? candidate.hieuLucTu;
  return tuNgay < candidate.hieuLucTu ? { tuNgay, denNgay: addDays(candidate.hieuLucTu, -1) } : undefined;
}

function dayAfter(rule: ContributionRule, whenOpen: string): string {
  return rule.hieuLucDen === null ? whenOpen : addDays(rule.hieuLucDen, 1);
}

function isActive(rule: ContributionRule): boolean {
  return rule.hoatDong !== false;
}

function concerns(rule: ContributionRule, khoanThu: RevenueItem, unitTypeId: number | undefined): boolean {
  const isForType =
    rule.loaiDonViIds.length === 0 || (unitTypeId !== undefined && rule.loaiDonViIds.includes(unitTypeId));
  return isActive(rule) && rule.khoanThu === khoanThu && isForType;
}

function rivals(rules: readonly ContributionRule[], candidate: ContributionRule): readonly ContributionRule[] {
  return rules.filter(
    (rule) =>
      isActive(rule) &&
      rule.id !== candidate.id &&
      rule.khoanThu === candidate.khoanThu &&
      shareUnitType(rule.loaiDonViIds, candidate.loaiDonViIds),
  );
}

function shareUnitType(left: readonly number[], right: readonly number[]): boolean {
  return left.length === 0 || right.length === 0 || left.some((id) => right.includes(id));
}

function isInHole(
  rules: readonly ContributionRule[],
  khoanThu: RevenueItem,
  unitTypeId: number | undefined,
  day: string,
): boolean {
  const own = rules.filter((rule) => concerns(rule, khoanThu, unitTypeId));
  return own.some((rule) => rule.hieuLucTu < day) && own.some((rule) => rule.hieuLucTu > day);
}

function fixedAmountOf(rule: ContributionRule | undefined): number | undefined {
  return rule?.cachTinh === 1 ? (rule.soTien ?? undefined) : undefined;
}

function fixedAmount(
  ma: string,
  khoanThu: RevenueItem,
  soTien: number,
  canCu: string,
  hieuLucTu: string,
  hieuLucDen: string | null,
): ContributionRule {
  const loaiDonViIds = khoanThu === enterpriseShare ? [serviceEnterpriseTypeId] : [];
  return {
    id: ma,
    ma,
    khoanThu,
    loaiDonViIds,
    cachTinh: 1,
    soTien,
    tyLe: null,
    canCu,
    hieuLucTu,
    hieuLucDen,
    hoatDong: true,
  };
}

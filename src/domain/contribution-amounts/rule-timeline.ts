import type { ContributionRule, RevenueItem } from '../fund/contribution-rules';
import { addDays, daysBetween } from '../format/calendar';

/** A rule's place on the picture; shares of the whole width, 0 to 1. */
export type TimelineBar<Rule> = {
  readonly rule: Rule;
  readonly start: number;
  readonly width: number;
  /** It has no end: the bar runs out of the picture. */
  readonly isOpen: boolean;
};

/** Days that no rule of the row covers, between two that do. */
export type TimelineGap = {
  readonly tuNgay: string;
  readonly denNgay: string;
  readonly start: number;
  readonly width: number;
};

/** Rules that never meet, one after the other. */
export type TimelineRow<Rule> = {
  readonly khoanThu: RevenueItem;
  /** Unit types of the row's rules; empty for all. */
  readonly loaiDonViIds: readonly number[];
  readonly bars: readonly TimelineBar<Rule>[];
  readonly gaps: readonly TimelineGap[];
};

export type RuleTimeline<Rule> = {
  readonly years: readonly { readonly year: number; readonly start: number }[];
  /** Where today stands. */
  readonly today: number;
  readonly rows: readonly TimelineRow<Rule>[];
};

/** Years between two labels of the axis at most. */
const mostYearLabels = 8;

/**
 * The picture of when which rule is in force: a row for each item and its unit types, from the first year of any rule to
 * the end of the year after the last date known, or after today.
 *
 * @param today ISO date.
 */
export function ruleTimeline<Rule extends ContributionRule>(
  rules: readonly Rule[],
  today: string,
): RuleTimeline<Rule> | undefined {
  const shown = rules.filter(({ hoatDong }) => hoatDong !== false);
  const dates = [today, ...shown.flatMap(({ hieuLucTu, hieuLucDen }) => [hieuLucTu, hieuLucDen ?? hieuLucTu])].sort();
  if (shown.length === 0) {
    return undefined;
  }
  const firstYear = Number(dates[0]?.slice(0, 4));
  const lastYear = Number(dates.at(-1)?.slice(0, 4)) + 1;
  const scale = scaleOf(`${firstYear}-01-01`, `${lastYear}-12-31`);
  const step = Math.ceil((lastYear - firstYear + 1) / mostYearLabels);
  const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => firstYear + index);
  return {
    years: years
      .filter((_, index) => index % step === 0)
      .map((year) => ({ year, start: scale.startOf(`${year}-01-01`) })),
    today: scale.startOf(today),
    rows: groups(shown).map((group) => rowOf(group, scale)),
  };
}

type Scale = {
  readonly startOf: (day: string) => number;
  readonly widthOf: (from: string, to: string | null) => number;
};

function scaleOf(first: string, last: string): Scale {
  const days = daysBetween(first, last) + 1;
  const startOf = (day: string) => daysBetween(first, day) / days;
  return { startOf, widthOf: (from, to) => startOf(addDays(to ?? last, 1)) - startOf(from) };
}

/** Rules of one item and the same unit types, oldest first. */
function groups<Rule extends ContributionRule>(rules: readonly Rule[]): readonly (readonly Rule[])[] {
  const byKey = new Map<string, Rule[]>();
  for (const rule of rules) {
    const key = `${rule.khoanThu}/${rule.loaiDonViIds.join(',')}`;
    byKey.set(key, [...(byKey.get(key) ?? []), rule]);
  }
  return [...byKey.entries()]
    .sort(([left], [right]) => left.localeCompare(right))
    .map(([, group]) => group.sort((left, right) => left.hieuLucTu.localeCompare(right.hieuLucTu)));
}

function rowOf<Rule extends ContributionRule>(group: readonly Rule[], { startOf, widthOf }: Scale): TimelineRow<Rule> {
  const [first] = group;
  const gaps = group.slice(1).flatMap((rule, index) => {
    const end = group[index]?.hieuLucDen ?? null;
    const from = end === null ? rule.hieuLucTu : addDays(end, 1);
    const to = addDays(rule.hieuLucTu, -1);
    return from > to ? [] : [{ tuNgay: from, denNgay: to, start: startOf(from), width: widthOf(from, to) }];
  });
  return {
    khoanThu: first?.khoanThu ?? 1,
    loaiDonViIds: first?.loaiDonViIds ?? [],
    bars: group.map((rule) => ({
      rule,
      start: startOf(rule.hieuLucTu),
      width: widthOf(rule.hieuLucTu, rule.hieuLucDen),
      isOpen: rule.hieuLucDen === null,
    })),
    gaps,
  };
}

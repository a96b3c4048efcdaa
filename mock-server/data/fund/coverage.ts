/** A line as far as money is concerned. Integer đồng. */
type CoverableLine = { readonly id: string; readonly tienNld: number; readonly tienDn: number };

/** A period of a unit: the money that came for it, and its lines in their order. */
export type CoverablePeriod = { readonly daNop: number; readonly lines: readonly CoverableLine[] };

/** What of a line is paid: the worker share whole or not at all, the enterprise share also in part. Integer đồng. */
export type Coverage = { readonly nld: number; readonly dn: number };

/** What lines are paid, by their ids. */
export type CoverageOfLines = ReadonlyMap<string, Coverage>;

const nothing: Coverage = { nld: 0, dn: 0 };

/** The shares of a line that are to be paid, and what is paid of them so far. */
type Open = { readonly id: string; readonly shares: Coverage; readonly kept: Coverage; nld: number; dn: number };

/**
 * Which lines of a unit its money pays for, period after period (domain dictionary §12.1).
 *
 * Money of a period goes to its worker shares first, in the order of the lines and only whole ones, then to its
 * enterprise shares, then to what earlier periods left unpaid, worker shares first there too, then to the debt from before
 * the first report. What is left is credit of the next period.
 *
 * @param opening Debt before the first period. Integer đồng.
 * @param kept What is paid before all else, in the same order (`keptCoverage`).
 */
export function coverPeriods(
  periods: readonly CoverablePeriod[],
  opening: number,
  kept: CoverageOfLines = new Map(),
): CoverageOfLines {
  const lines = periods.map((period) =>
    period.lines.map(({ id, tienNld, tienDn }): Open => {
      return { id, shares: { nld: tienNld, dn: tienDn }, kept: kept.get(id) ?? nothing, ...nothing };
    }),
  );
  const reserved = sumOf(lines.flat(), (line) => line.kept.nld + line.kept.dn);
  const purse = { left: 0, free: Math.max(0, sumOf(periods, ({ daNop }) => daNop) - reserved) };
  let debtOfBefore = opening;
  let owing: readonly Open[] = [];
  for (const [place, own] of lines.entries()) {
    purse.left += periods[place]?.daNop ?? 0;
    if (reserved > 0) {
      purse.left -= payGroups([own, owing], 'kept', purse.left);
    }
    const spent = payGroups([own, owing], 'shares', Math.min(purse.left, purse.free));
    owing = [...owing, ...own].filter(({ shares, nld, dn }) => nld < shares.nld || dn < shares.dn);
    const open = Math.min(purse.left, purse.free) - spent;
    const paidBefore = owing.length === 0 ? Math.min(open, debtOfBefore) : 0;
    debtOfBefore -= paidBefore;
    purse.left -= spent + paidBefore;
    purse.free -= spent + paidBefore;
  }
  return new Map(lines.flat().map(({ id, nld, dn }) => [id, { nld, dn }]));
}

/**
 * What the money of a unit goes on to pay, so that certificates that were given out keep the money that they stand on
 * whatever lines and reports come after: they go only with the money itself. Nothing, as long as they are covered anyway.
 *
 * @param posted What was posted for the lines of approved reports up to now.
 * @param isApproved Whether a line is of an approved report: what is paid of it will be posted.
 */
export function keptCoverage(
  periods: readonly CoverablePeriod[],
  opening: number,
  { posted, isApproved }: { readonly posted: CoverageOfLines; readonly isApproved: (id: string) => boolean },
): CoverageOfLines {
  const plain = coverPeriods(periods, opening);
  const isKeptAnyway = (known: CoverageOfLines) =>
    [...known].every(([id, { nld }]) => (plain.get(id)?.nld ?? 0) >= nld);
  let kept = posted;
  for (;;) {
    if (isKeptAnyway(kept)) {
      return new Map();
    }
    const coverage = coverPeriods(periods, opening, kept);
    const next = new Map([...coverage].filter(([id, { nld, dn }]) => isApproved(id) && nld + dn > 0));
    if (isEqual(kept, next)) {
      return kept;
    }
    kept = next;
  }
}

function isEqual(one: CoverageOfLines, other: CoverageOfLines): boolean {
  return (
    one.size === other.size &&
    [...one].every(([id, { nld, dn }]) => other.get(id)?.nld === nld && other.get(id)?.dn === dn)
  );
}

/** Pays groups of lines one after the other. @returns What it has paid. Integer đồng. */
function payGroups(groups: readonly (readonly Open[])[], amounts: 'kept' | 'shares', money: number): number {
  let left = money;
  for (const open of groups) {
    left = payWorkers(open, amounts, left);
    left = open.every((entry) => entry.nld >= entry[amounts].nld) ? payEnterprise(open, amounts, left) : left;
  }
  return money - left;
}

function payWorkers(open: readonly Open[], amounts: 'kept' | 'shares', money: number): number {
  let left = money;
  for (const entry of open) {
    const owed = Math.max(0, entry[amounts].nld - entry.nld);
    if (owed > left) {
      break;
    }
    entry.nld += owed;
    left -= owed;
  }
  return left;
}

function payEnterprise(open: readonly Open[], amounts: 'kept' | 'shares', money: number): number {
  let left = money;
  for (const entry of open) {
    const paid = Math.min(left, Math.max(0, entry[amounts].dn - entry.dn));
    entry.dn += paid;
    left -= paid;
  }
  return left;
}

function sumOf<Item>(items: readonly Item[], amountOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + amountOf(item), 0);
}

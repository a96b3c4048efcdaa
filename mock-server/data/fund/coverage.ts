/** A line as far as money is concerned. Integer đồng. */
type CoverableLine = { readonly id: string; readonly tienNld: number; readonly tienDn: number };

/** A period of a unit: the money that came for it, and its lines in their order. */
export type CoverablePeriod = { readonly daNop: number; readonly lines: readonly CoverableLine[] };

/** What of a line is paid: the worker share whole or not at all, the enterprise share also in part. Integer đồng. */
export type Coverage = { readonly nld: number; readonly dn: number };

type Open = { readonly line: CoverableLine; nld: number; dn: number };

/**
 * Which lines of a unit its money pays for, period after period (domain dictionary §12.1).
 *
 * Money of a period goes to its worker shares first, in the order of the lines and only whole ones, then to its
 * enterprise shares, then to what earlier periods left unpaid, worker shares first there too, then to the debt from before
 * the first report. What is left is credit of the next period.
 *
 * @param opening Debt before the first period. Integer đồng.
 */
export function coverPeriods(periods: readonly CoverablePeriod[], opening: number): ReadonlyMap<string, Coverage> {
  const covered = new Map<string, Open>();
  let left = 0;
  let debtOfBefore = opening;
  let owing: readonly Open[] = [];
  for (const { daNop, lines } of periods) {
    left += daNop;
    const own = lines.map((line): Open => ({ line, nld: 0, dn: 0 }));
    for (const open of own) {
      covered.set(open.line.id, open);
    }
    for (const open of [own, owing]) {
      left = payWorkers(open, left);
      left = open.every(({ line, nld }) => nld === line.tienNld) ? payEnterprise(open, left) : left;
    }
    owing = [...owing, ...own].filter(({ line, nld, dn }) => nld < line.tienNld || dn < line.tienDn);
    if (owing.length === 0) {
      const paid = Math.min(left, debtOfBefore);
      debtOfBefore -= paid;
      left -= paid;
    }
  }
  return new Map([...covered].map(([id, { nld, dn }]) => [id, { nld, dn }]));
}

function payWorkers(open: readonly Open[], money: number): number {
  let left = money;
  for (const entry of open) {
    const owed = entry.line.tienNld - entry.nld;
    if (owed > left) {
      break;
    }
    entry.nld += owed;
    left -= owed;
  }
  return left;
}

function payEnterprise(open: readonly Open[], money: number): number {
  let left = money;
  for (const entry of open) {
    const paid = Math.min(left, entry.line.tienDn - entry.dn);
    entry.dn += paid;
    left -= paid;
  }
  return left;
}

import { inCodeOrder } from '../text/code-order';
import { isMoney } from '../validation/checks';

/** One row of a voucher's allocation: what the report or dossier still owes, and what the voucher gives it. Integer đồng. */
export type Allocation = { readonly ma: string; readonly conPhaiNop: number; readonly soTien: number };

/** A report or dossier that still owes money, with the ISO date it is due. */
export type Debt = { readonly ma: string; readonly conPhaiNop: number; readonly hanNop: string };

/** Why an allocation cannot stand, with its business code. */
export type AllocationProblem =
  | { readonly code: 'QuyHoTro:03002'; readonly tongPhanBo: number }
  | { readonly code: 'QuyHoTro:03003'; readonly ma: string };

/**
 * What is wrong with a voucher's allocation: more in all than the voucher holds (03002), or for one record more than it
 * owes (03003); two rows of one record count together, and a row that is no amount is one that exceeds.
 */
export function checkAllocation({
  soTien,
  phanBo,
}: {
  readonly soTien: number;
  readonly phanBo: readonly Allocation[];
}): readonly AllocationProblem[] {
  const tongPhanBo = phanBo.reduce((total, row) => total + row.soTien, 0);
  const exceeding = new Set(phanBo.filter((row) => exceeds(row, phanBo)).map((row) => row.ma));
  return [
    ...(tongPhanBo > soTien ? [{ code: 'QuyHoTro:03002', tongPhanBo } as const] : []),
    ...[...exceeding].map((ma) => ({ code: 'QuyHoTro:03003', ma }) as const),
  ];
}

/** Gives a voucher's money to the debts, the earliest due first; `conLai` is what stays as credit. Integer đồng. */
export function proposeAllocation(
  soTien: number,
  debts: readonly Debt[],
): { readonly phanBo: readonly Allocation[]; readonly conLai: number } {
  let conLai = soTien;
  const phanBo = [...debts].sort(byDueDay).flatMap(({ ma, conPhaiNop }) => {
    const given = Math.min(conLai, conPhaiNop);
    conLai -= Math.max(0, given);
    return given > 0 ? [{ ma, conPhaiNop, soTien: given }] : [];
  });
  return { phanBo, conLai };
}

function exceeds(row: Allocation, phanBo: readonly Allocation[]): boolean {
  const given = phanBo.filter(({ ma }) => ma === row.ma).reduce((total, { soTien }) => total + soTien, 0);
  return !isMoney(row.soTien) || given > row.conPhaiNop;
}

function byDueDay(left: Debt, right: Debt): number {
  const [leftKey, rightKey] = [`${left.hanNop} ${left.ma}`, `${right.hanNop} ${right.ma}`];
  return inCodeOrder(leftKey, rightKey);
}

/** What a period's money is reckoned from. Integer đồng. */
export type SettlementInput = {
  /** Worker shares and enterprise shares of the period. */
  readonly tienNld: number;
  readonly tienDn: number;
  /** Debt and credit of the period before. */
  readonly duNoKyTruoc: number;
  readonly nopThuaKyTruoc: number;
  /** What reconciled vouchers allocate to this period. */
  readonly daNop: number;
};

/** What follows for the period. Integer đồng. */
export type Settlement = {
  readonly phaiNopTrongKy: number;
  readonly tongPhaiNop: number;
  readonly noChuyenKySau: number;
  readonly nopThua: number;
};

/**
 * Settles a period by M1–M3.
 *
 * Nothing due is negative: where the credit brought forward exceeds what is due, the total due is 0 and the rest of the
 * credit goes on as `nopThua`. So `tongPhaiNop − daNop = noChuyenKySau − nopThua` holds in every case but that one.
 */
export function settle({ tienNld, tienDn, duNoKyTruoc, nopThuaKyTruoc, daNop }: SettlementInput): Settlement {
  const phaiNopTrongKy = tienNld + tienDn;
  const balance = duNoKyTruoc + phaiNopTrongKy - nopThuaKyTruoc;
  return {
    phaiNopTrongKy,
    tongPhaiNop: Math.max(0, balance),
    noChuyenKySau: Math.max(0, balance - daNop),
    nopThua: Math.max(0, daNop - balance),
  };
}

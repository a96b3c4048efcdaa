import type { Database } from '@mock-server/data/database';
import { allocationsOf } from '@mock-server/data/fund/allocations';
import { chainOf, linesOf } from '@mock-server/data/fund/fund-report-index';

import { settlementProblems } from '../../domain/fund/settlement-problems';

/** Every money invariant that the fund reports of a database break, as `M4 BCQ.202610.DV0007`; none for a right one. */
export function brokenInvariants(database: Database, unitIds?: Iterable<string>): readonly string[] {
  const units = unitIds ?? [...database.units.rows()].map(({ id }) => id);
  return [...units].flatMap((donViId) => {
    const chain = chainOf(database, donViId);
    const lastApproved = chain.findLast(({ trangThai }) => trangThai === 4);
    return chain.flatMap((report, index) => {
      const previous = chain[index - 1];
      const unitDebt = report === lastApproved ? database.units.find(donViId)?.duNoNld : undefined;
      return settlementProblems(report, {
        lines: linesOf(database, report.id),
        previous: previous ?? { noChuyenKySau: report.duNoMoSo, nopThua: 0 },
        allocations: allocationsOf(database, 'bao-cao-quy', report.id).map(({ voucher, soTien }) => ({
          soTien,
          isReconciled: voucher.trangThai === 7,
        })),
        ...(unitDebt === undefined ? {} : { unitDebt }),
      }).map((invariant) => `${invariant} ${report.ma}`);
    });
  });
}

import { settledStatuses } from '../settled';
import type { Invariant } from '../outcome';
import type { YearWorld } from '../year-world';

const coded = [
  'fundReports',
  'revenueReports',
  'documentReports',
  'payIns',
  'selfPaying',
  'supportRequests',
  'units',
] as const;

/** Codes are unique and never given twice, not even after a record was removed (domain dictionary §4.1). */
export function createCodeBook({ database }: YearWorld): Invariant {
  const owners = new Map<string, string>();
  for (const table of coded) {
    for (const { id, ma } of database[table].rows()) {
      owners.set(ma, id);
    }
  }
  return ({ changes }) =>
    changes.flatMap(({ table, id, is }) => {
      const ma = (coded as readonly string[]).includes(table) ? is?.['ma'] : undefined;
      if (typeof ma !== 'string') {
        return [];
      }
      const owner = owners.get(ma) ?? id;
      owners.set(ma, owner);
      return owner === id ? [] : [`${table} ${ma} was another record's code`];
    });
}

/** A certificate's number is one contribution's, and never given twice (§4.1). */
export function doubleCertificates({ database }: YearWorld): readonly string[] {
  const seen = new Map<string, string>();
  return [...database.contributions.rows()].flatMap(({ id, gcn, soGcn }) =>
    [...new Set([...gcn.map(({ soGcn: number }) => number), ...(soGcn === null ? [] : [soGcn])])].flatMap((number) => {
      const owner = seen.get(number);
      seen.set(number, id);
      return owner === undefined || owner === id ? [] : [`${number} is two contributions'`];
    }),
  );
}

/** The stock of a document goes from one approved quarter to the next (§5.7). */
export function brokenStocks({ database, fund }: YearWorld, codes: readonly string[]): readonly string[] {
  return codes.flatMap((ma) => {
    const donViId = fund.unitOf(ma)?.id;
    const chain = [...database.documentReports.rows()]
      .filter((row) => row.donViId === donViId && row.trangThai === settledStatuses.approved)
      .toSorted((one, other) => one.nam * 10 + one.quy - (other.nam * 10 + other.quy));
    const stock = new Map<string, number>();
    return chain.flatMap((row) =>
      row.chiTiet.flatMap((line) => {
        const key = `${line.taiLieuId} ${line.thiTruongId ?? ''}`;
        const opening = stock.get(key);
        const closing = line.tonDau + line.nhan - line.daCap - line.hongMat;
        stock.set(key, closing);
        return [
          ...(closing < 0 ? [`${row.ma} ${key} has ${String(closing)} left`] : []),
          ...(opening !== undefined && opening !== line.tonDau
            ? [`${row.ma} ${key} begins with ${String(line.tonDau)}, ${String(opening)} were left`]
            : []),
        ];
      }),
    );
  });
}

/** Support is given once for a contribution, to who has paid, and paid out up to what was granted (§5.8 E1, E4, 06011). */
export function brokenSupport({ database }: YearWorld): readonly string[] {
  const granted = new Map<string, string>();
  return [...database.supportRequests.rows()].flatMap((row) =>
    row.trangThai !== settledStatuses.approved && row.trangThai !== settledStatuses.paid
      ? []
      : row.truongHop.flatMap((each) => {
          const paid = each.chiTra.filter(({ huyLuc }) => huyLuc === null).reduce((sum, { soTien }) => sum + soTien, 0);
          const key = `${each.hopDongId ?? ''} ${row.loaiHoTroId}`;
          const other = each.hopDongId === null || row.mienDieuKien !== null ? undefined : granted.get(key);
          if (row.mienDieuKien === null) {
            granted.set(key, row.ma);
          }
          const contract = database.contracts.find(each.hopDongId ?? '');
          const isUnpaid = each.hopDongId !== null && (each.tienDuyet ?? 0) > 0 && (contract?.soGcn ?? null) === null;
          return [
            ...(paid > (each.tienDuyet ?? 0) ? [`${row.ma} paid ${String(paid)} of ${String(each.tienDuyet)}`] : []),
            ...(other === undefined ? [] : [`${row.ma} grants what ${other} grants`]),
            ...(isUnpaid && row.mienDieuKien === null ? [`${row.ma} is granted to who has not contributed`] : []),
          ];
        }),
  );
}

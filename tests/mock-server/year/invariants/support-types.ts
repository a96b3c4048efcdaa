import type { SupportRequestRow } from '@mock-server/data/support/support-request-row';
import type { SupportTypeRow } from '@mock-server/data/fund/support-types';

import { supportPath } from '../../support-requests/support-desk';
import { isRefused, type Invariant } from '../outcome';
import { settledStatuses } from '../settled';
import type { YearWorld } from '../year-world';

/** A request changes by what is done with it alone, and what was granted stays, whatever becomes of its kind (§5.8, §5.13). */
export const grantsStay: Invariant = ({ call, changes }) =>
  changes.flatMap(({ table, id, was, is }) => {
    if (table !== 'supportRequests' || was === undefined) {
      return [];
    }
    const [before, after] = [was, is] as unknown as readonly [SupportRequestRow, SupportRequestRow | undefined];
    const isGranted = before.trangThai === settledStatuses.approved || before.trangThai === settledStatuses.paid;
    const isOwn = call.path.includes(id);
    return [
      ...(isOwn ? [] : [`${before.ma} was changed by ${call.path}`]),
      ...(isGranted && amountsOf(before) !== amountsOf(after)
        ? [`${before.ma} has other amounts than it was granted`]
        : []),
    ];
  });

function amountsOf(row: SupportRequestRow | undefined): string {
  const { truongHop = [], ...head } = row ?? {};
  const { loaiHoTroId, soQd, ngayQd, ngayNhanDu, mienDieuKien } = head as Partial<SupportRequestRow>;
  const cases = truongHop.map(({ id, hopDongId, tienDeNghi, tienDeXuat, tienDuyet, dieuKien, giayTo }) => [
    ...[id, hopDongId, tienDeNghi, tienDeXuat, tienDuyet, dieuKien, giayTo],
  ]);
  return JSON.stringify([loaiHoTroId, soQd, ngayQd, ngayNhanDu, mienDieuKien, cases]);
}

/** What requests were counted by (§5.13: a used type is only deactivated). */
const counted = [
  ...(['ma', 'doiTuong', 'cachTinh', 'mucToiThieu', 'mucToiDa', 'mucToiDaNhom', 'tyLe', 'donGia'] as const),
  ...(['soThangToiDa', 'hieuLucTu', 'gioiHanLan', 'loaiTruoc', 'loaiTamCap'] as const),
];

/** A kind that was asked for stays, with what requests were counted by. */
export const usedTypesStay =
  ({ database }: YearWorld): Invariant =>
  ({ changes }) =>
    changes.flatMap(({ table, was, is }) => {
      const [before, after] = [was, is] as unknown as readonly (SupportTypeRow | undefined)[];
      const isUsed =
        table === 'supportTypes' &&
        [...database.supportRequests.everRows()].some(({ loaiHoTroId }) => loaiHoTroId === before?.ma);
      if (before === undefined || !isUsed) {
        return [];
      }
      return after === undefined
        ? [`${before.ma} is gone, and was asked for`]
        : counted
            .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
            .map((field) => `${before.ma} has another ${field}, and was asked for`);
    });

/** Whoever begins or sends a request asks for a kind that is applied, and in force on its day; approved is what its frame holds. */
export const kindsAreInForce =
  (world: YearWorld): Invariant =>
  (outcome) => {
    const { call, changes } = outcome;
    if (isRefused(outcome) || !call.path.startsWith(supportPath)) {
      return [];
    }
    return changes.flatMap(({ table, was, is }) => {
      if (table !== 'supportRequests' || is === undefined) {
        return [];
      }
      const row = is as unknown as SupportRequestRow;
      const type = [...world.database.supportTypes.rows()].find(({ ma }) => ma === row.loaiHoTroId);
      if (type === undefined) {
        return [`${row.ma} asks for ${row.loaiHoTroId}, which is not there`];
      }
      const isInForce = type.hieuLucTu <= row.ngayDeNghi && row.ngayDeNghi <= (type.hieuLucDen ?? '9999');
      const isBegun = was === undefined || was['loaiHoTroId'] !== row.loaiHoTroId;
      return [
        ...(isBegun && !type.hoatDong ? [`${row.ma} begins with ${type.ma}, which is not applied`] : []),
        ...((isBegun || call.step?.verb === 'gui') && !isInForce ? [`${row.ma}: ${type.ma} is not in force`] : []),
        ...(call.step?.verb === 'phe-duyet' ? outsideOf(type, row) : []),
      ];
    });
  };

function outsideOf({ cachTinh, mucToiThieu, mucToiDa }: SupportTypeRow, row: SupportRequestRow): readonly string[] {
  return row.truongHop.flatMap(({ tienDuyet }) =>
    cachTinh !== 1 || !tienDuyet || ((mucToiThieu ?? 0) <= tienDuyet && tienDuyet <= (mucToiDa ?? tienDuyet))
      ? []
      : [`${row.ma} is granted ${String(tienDuyet)}`],
  );
}

/** Every kind that a request or another kind names is there. */
export function unknownKinds({ database }: YearWorld): readonly string[] {
  const types = [...database.supportTypes.rows()];
  const known = new Set(types.map(({ ma }) => ma));
  return [
    ...[...database.supportRequests.rows()].flatMap(({ ma, loaiHoTroId }) =>
      known.has(loaiHoTroId) ? [] : [`${ma} asks for ${loaiHoTroId}, which is gone`],
    ),
    ...types.flatMap(({ ma, loaiTruoc, loaiTamCap }) =>
      [...loaiTruoc, ...(loaiTamCap === null ? [] : [loaiTamCap])]
        .filter((other) => !known.has(other))
        .map((other) => `${ma} waits for ${other}, which is gone`),
    ),
  ];
}

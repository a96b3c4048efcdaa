import type { ContributionAmountRow } from '@mock-server/data/seed/fund/contribution-amount-seed';

import { isRefused, type Invariant } from '../outcome';
import type { YearWorld } from '../year-world';

const forever = '9999-12-31';

/** No two rules of one item are in force for one type of unit on one day (§5.12), and no day is off twice (§4.5). */
export function brokenRules({ database }: YearWorld): readonly string[] {
  const rules = [...database.contributionAmounts.rows()].filter(({ hoatDong }) => hoatDong);
  const days = [...database.daysOff.rows()].map(({ ngay }) => ngay);
  const codes = [...database.contributionAmounts.rows()].map(({ ma }) => ma);
  return [
    ...rules.flatMap((one, index) =>
      rules
        .slice(index + 1)
        .flatMap((other) => (areInForceTogether(one, other) ? [`${one.ma} meets ${other.ma}`] : [])),
    ),
    ...days.filter((day, index) => days.indexOf(day) !== index).map((day) => `${day} is off twice`),
    ...codes.filter((ma, index) => codes.indexOf(ma) !== index).map((ma) => `there are two rules ${ma}`),
  ];
}

function areInForceTogether(one: ContributionAmountRow, other: ContributionAmountRow): boolean {
  const types = (row: ContributionAmountRow) => row.loaiDonViIds as readonly number[];
  return (
    one.khoanThu === other.khoanThu &&
    one.hieuLucTu <= (other.hieuLucDen ?? forever) &&
    other.hieuLucTu <= (one.hieuLucDen ?? forever) &&
    (types(one).length === 0 || types(other).length === 0 || types(one).some((id) => types(other).includes(id)))
  );
}

/** A rule by which somebody was counted stays as it is, but for its end (§5.12); the end takes nobody's rule away. */
export const usedRulesStay =
  (world: YearWorld): Invariant =>
  (outcome) =>
    outcome.changes.flatMap(({ table, was, is }) => {
      const [before, after] = [was, is] as unknown as readonly (ContributionAmountRow | undefined)[];
      if (table !== 'contributionAmounts' || before === undefined || isRefused(outcome)) {
        return [];
      }
      const days = countedDays(world, before);
      const isKept =
        after !== undefined &&
        (['khoanThu', 'loaiDonViIds', 'cachTinh', 'soTien', 'tyLe', 'hieuLucTu', 'hoatDong'] as const).every(
          (name) => JSON.stringify(before[name]) === JSON.stringify(after[name]),
        ) &&
        days.every((day) => day <= (after.hieuLucDen ?? forever));
      return days.length === 0 || isKept ? [] : [`${before.ma} was changed, and people were counted by it`];
    });

/** Days of departure of people in reports that stand, who were counted by a rule. */
function countedDays({ database }: YearWorld, rule: ContributionAmountRow): readonly string[] {
  const types = rule.loaiDonViIds as readonly number[];
  return [...database.fundReportLines.rows()].flatMap(({ baoCaoId, ngayXuatCanh, tienNld, tienDn }) => {
    const report = database.fundReports.find(baoCaoId);
    const unitType = database.units.find(report?.donViId ?? '')?.loaiDonViId ?? 0;
    const amount = rule.khoanThu === 1 ? tienNld : rule.khoanThu === 2 ? tienDn : 0;
    const isCounted =
      report !== undefined &&
      report.trangThai !== 5 &&
      amount > 0 &&
      (types.length === 0 || types.includes(unitType)) &&
      rule.hieuLucTu <= ngayXuatCanh &&
      ngayXuatCanh <= (rule.hieuLucDen ?? forever);
    return isCounted && rule.hoatDong ? [ngayXuatCanh] : [];
  });
}

/** What looks, counts or takes a file away changes nothing but the log (§4.7, §5.14). */
export const looksChangeNothing: Invariant = ({ call, changes }) =>
  /\/(?:doi-chieu|xuat|dieu-kien)$/u.test(call.path)
    ? changes
        .filter(({ table }) => !['logEntries', 'users', 'notifications'].includes(table))
        .map(({ table, id }) => `${call.path} changed ${table} ${id}`)
    : [];

/** Whoever may change the contacts of a unit alone changes nothing else of it (§3.3). */
export const contactsAlone: Invariant = ({ call, changes, user }) =>
  changes.flatMap(({ table, was, is }) => {
    const isOfUnit =
      table === 'units' && call.path.startsWith('/api/app/don-vi/') && user?.roles.join() === 'don-vi-lanh-dao';
    return isOfUnit && was !== undefined && is !== undefined
      ? Object.keys(is)
          .filter((name) => !['lienHe', 'lastModificationTime', 'lastModifierId', 'concurrencyStamp'].includes(name))
          .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
          .map((name) => `the ${name} of ${String(was['ma'])} was changed by its head`)
      : [];
  });

/** Rows of a sheet are taken or refused one by one: as many came as the answer says (§4.7, B-10). */
export const importsTellTheTruth: Invariant = (outcome) => {
  const { call, changes, reply } = outcome;
  if (isRefused(outcome) || !call.path.endsWith('/nhap-excel')) {
    return [];
  }
  const { ketQua } = reply.body as { readonly ketQua: readonly { readonly id?: string }[] };
  const said = ketQua.flatMap(({ id }) => id ?? []);
  const table = call.path.includes('/bao-cao-quy/') ? 'fundReportLines' : 'workers';
  const came = changes.filter((change) => change.table === table && change.was === undefined).map(({ id }) => id);
  const rows = (call.body?.['rows'] ?? []) as readonly unknown[];
  return [
    ...(ketQua.length === rows.length
      ? []
      : [`${String(rows.length)} rows were sent, ${String(ketQua.length)} answered`]),
    ...(said.toSorted().join() === came.toSorted().join()
      ? []
      : [`${String(said.length)} rows came, as is said; in truth ${String(came.length)}`]),
  ];
};

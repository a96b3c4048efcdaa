import type { DocumentReportRow, RevenueReportRow } from '@mock-server/data/fund/quarter-report-row';

import { documentPath, revenuePath } from '../../fund/quarter-reports';
import { newIntention, recent, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';

/** Somebody of the Fund looks into a report of a quarter: from then on its unit may not withdraw it. */
export const openQuarter: Act = (world, random) => {
  const { path, rows } = kindOf(world, random);
  const row = recent(rows, random, 8);
  return row && { who: 'ha.lt', method: 'POST', path: `${path}/${row.id}/mo`, body: {} };
};

/** Several reports of quarters at once, whatever their status. */
export const stepQuarters: Act = (world, random) => {
  const { path, rows } = kindOf(world, random);
  const items = rows
    .slice(-10)
    .filter(() => random.isTrue(0.4))
    .map(({ id, concurrencyStamp }) => ({ id, concurrencyStamp }));
  const [verb, who] = random.pick([
    ['tham-dinh', 'ha.lt'],
    ['phe-duyet', 'vinh.pq'],
  ] as const);
  return { who, method: 'POST', path: `${path}/nhieu/${verb}`, body: { items, maLanGui: newIntention() } };
};

type Quarterly = { readonly path: string; readonly rows: readonly (DocumentReportRow | RevenueReportRow)[] };

function kindOf({ database }: YearWorld, random: Random): Quarterly {
  return random.isTrue(0.5)
    ? { path: revenuePath, rows: [...database.revenueReports.rows()] }
    : { path: documentPath, rows: [...database.documentReports.rows()] };
}

/** The officer has counted again what a unit began its quarter with. */
export const correctOpening: Act = (world, random) => {
  const rows = [...world.database.documentReports.rows()];
  const sent = rows.filter(({ trangThai }) => trangThai === 2);
  const row = recent(sent.length > 0 && random.isTrue(0.8) ? sent : rows, random, 4);
  return (
    row && {
      who: 'ha.lt',
      method: 'POST',
      path: `${documentPath}/${row.id}/sua-ton-dau`,
      body: { ...openingOf(row, random), concurrencyStamp: row.concurrencyStamp, maLanGui: newIntention() },
    }
  );
};

function openingOf({ chiTiet }: DocumentReportRow, random: Random) {
  const lines = chiTiet
    .slice(0, 1)
    .map(({ id, tonDau }) => ({ id, tonDau: Math.max(0, tonDau + random.pick([5, -5, 0])) }));
  return { lyDo: 'Kiểm kê lại kho của đơn vị.', chiTiet: lines };
}

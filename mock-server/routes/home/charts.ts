import type { HomeChart } from '@/domain/home/home';
import { addressOf, routeOf } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import type { Report } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import { periodOfPreset } from '@/domain/reports/report-period';

import { departuresReport } from '../reports/departures';
import type { HomeRequest } from './home-request';

const { route } = reportOf('lao-dong-xuat-canh');

/** Departures by month and by market, out of R1 itself; nothing for those who may not see R1. */
export function homeCharts({ user, scope, backend, today }: HomeRequest): readonly HomeChart[] {
  if (!isGranted(routeOf(route).policy, user.grantedPolicies)) {
    return [];
  }
  const { database, clock } = backend;
  const nam = Number(today.slice(0, 4));
  const [own, before] = [nam, nam - 1].map((year) => {
    const filters = periodOfPreset('nam', year) ?? {};
    const report = departuresReport({ database, user, scope, today, filters }, clock());
    return { report, search: new URLSearchParams(filters).toString() };
  });
  if (own === undefined || before === undefined) {
    return [];
  }
  const lienKet = addressOf(route, {}, own.search);
  const presentMonth = Number(today.slice(5, 7));
  return [
    {
      ...{ ma: 'xuat-canh-theo-thang', nam, lienKet },
      chuoi: [
        { ten: String(nam), diem: byMonth(own.report).slice(0, presentMonth) },
        { ten: String(nam - 1), diem: byMonth(before.report) },
      ],
    },
    { ...{ ma: 'thi-truong', nam, lienKet }, chuoi: [{ ten: String(nam), diem: byMarket(own.report) }] },
  ];
}

function byMonth({ theoThang }: Report) {
  return theoThang.map(({ tong }, month) => ({ nhan: String(month + 1), giaTri: tong }));
}

/** The markets to which somebody went, the most first. */
function byMarket({ nhom }: Report) {
  return nhom
    .filter(({ loai }) => loai === 'thi-truong')
    .map(({ ma, giaTri }) => ({ nhan: ma, giaTri: Number(giaTri['tong'] ?? 0) }))
    .filter(({ giaTri }) => giaTri > 0)
    .sort((one, other) => other.giaTri - one.giaTri);
}

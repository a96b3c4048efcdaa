import type { RouteName } from '@/domain/navigation/routes';
import { drillDown, type Figure } from '@/domain/reports/drill-down';
import type { DrillDown } from '@/domain/reports/drill-filters';
import { pathOf, type Report, type ReportCode, type ReportFilters } from '@/domain/reports/report';

import type { Desk } from '../routes/office';

/** The day on which the test's office stands. */
export const today = '2026-11-15';

/** Where the rows of a list come from. */
const resources: Readonly<Partial<Record<RouteName, string>>> = {
  workers: '/api/app/nguoi-lao-dong',
  contributingWorkers: '/api/app/dong-gop-quy',
  fundReports: '/api/app/bao-cao-quy',
  revenueReports: '/api/app/bao-cao-doanh-thu',
  documentReports: '/api/app/bao-cao-tai-lieu',
  selfPaying: '/api/app/nguoi-lao-dong-tu-dong',
};

type Page = { readonly totalCount: number; readonly tong?: Readonly<Record<string, number>> };

export async function reportAt(desk: Desk, code: ReportCode, filters: ReportFilters): Promise<Report> {
  const { status, body } = await desk.get(`/api/app/bao-cao/${code}?${queryOf(filters)}`);
  if (status !== 200) {
    throw new Error(`${code} answered ${status}: ${JSON.stringify(body)}`);
  }
  return body as Report;
}

/** The figure that a list shows for a drill-down; `undefined` where the person may not open it. */
export async function listFigure(desk: Desk, { route, filters, figure = '' }: DrillDown): Promise<number | undefined> {
  const { status, body } = await desk.get(`${resources[route] ?? route}?${queryOf(filters)}&MaxResultCount=1`);
  if (status === 403) {
    return undefined;
  }
  if (status !== 200) {
    throw new Error(`${route} answered ${status}: ${JSON.stringify(body)}`);
  }
  const page = body as Page;
  return figure === 'totalCount' ? page.totalCount : page.tong?.[figure];
}

/** A number of a report with the list behind it. */
export type Checked = { readonly shown: number; readonly drill: DrillDown; readonly where: string };

/** All numbers of a report that a list repeats: those of the totals first, then row by row. @param day ISO date of today. */
export function checkedFigures(report: Report, filters: ReportFilters, day = today): readonly Checked[] {
  const rows = report.nhom.map((row) => ({ figures: row.giaTri, path: pathOf(report.nhom, row), name: row.id }));
  return [{ figures: report.tong, path: [], name: 'tong' }, ...rows].flatMap(({ figures, path, name }) =>
    Object.entries(figures).flatMap(([column, shown]): readonly Checked[] => {
      const figure: Figure = { path, column, filters, today: day };
      const drill = drillDown(report.ma, figure);
      return drill?.figure === undefined || typeof shown !== 'number'
        ? []
        : [{ shown, drill, where: `${report.ma} ${JSON.stringify(filters)} ${name} ${column}` }];
    }),
  );
}

function queryOf(filters: Readonly<Record<string, string | undefined>>): string {
  return new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString();
}

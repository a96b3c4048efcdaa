import { parseListQuery } from '@/domain/lists/list-address';
import { matchRoute, type RouteName } from '@/domain/navigation/routes';
import { unitsList } from '@/views/database/units/units-list';
import { duplicatesList } from '@/views/database/workers/merge/duplicates-list';
import { workersList } from '@/views/database/workers/workers-list';
import { documentReportsList } from '@/views/fund/document-reports/document-reports-list';
import { fundReportsList } from '@/views/fund/fund-reports/fund-reports-list';
import { payInsList } from '@/views/fund/pay-ins/pay-ins-list';
import { revenueReportsList } from '@/views/fund/revenue-reports/revenue-reports-list';
import { approvalsList, dossiersList } from '@/views/fund/self-paying/dossiers-list';
import { defaultsOf } from '@/views/shared/list/list-preferences';
import { requestsList } from '@/views/support/requests/requests-list';
import { supportedWorkersList } from '@/views/support/workers/supported-workers-list';
import { usersList } from '@/views/system/users/users-list';

import type { Desk } from './routes/office';

type Screen = Parameters<typeof defaultsOf>[0];

const lists: Partial<
  Readonly<Record<RouteName, { readonly resource: string; readonly screen: (today: string) => unknown }>>
> = {
  workers: { resource: 'nguoi-lao-dong', screen: () => workersList },
  workerDuplicates: { resource: 'nguoi-lao-dong/nghi-trung', screen: () => duplicatesList },
  users: { resource: 'nguoi-dung', screen: () => usersList },
  units: { resource: 'don-vi', screen: () => unitsList },
  fundReports: { resource: 'bao-cao-quy', screen: (today) => fundReportsList({ today, isFund: true }) },
  revenueReports: { resource: 'bao-cao-doanh-thu', screen: () => revenueReportsList },
  documentReports: { resource: 'bao-cao-tai-lieu', screen: () => documentReportsList },
  payIns: { resource: 'phieu-nop-quy', screen: () => payInsList },
  selfPaying: { resource: 'nguoi-lao-dong-tu-dong', screen: () => dossiersList },
  selfPayingApproval: { resource: 'nguoi-lao-dong-tu-dong', screen: () => approvalsList },
  supportRequests: { resource: 'yeu-cau-ho-tro', screen: () => requestsList },
  supportedWorkers: { resource: 'lao-dong-duoc-ho-tro', screen: () => supportedWorkersList },
};

export type LinkedList = { readonly totalCount: number; readonly tong?: Readonly<Record<string, number>> };

/** What the list at an address of the product shows the person at the desk, with the filters with which it opens. */
export async function linkedList(desk: Desk, address: string, today: string): Promise<LinkedList> {
  const { pathname, search } = new URL(address, 'http://page');
  const list = lists[matchRoute(pathname)?.name ?? 'home'];
  if (list === undefined) {
    throw new Error(`There is no list at ${address}.`);
  }
  const { filters } = parseListQuery(search, defaultsOf(list.screen(today) as Screen));
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  const { status, body } = await desk.get(`/api/app/${list.resource}?${query.toString()}`);
  if (status !== 200) {
    throw new Error(`${address} answers ${String(status)}.`);
  }
  return body as LinkedList;
}

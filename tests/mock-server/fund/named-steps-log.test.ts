import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { LogListItem } from '@/domain/log/log-entry';
import { logActions } from '@/domain/log/log-lists';
import { documentInputOf } from '@/domain/document-reports/document-report-input';

import type { Office } from '../routes/office';
import { openFund, reason } from './fund-desk';
import { documentPath, openReports } from './quarter-reports';

/** What the log calls what was done to a record, found by the action that a filter names. */
async function namedAs(office: Office, id: string, hanhDong: string) {
  const admin = await office.as('admin');
  const { items } = (await admin.get(`/api/app/nhat-ky?banGhiId=${id}&hanhDong=${hanhDong}`)).body as Page<LogListItem>;
  return items.map((item) => logActions.find((action) => action.id === item.hanhDong)?.ten);
}

it('B-04 B-23 an adjusted contribution and a certificate that is issued anew are found in the log by their names', async () => {
  const { office, database } = await openFund();
  const row = [...database.contributions.rows()].find(({ soGcn, daHoan }) => soGcn !== null && !daHoan);
  const desk = await office.as('ngan.dt');
  for (const [verb, body] of [
    ['cap-lai-gcn', {}],
    ['dieu-chinh', { tienNld: row?.tienNldPhaiDong, tienDn: 1 }],
  ] as const) {
    const concurrencyStamp = database.contributions.find(row?.id ?? '')?.concurrencyStamp;
    const sent = { ...body, concurrencyStamp, maLanGui: crypto.randomUUID(), lyDo: reason };
    expect((await desk.post(`/api/app/dong-gop-quy/${row?.id ?? ''}/${verb}`, sent)).status).toBe(200);
  }
  expect(await namedAs(office, row?.id ?? '', 'cap-lai-gcn')).toEqual(['Cấp lại GCN']);
  expect(await namedAs(office, row?.id ?? '', 'dieu-chinh')).toEqual(['Điều chỉnh']);
  expect(await namedAs(office, row?.id ?? '', 'sua')).toEqual([]);
});

it('B-07 B-23 a corrected opening stock is found in the log by its name, beside what the unit has changed', async () => {
  const reports = await openReports();
  const draft = await reports.document('dv0007.nhaplieu', 'BCTL.2026Q3.DV0007');
  const { id, concurrencyStamp, chiTiet } = draft;
  const unit = await reports.office.as('dv0007.nhaplieu');
  const kept = { ...documentInputOf(draft), ghiChu: 'Đã kiểm kê', concurrencyStamp };
  expect((await unit.put(`${documentPath}/${id}`, kept)).status).toBe(200);
  expect((await reports.step('dv0007.lanhdao', documentPath, id, 'gui')).status).toBe(200);
  const corrected = [{ id: chiTiet[0]?.id, tonDau: (chiTiet[0]?.tonDau ?? 0) + 1 }];
  const step = { lyDo: reason, chiTiet: corrected };
  expect((await reports.step('khoa.tm', documentPath, id, 'sua-ton-dau', step)).status).toBe(200);
  expect(await namedAs(reports.office, id, 'sua-ton-dau')).toEqual(['Sửa tồn đầu kỳ']);
  expect(await namedAs(reports.office, id, 'sua')).toEqual(['Sửa']);
});

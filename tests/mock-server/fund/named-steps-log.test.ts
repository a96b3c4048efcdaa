import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { LogListItem } from '@/domain/log/log-entry';
import { logActions } from '@/domain/log/log-lists';
import { documentInputOf } from '@/domain/document-reports/document-report-input';

import type { Office } from '../routes/office';
import { openFund, reason } from './fund-desk';
import { documentPath, head, lineOf, openReports, revenuePath } from './quarter-reports';

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

it('B-06 B-23 a debt that is recalculated after another report stands in the log as that, done by the system', async () => {
  const { office, idOf } = await openReports();
  const old = {
    ...head,
    nam: 2022,
    quy: 1,
    khongPhatSinh: false,
    tongDoanhThu: 500_000,
    chiTiet: [lineOf('JP', 500_000)],
  };
  expect((await (await office.as('dv0007.nhaplieu')).post(revenuePath, old)).status).toBe(200);
  const approved = idOf('BCDT.2026Q2.DV0007');
  expect(await namedAs(office, approved, 'tinh-lai')).toEqual(['Tính lại dư nợ']);
  expect(await namedAs(office, approved, 'sua')).toEqual([]);
});

it('B-19 B-22 B-23 a locked account, a kind of support that is switched off, and their way back are found in the log by their names', async () => {
  const { office, database } = await openFund();
  const [admin, director] = await Promise.all([office.as('admin'), office.as('vinh.pq')]);
  const user = [...database.users.rows()].find(({ userName }) => userName === 'khoa.tm')?.id ?? '';
  for (const verb of ['khoa', 'mo-khoa']) {
    expect((await admin.post(`/api/app/nguoi-dung/${user}/${verb}`, {})).status).toBe(204);
    expect(await namedAs(office, user, verb)).toEqual([verb === 'khoa' ? 'Khóa' : 'Mở khóa']);
  }
  const type = [...database.supportTypes.rows()].find(({ hoatDong }) => hoatDong)?.id ?? '';
  for (const verb of ['ngung-ap-dung', 'kich-hoat']) {
    const concurrencyStamp = database.supportTypes.find(type)?.concurrencyStamp;
    const step = { concurrencyStamp, maLanGui: crypto.randomUUID() };
    expect((await director.post(`/api/app/dm-loai-ho-tro/${type}/${verb}`, step)).status).toBe(200);
    expect(await namedAs(office, type, verb)).toEqual([verb === 'kich-hoat' ? 'Áp dụng lại' : 'Ngừng áp dụng']);
  }
  expect([await namedAs(office, user, 'sua'), await namedAs(office, type, 'sua')]).toEqual([[], []]);
});

import { beforeAll, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { FundReportLine } from '@/domain/fund-reports/fund-report';
import type { LogListItem } from '@/domain/log/log-entry';

import { openFund, reportPath, type Fund } from './fund-desk';

let fund: Fund;
let reportId: string;

beforeAll(async () => {
  fund = await openFund();
  const lines = [...fund.database.fundReportLines.rows()];
  reportId =
    lines.find(({ baoCaoId }) => lines.filter((line) => line.baoCaoId === baoCaoId).length > 1)?.baoCaoId ?? '';
});

async function linesFor(person: string, query = ''): Promise<readonly FundReportLine[]> {
  const desk = await fund.office.as(person);
  const { body } = await desk.get(`${reportPath}/${reportId}/nguoi-lao-dong?maxResultCount=1000&${query}`);
  return (body as Page<FundReportLine>).items;
}

async function lookersOf(): Promise<readonly (string | null)[]> {
  const query = `hanhDong=xem-nhay-cam&banGhiId=${reportId}&maxResultCount=100`;
  const { body } = await (await fund.office.as('admin')).get(`/api/app/nhat-ky?${query}`);
  return (body as Page<LogListItem>).items.map(({ nguoiDungTen }) => nguoiDungTen);
}

it('B-01 P-03 the workers of a report have masked numbers for the accountant, who finds one by the whole of it alone', async () => {
  const [first] = await linesFor('khoa.tm');
  const seen = await linesFor('ngan.dt');
  expect(seen.every(({ soCccd }) => /^\d{3}\*{3}\d{6}$/u.test(soCccd))).toBe(true);
  expect(seen.every(({ soHoChieu }) => /^[A-Z]\*{3}\d{3}$/u.test(soHoChieu))).toBe(true);
  expect((await linesFor('ngan.dt', `filter=${first?.soCccd ?? ''}`)).map(({ id }) => id)).toEqual([first?.id]);
  expect(await linesFor('ngan.dt', `filter=${first?.soCccd.slice(0, 11) ?? ''}`)).toEqual([]);
  const sorted = (await linesFor('ngan.dt', 'sorting=soCccd')).map(({ soCccd }) => soCccd);
  expect(sorted).toEqual([...sorted].sort());
});

it('B-01 B-23 whoever writes, examines or approves them sees them whole, and the log names who looked', async () => {
  for (const person of ['khoa.tm', 'vinh.pq', 'son.hv']) {
    const seen = await linesFor(person);
    expect([person, seen.every(({ soCccd }) => /^\d{12}$/u.test(soCccd))]).toEqual([person, true]);
  }
  expect(new Set(await lookersOf())).toEqual(new Set(['khoa.tm', 'vinh.pq', 'son.hv'].map((name) => nameOf(name))));
});

it('B-01 B-23 the log names who took the workers of a report away as a file, which only those may who export', async () => {
  const note = `${reportPath}/${reportId}/xuat`;
  expect((await (await fund.office.as('ngan.dt')).post(note, { soDong: 37 })).status).toBe(200);
  const query = `hanhDong=xuat&banGhiId=${reportId}`;
  const { items } = (await (await fund.office.as('admin')).get(`/api/app/nhat-ky?${query}`)).body as Page<LogListItem>;
  expect(items).toMatchObject([
    {
      doiTuong: 'bao-cao-quy',
      maBanGhi: fund.database.fundReports.find(reportId)?.ma,
      nguoiDungTen: nameOf('ngan.dt'),
    },
  ]);
  expect((await (await fund.office.as('dv0049.khaithac')).post(note, { soDong: 37 })).status).toBe(403);
  expect((await (await fund.office.as('ngan.dt')).post(note, { soDong: -1 })).status).toBe(400);
});

function nameOf(userName: string): string | undefined {
  return [...fund.database.users.rows()].find((user) => user.userName === userName)?.hoTen;
}

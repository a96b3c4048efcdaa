import { beforeEach, describe, expect, it } from 'vitest';

import type { DayOff, DayOffInput } from '@/domain/days-off/day-off';
import type { FundReportStart } from '@/domain/fund-reports/fund-report';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';
import type { SupportRequest } from '@/domain/support/support-request';

import { complaintsOf, type Desk } from '../routes/office';
import { linesOf, openFund, reportPath, type Fund } from './fund-desk';

const path = '/api/app/ngay-nghi';

const dayOff = (changes: Partial<DayOffInput> = {}): DayOffInput => ({
  ...{ ngay: '2026-11-24', loai: 1, ten: 'Nghỉ theo thông báo của Quỹ', ghiChu: null },
  ...changes,
});

let fund: Fund;
let admin: Desk;

beforeEach(async () => {
  fund = await openFund();
  admin = await fund.office.as('admin');
});

const daysIn = async (query: string, desk = admin) => {
  const { body } = await desk.get(`${path}${query}`);
  return (body as { readonly items: readonly DayOff[] }).items.map(({ ngay, loai }) => `${ngay} ${String(loai)}`);
};

const add = async (changes: Partial<DayOffInput> = {}) => {
  const { status, body } = await admin.post(path, dayOff(changes));
  expect(status).toBe(200);
  return body as DayOff;
};

describe('the table of days off', () => {
  it('S-10 D-02 begins with the Prime Minister’s swaps of 2026, is asked for by year, and is there for everybody', async () => {
    const swaps = ['2026-01-02 1', '2026-01-10 2', '2026-08-22 2', '2026-08-31 1'];
    expect(await daysIn('?nam=2026')).toEqual(swaps);
    expect(await daysIn('?nam=2027')).toEqual([]);
    await add({ ngay: '2027-03-05' });
    expect(await daysIn('', await fund.office.as('dv0007.nhaplieu'))).toEqual([...swaps, '2027-03-05 1']);
    const years = await Promise.all([1999, 2000, 2100, 2101].map((year) => admin.get(`${path}?nam=${year}`)));
    expect(years.map(({ status }) => status)).toEqual([400, 200, 200, 400]);
    expect(years.filter(({ status }) => status === 400).map(complaintsOf)).toEqual([['nam'], ['nam']]);
  });

  it('S-10 P-03 is changed by the administrator alone', async () => {
    const stored = await add();
    const people = ['admin', 'vinh.pq', 'khoa.tm', 'ngan.dt', 'son.hv', 'dv0007.lanhdao'];
    const answers = await Promise.all(
      people.map(async (person) => {
        const desk = await fund.office.as(person);
        const statuses = [
          (await desk.post(path, dayOff({ ngay: '' }))).status,
          (await desk.put(`${path}/${stored.id}`, { ...dayOff(), concurrencyStamp: 'x'.repeat(32) })).status,
          (await desk.remove(`${path}/${crypto.randomUUID()}`)).status,
        ];
        return [person, ...statuses];
      }),
    );
    expect(answers).toEqual([
      ['admin', 400, 409, 204],
      ['vinh.pq', 403, 403, 403],
      ['khoa.tm', 403, 403, 403],
      ['ngan.dt', 403, 403, 403],
      ['son.hv', 403, 403, 403],
      ['dv0007.lanhdao', 403, 403, 403],
    ]);
  });

  it('S-10 stores, changes and removes a row; a stale stamp is refused, and so is a row that is gone', async () => {
    const made = await add({ ten: '  Nghỉ   theo thông báo  ' });
    expect(made.ten).toBe('Nghỉ theo thông báo');
    const put = {
      ...dayOff({ ngay: '2026-11-28', loai: 2, ghiChu: 'Thứ Bảy' }),
      concurrencyStamp: made.concurrencyStamp,
    };
    const { body } = await admin.put(`${path}/${made.id}`, put);
    expect(body).toMatchObject({ id: made.id, ngay: '2026-11-28', loai: 2, ghiChu: 'Thứ Bảy' });
    expect((body as DayOff).concurrencyStamp).not.toBe(made.concurrencyStamp);
    expect((await admin.put(`${path}/${made.id}`, put)).status).toBe(409);
    expect((await admin.remove(`${path}/${made.id}`)).status).toBe(204);
    expect((await admin.put(`${path}/${made.id}`, put)).status).toBe(404);
    expect(await daysIn('?nam=2026')).toHaveLength(4);
  });

  it('S-10 E-01 complains about fields, a day that has a row, and a row that says what law and week say', async () => {
    const complaints = async (changes: Partial<DayOffInput>) => complaintsOf(await admin.post(path, dayOff(changes)));
    const long = 'a'.repeat(256);
    expect(await complaints({ ngay: '2026-11-31', ten: ' ', ghiChu: 'a'.repeat(501) })).toEqual([
      'ngay',
      'ten',
      'ghiChu',
    ]);
    expect(await complaints({ ngay: '2007-12-31', ten: long })).toEqual(['ngay', 'ten']);
    expect(await complaints({ loai: 3 as never })).toEqual(['loai']);
    expect(await complaints({ ngay: '2026-01-02' })).toEqual(['ngay']);
    expect(await complaints({ ngay: '2026-11-22' })).toEqual(['loai']);
    expect(await complaints({ ngay: '2026-09-02' })).toEqual(['loai']);
    expect(await complaints({ loai: 2 })).toEqual(['loai']);
    const stored = await add();
    const same = { ...dayOff({ ten: 'Tên khác' }), concurrencyStamp: stored.concurrencyStamp };
    expect((await admin.put(`${path}/${stored.id}`, same)).status).toBe(200);
  });

  it('S-10 B-23 is in the log by its day, with what was and what became', async () => {
    const made = await add();
    await admin.put(`${path}/${made.id}`, {
      ...dayOff({ ngay: '2026-11-25' }),
      concurrencyStamp: made.concurrencyStamp,
    });
    await admin.remove(`${path}/${made.id}`);
    const { body } = await admin.get('/api/app/nhat-ky?doiTuong=ngay-nghi&sorting=thoiGian asc');
    const { items } = body as { readonly items: readonly LogListItem[] };
    expect(items.map(({ hanhDong, maBanGhi }) => `${hanhDong} ${maBanGhi ?? ''}`).sort()).toEqual([
      'sua 25/11/2026',
      'them 24/11/2026',
      'xoa 25/11/2026',
    ]);
    const change = items.find(({ hanhDong }) => hanhDong === 'sua');
    const entry = (await admin.get(`/api/app/nhat-ky/${change?.id ?? ''}`)).body as LogEntry;
    expect(entry.thayDoi).toContainEqual(
      expect.objectContaining({ truong: 'ngay', cu: '2026-11-24', moi: '2026-11-25' }),
    );
  });
});

describe('what is reckoned by the table', () => {
  it('B-03 B-06 B-07 B-08 B-10 moves the days of lists that were opened before, as those of the records', async () => {
    const { selfPaying, supportRequests, supportTypes, workers, contracts } = fund.database;
    const [dossier] = selfPaying.rows();
    const [request] = supportRequests.rows();
    const [worker] = workers.rows();
    const [contract] = contracts.rows();
    const type = [...supportTypes.rows()].find(({ soNgayXuLy }) => soNgayXuLy === 15);
    if (!dossier || !request || !worker || !contract || !type) {
      throw new Error('The seed lacks a record.');
    }
    selfPaying.put({
      ...dossier,
      // Not of a contract that is paid for: there nothing is due any more.
      hopDongId: null,
      hinhThuc: '6b',
      trangThai: 4,
      tinhTrangDong: 1,
      ngayPheDuyet: '2026-11-13T09:00:00.000',
    });
    supportRequests.put({ ...request, loaiHoTroId: type.ma, trangThai: 3, ngayNhanDu: '2026-11-04', tamDung: [] });
    // Its money was due on 10/11/2026, or on Monday 16/11/2026 where the days between are off; today is Sunday 15/11.
    const unpaid = { dongQuy: 2, soGcn: null, ngayDong: null, hinhThucDi: '2', ngayXuatCanh: '2026-10-31' } as const;
    const ofWorker = { id: crypto.randomUUID(), nguoiLaoDongId: worker.id };
    contracts.put({ ...contract, ...ofWorker, ...unpaid });
    const paymentOf = async () => {
      const { body } = await desk.get(`/api/app/nguoi-lao-dong?filter=${worker.soCccd}`);
      return (body as { readonly items: readonly { readonly dongQuy: number }[] }).items.map(({ dongQuy }) => dongQuy);
    };
    const desk = await fund.office.as('vinh.pq');
    const resources = ['nguoi-lao-dong-tu-dong', 'yeu-cau-ho-tro', 'bao-cao-doanh-thu', 'bao-cao-tai-lieu'];
    type Dated = Partial<Record<'hanDong' | 'hanXuLy' | 'hanNop', string> & Record<'nam' | 'quy', number>> & {
      readonly id: string;
    };
    const dayOf = ({ hanDong, hanXuLy, hanNop }: Dated) => hanDong ?? hanXuLy ?? hanNop;
    const listed = async () =>
      Promise.all(
        resources.map(async (resource) => {
          const { body } = await desk.get(`/api/app/${resource}?MaxResultCount=1000`);
          const ids: readonly (string | undefined)[] = [dossier.id, request.id];
          const { items } = body as { readonly items: readonly Dated[] };
          const own =
            items.find(({ id }) => ids.includes(id)) ?? items.find(({ nam, quy }) => nam === 2026 && quy === 3);
          const record = (await desk.get(`/api/app/${resource}/${own?.id ?? ''}`)).body as Dated;
          return [resource, own === undefined ? undefined : dayOf(own), dayOf(record)];
        }),
      );
    const before = await listed();
    expect(await paymentOf()).toEqual([2]);
    for (const ngay of ['2026-11-02', '2026-11-10', '2026-11-11', '2026-11-12', '2026-11-13', '2026-11-19']) {
      await add({ ngay });
    }
    const after = await listed();
    expect(after.map(([resource, day]) => [resource, day])).toEqual(after.map(([resource, , day]) => [resource, day]));
    expect(after.map(([, day], index) => day === before[index]?.[1])).toEqual([false, false, false, false]);
    expect(await paymentOf()).toEqual([3]);
  });

  it('B-01 moves the due day of a report made from then on, and leaves a stored one', async () => {
    const unit = await fund.office.as('dv0007.nhaplieu');
    const dueDay = async () => {
      const { body } = await unit.get(`${reportPath}/chuan-bi?nam=2026&thang=10`);
      return (body as FundReportStart).hanNop;
    };
    const before = await fund.draft(10, linesOf(1));
    expect([before.hanNop, await dueDay()]).toEqual(['2026-11-10', '2026-11-10']);
    const row = await add({ ngay: '2026-11-10' });
    expect([fund.database.fundReports.find(before.id)?.hanNop, await dueDay()]).toEqual(['2026-11-10', '2026-11-11']);
    await admin.remove(`${path}/${row.id}`);
    expect(await dueDay()).toBe('2026-11-10');
  });

  it('B-06 B-07 moves the due days of the quarterly reports, which are reckoned when they are asked for', async () => {
    const unit = await fund.office.as('dv0007.nhaplieu');
    const dueDays = async () =>
      Promise.all(
        ['bao-cao-doanh-thu', 'bao-cao-tai-lieu'].map(async (resource) => {
          const { body } = await unit.get(`/api/app/${resource}/chuan-bi?nam=2026&quy=4`);
          return (body as { readonly hanNop: string }).hanNop;
        }),
      );
    expect(await dueDays()).toEqual(['2027-02-01', '2027-02-01']);
    await add({ ngay: '2027-02-01' });
    expect(await dueDays()).toEqual(['2027-02-02', '2027-02-02']);
    await add({ ngay: '2027-01-31', loai: 2, ten: 'Làm bù' });
    expect(await dueDays()).toEqual(['2027-01-31', '2027-01-31']);
  });

  it('B-08 moves the last day for an answer to a support request, and the days for which it stood still', async () => {
    const { supportRequests, supportTypes } = fund.database;
    const [request] = supportRequests.rows();
    const type = [...supportTypes.rows()].find(({ soNgayXuLy }) => soNgayXuLy === 15);
    if (request === undefined || type === undefined) {
      throw new Error('There is no support request, or no kind of support that is answered within 15 days.');
    }
    supportRequests.put({
      ...{ ...request, loaiHoTroId: type.ma, trangThai: 3, ngayNhanDu: '2026-11-04' },
      tamDung: [{ from: '2026-11-09', to: '2026-11-11' }],
    });
    const director = await fund.office.as('vinh.pq');
    const reckoned = async () => {
      const { hanXuLy, soNgayDung } = (await director.get(`/api/app/yeu-cau-ho-tro/${request.id}`))
        .body as SupportRequest;
      return [hanXuLy, soNgayDung];
    };
    expect(await reckoned()).toEqual(['2026-11-27', 2]);
    await add({ ngay: '2026-11-10' });
    expect(await reckoned()).toEqual(['2026-11-27', 1]);
    await add({ ngay: '2026-11-24' });
    expect(await reckoned()).toEqual(['2026-11-30', 1]);
    await add({ ngay: '2026-11-14', loai: 2 });
    expect(await reckoned()).toEqual(['2026-11-27', 1]);
  });

  it('B-03 moves the last day of a self-payer whose contract was concluded abroad', async () => {
    const [dossier] = fund.database.selfPaying.rows();
    if (dossier === undefined) {
      throw new Error('There is no dossier.');
    }
    fund.database.selfPaying.put({
      ...{ ...dossier, hinhThuc: '6b', trangThai: 4, ngayPheDuyet: '2026-11-13T09:00:00.000' },
    });
    const officer = await fund.office.as('khoa.tm');
    const dueDay = async () => {
      const { body } = await officer.get(`/api/app/nguoi-lao-dong-tu-dong/${dossier.id}`);
      return (body as { readonly hanDong: string }).hanDong;
    };
    expect(await dueDay()).toBe('2026-11-20');
    await add({ ngay: '2026-11-19' });
    expect(await dueDay()).toBe('2026-11-23');
    await add({ ngay: '2026-11-21', loai: 2 });
    expect(await dueDay()).toBe('2026-11-21');
  });
});

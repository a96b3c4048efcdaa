import { beforeAll, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { ReportStatus } from '@/domain/reference/report-statuses';
import type { FundReportRow } from '@mock-server/data/fund/rows';

import { errorOf } from '../routes/office';
import { head, linesOf, openFund, peopleByRole, reason, reportPath, type Fund } from './fund-desk';

const statuses: readonly ReportStatus[] = [1, 2, 3, 4, 5, 6];
const posted = ['gui', 'thu-hoi', 'tham-dinh', 'tra-lai', 'phe-duyet', 'tu-choi', 'thu-hoi-phe-duyet'] as const;
const steps = [...posted, 'PUT', 'DELETE'] as const;

/** Who may take which step from which status (domain dictionary §3.3, §5.1). */
const allowed: Readonly<Partial<Record<keyof typeof peopleByRole, readonly string[]>>> = {
  'don-vi-nhap-lieu': ['1 PUT', '6 PUT', '1 DELETE'],
  'don-vi-lanh-dao': ['1 PUT', '6 PUT', '1 DELETE', '1 gui', '6 gui', '2 thu-hoi'],
  'chuyen-vien-quy': ['2 tham-dinh', '2 tra-lai', '3 tra-lai'],
  'lanh-dao-quy': ['2 tra-lai', '3 tra-lai', '3 phe-duyet', '2 tu-choi', '3 tu-choi', '4 thu-hoi-phe-duyet'],
};

/** How each status says no to a step that it does not have, to somebody who has the policy. */
const refusalOfStatus = 'QuyHoTro:01004';

describe('steps of a fund report', () => {
  let fund: Fund;
  let original: FundReportRow | undefined;

  beforeAll(async () => {
    fund = await openFund();
    const draft = await fund.draft(10, linesOf(2));
    original = fund.database.fundReports.find(draft.id);
  });

  /** The same report in another status, as if nobody had done anything to it yet. */
  const put = (status: ReportStatus): FundReportRow => {
    if (original === undefined) {
      throw new Error('There is no draft to begin with.');
    }
    const isAppraised = status === 3 || status === 4;
    const row: FundReportRow = { ...original, trangThai: status, nguoiThamDinhId: isAppraised ? 'somebody' : null };
    fund.database.fundReports.put(row);
    return row;
  };

  it.each(Object.entries(peopleByRole))('B-01 P-03 gives %s exactly the steps of its role', async (role, userName) => {
    const desk = await fund.office.as(userName);
    const taken: string[] = [];
    const codes = new Set<string | null>();
    for (const status of statuses) {
      for (const step of steps) {
        const { id, concurrencyStamp } = put(status);
        const lines = [...fund.database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === id);
        const reply =
          step === 'DELETE'
            ? await desk.remove(`${reportPath}/${id}`)
            : step === 'PUT'
              ? await desk.put(`${reportPath}/${id}`, { ...head, nam: 2026, thang: 10, concurrencyStamp })
              : await fund.step(userName, id, step, { lyDo: reason });
        for (const line of lines) {
          fund.database.fundReportLines.put(line);
        }
        if (reply.status === 200 || reply.status === 204) {
          taken.push(`${status} ${step}`);
        } else if (reply.body !== undefined) {
          codes.add(errorOf(reply).code);
        }
      }
    }
    expect(taken.sort()).toEqual([...(allowed[role as keyof typeof peopleByRole] ?? [])].sort());
    expect([...codes].filter((code) => code !== refusalOfStatus && typeof code === 'string')).toEqual([]);
  });
});

describe('rules of the steps', () => {
  let fund: Fund;

  beforeAll(async () => {
    fund = await openFund();
  });

  it('B-01 P-03 wants two people: who appraised may not approve, and a setting takes that away', async () => {
    const row = [...fund.database.fundReports.rows()].find(({ trangThai }) => trangThai === 3);
    const director = [...fund.database.users.rows()].find(({ userName }) => userName === 'vinh.pq');
    const id = row?.id ?? '';
    if (row !== undefined) {
      fund.database.fundReports.put({ ...row, nguoiThamDinhId: director?.id ?? '' });
    }
    const refused = await fund.step('vinh.pq', id, 'phe-duyet');
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01005']);
    fund.database.settings.put({ id: ':Quy.BatBuocHaiNguoi', value: 'false' });
    expect((await fund.step('vinh.pq', id, 'phe-duyet')).status).toBe(200);
    fund.database.settings.remove(':Quy.BatBuocHaiNguoi');
  });

  it('B-01 keeps a report that the Fund has opened, and sends none without content', async () => {
    const desk = await fund.office.as('dv0007.lanhdao');
    const made = (await desk.post(reportPath, { ...head, nam: 2026, thang: 10 })).body as FundReport;
    const empty = await fund.step('dv0007.lanhdao', made.id, 'gui');
    expect([empty.status, errorOf(empty).code]).toEqual([403, 'QuyHoTro:01003']);
    await desk.put(`${reportPath}/${made.id}`, {
      ...head,
      nam: 2026,
      thang: 10,
      khongPhatSinh: true,
      concurrencyStamp: made.concurrencyStamp,
    });
    expect((await fund.step('dv0007.lanhdao', made.id, 'gui')).status).toBe(200);
    // Who reads it, but may not appraise it, does not take the unit's right.
    expect((await (await fund.office.as('ngan.dt')).post(`${reportPath}/${made.id}/mo`, {})).status).toBe(403);
    expect((await fund.step('dv0007.lanhdao', made.id, 'thu-hoi')).status).toBe(200);
    await fund.step('dv0007.lanhdao', made.id, 'gui');
    const sent = fund.database.fundReports.find(made.id)?.concurrencyStamp;
    const noted = (await (await fund.office.as('ha.lt')).post(`${reportPath}/${made.id}/mo`, {})).body as FundReport;
    expect([noted.daMo, noted.concurrencyStamp === sent]).toEqual([true, false]);
    expect((await (await fund.office.as('ha.lt')).post(`${reportPath}/${made.id}/mo`, {})).body).toEqual(noted);
    const late = await fund.step('dv0007.lanhdao', made.id, 'thu-hoi');
    expect([late.status, errorOf(late).code]).toEqual([403, 'QuyHoTro:01004']);
    const asked = await fund.step('ha.lt', made.id, 'tra-lai', { lyDo: 'ngắn' });
    expect([asked.status, errorOf(asked).validationErrors?.[0]?.members]).toEqual([400, ['lyDo']]);
    expect((await fund.step('ha.lt', made.id, 'tra-lai', { lyDo: reason })).status).toBe(200);
    const history = (await desk.get(`${reportPath}/${made.id}/lich-su`)).body as Schemas['LichSu'];
    expect(
      history.items.map(({ hanhDong, tuTrangThai, denTrangThai, yKien, nguoiThucHienTen }) => [
        hanhDong,
        tuTrangThai,
        denTrangThai,
        yKien,
        nguoiThucHienTen,
      ]),
    ).toEqual([
      ['tra-lai', 2, 6, reason, 'Lê Thu Hà'],
      ['gui', 1, 2, null, 'Vũ Quang Huy'],
      ['thu-hoi', 2, 1, null, 'Vũ Quang Huy'],
      ['gui', 1, 2, null, 'Vũ Quang Huy'],
      ['tao', null, 1, null, 'Vũ Quang Huy'],
    ]);
  });

  it('B-01 takes no approval back once a later period is approved', async () => {
    const earlier = fund.reportOf('BCQ.202608.DV0007');
    const refused = await fund.step('vinh.pq', earlier?.id ?? '', 'thu-hoi-phe-duyet', { lyDo: reason });
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01009']);
  });

  it('B-01 takes a step once however often it is sent, and none on an older state of the record', async () => {
    const row = [...fund.database.fundReports.rows()].find(({ trangThai }) => trangThai === 2);
    const body = { concurrencyStamp: row?.concurrencyStamp, maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c21' };
    const desk = await fund.office.as('ha.lt');
    const path = `${reportPath}/${row?.id ?? ''}/tham-dinh`;
    const first = await desk.post(path, body);
    expect([first.status, await desk.post(path, body)]).toEqual([200, first]);
    const stale = await desk.post(path, { ...body, maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c22' });
    expect(stale.status).toBe(409);
  });

  it('B-01 approves many at once, each judged by itself', async () => {
    const rows = [...fund.database.fundReports.rows()];
    const chosen = [rows.find(({ trangThai }) => trangThai === 3), rows.find(({ trangThai }) => trangThai === 4)];
    const items = chosen.map((row) => ({ id: row?.id ?? '', concurrencyStamp: row?.concurrencyStamp ?? '' }));
    const reply = await (
      await fund.office.as('vinh.pq')
    ).post(`${reportPath}/nhieu/phe-duyet`, {
      items: [...items, { id: crypto.randomUUID(), concurrencyStamp: 'x' }],
      maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c23',
    });
    const { ketQua } = reply.body as Schemas['KetQuaNhieu'];
    expect(ketQua.map(({ ma, thanhCong, loi }) => [ma, thanhCong, loi?.code ?? null])).toEqual([
      [chosen[0]?.ma, true, null],
      [chosen[1]?.ma, false, 'QuyHoTro:01004'],
      [null, false, null],
    ]);
  });
});

describe('who sees fund reports', () => {
  it('P-03 B-01 hides a foreign unit’s report as if there were none, and lists a unit its own only', async () => {
    const fund = await openFund();
    const foreign = fund.reportOf('BCQ.202609.DV0012')?.id ?? '';
    const desk = await fund.office.as('dv0007.lanhdao');
    const answers = [
      await desk.get(`${reportPath}/${foreign}`),
      await desk.get(`${reportPath}/${foreign}/nguoi-lao-dong`),
      await desk.get(`${reportPath}/${foreign}/lich-su`),
      await fund.step('dv0007.lanhdao', foreign, 'gui'),
      await desk.get(`${reportPath}/chuan-bi?nam=2026&thang=10&donViId=${fund.unitOf('DV0012')?.id ?? ''}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const own = (await desk.get(`${reportPath}?MaxResultCount=1000`)).body as Schemas['TrangBaoCaoQuy'];
    expect([own.totalCount, new Set(own.items.map(({ donViMa }) => donViMa))]).toEqual([21, new Set(['DV0007'])]);
    const all = (await (await fund.office.as('son.hv')).get(reportPath)).body as Schemas['TrangBaoCaoQuy'];
    expect(all.totalCount).toBe(fund.database.fundReports.size);
    expect((await (await fund.office.as('dv0049.khaithac')).get(reportPath)).status).toBe(403);
  });
});

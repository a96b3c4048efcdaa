import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { RevenueReportRow } from '@mock-server/data/fund/quarter-report-row';
import type { Table } from '@mock-server/data/table';
import { policies } from '@/domain/policies/policy-names';
import type { ReportStatus } from '@/domain/reference/report-statuses';
import { permissionGrant } from '@mock-server/data/permission-grants';

import { errorOf } from '../routes/office';
import { userNamed } from '../support/test-backend';
import { documentPath, openReports, revenuePath, type Reports } from './quarter-reports';

const people = {
  'don-vi-nhap-lieu': 'dv0007.nhaplieu',
  'don-vi-lanh-dao': 'dv0007.lanhdao',
  'chuyen-vien-quy': 'ha.lt',
  'ke-toan-quy': 'ngan.dt',
  'lanh-dao-quy': 'vinh.pq',
  'dolab-khai-thac': 'son.hv',
  'quan-tri': 'admin',
} as const;
const statuses: readonly ReportStatus[] = [1, 2, 3, 4, 5, 6];
const steps = [
  'gui',
  'thu-hoi',
  'tham-dinh',
  'tra-lai',
  'phe-duyet',
  'tu-choi',
  'thu-hoi-phe-duyet',
  'DELETE',
] as const;

/** Who may take which step from which status (domain dictionary §3.3, §5.1 as §5.6 and §5.7 have it). */
const allowed: Readonly<Record<string, readonly string[]>> = {
  'don-vi-nhap-lieu': ['1 DELETE'],
  'don-vi-lanh-dao': ['1 gui', '6 gui', '2 thu-hoi', '1 DELETE'],
  'chuyen-vien-quy': ['2 tham-dinh', '2 tra-lai', '3 tra-lai'],
  'lanh-dao-quy': ['2 tra-lai', '3 tra-lai', '3 phe-duyet', '2 tu-choi', '3 tu-choi', '4 thu-hoi-phe-duyet'],
};

const kinds = [
  {
    path: revenuePath,
    code: 'BCDT.2026Q3.DV0007',
    tableName: 'revenueReports',
    appraise: policies.revenueReportsAppraise,
  },
  {
    path: documentPath,
    code: 'BCTL.2026Q3.DV0007',
    tableName: 'documentReports',
    appraise: policies.documentReportsAppraise,
  },
] as const;

describe.each(kinds)('steps of $code', ({ path, code, tableName, appraise }) => {
  let reports: Reports;
  let id: string;
  const table = () => reports.office.backend.database[tableName] as unknown as Table<RevenueReportRow>;
  const put = (status: ReportStatus) => {
    const row = originals.get(id);
    const isAppraised = status === 3 || status === 4;
    if (row !== undefined) {
      const nguoiThamDinhId = isAppraised ? 'somebody' : null;
      table().put({ ...row, trangThai: status, nguoiThamDinhId, daGui: false, daMo: false });
    }
  };
  const originals = new Map<string, RevenueReportRow>();

  beforeAll(async () => {
    reports = await openReports();
    id = reports.idOf(code);
    const row = table().find(id);
    if (row !== undefined) {
      originals.set(id, row);
    }
  });

  it.each(Object.entries(people))('B-06 B-07 P-03 gives %s exactly the steps of its role', async (role, userName) => {
    const desk = await reports.office.as(userName);
    const taken: string[] = [];
    for (const status of statuses) {
      for (const step of steps) {
        put(status);
        const { status: answer } =
          step === 'DELETE'
            ? await desk.remove(`${path}/${id}`)
            : await reports.step(userName, path, id, step, { lyDo: 'Lý do đủ mười ký tự.' });
        if (answer === 200 || answer === 204) {
          taken.push(`${status} ${step}`);
        }
      }
    }
    expect(taken.sort()).toEqual([...(allowed[role] ?? [])].sort());
  });

  /** Opens the report in every status, unopened before: which answers there were, and in which statuses it was noted. */
  async function opened(userName: string) {
    const desk = await reports.office.as(userName);
    const answers = new Set<number>();
    const noted: ReportStatus[] = [];
    for (const status of statuses) {
      put(status);
      const before = table().find(id);
      const { status: answer, body } = await desk.post(`${path}/${id}/mo`, {});
      answers.add(answer);
      const after = table().find(id);
      if (after?.daMo === true) {
        noted.push(status);
        expect(body).toMatchObject({ trangThai: status, daMo: true, concurrencyStamp: after.concurrencyStamp });
        expect(after.concurrencyStamp).not.toBe(before?.concurrencyStamp);
      } else {
        expect(after).toEqual(before);
      }
    }
    return { answers: [...answers], noted };
  }

  it.each(Object.entries(people))(
    'B-06 B-07 P-03 lets %s note that a sent report was opened only where the role appraises',
    async (role, userName) => {
      const isAppraiser = role === 'chuyen-vien-quy';
      expect(await opened(userName)).toEqual(
        isAppraiser ? { answers: [200], noted: [2] } : { answers: [403], noted: [] },
      );
    },
  );

  it.each(['dv0007.lanhdao', 'son.hv'])(
    'B-06 B-07 P-03 notes nothing for %s, to whom the policy was granted by mistake: the unit keeps its right to withdraw',
    async (userName) => {
      const { permissionGrants } = reports.office.backend.database;
      const { id: providerKey } = userNamed(reports.office.backend, userName);
      const grant = permissionGrant({ providerName: 'U', providerKey }, appraise);
      permissionGrants.put(grant);
      expect(await opened(userName)).toEqual({ answers: [200], noted: [] });
      put(2);
      expect((await reports.step('dv0007.lanhdao', path, id, 'thu-hoi')).status).toBe(200);
      permissionGrants.remove(grant.id);
    },
  );

  it('B-06 B-07 notes it once: the next one who looks makes no stamp old, and the unit may not withdraw any more', async () => {
    put(2);
    const first = await (await reports.office.as('ha.lt')).post(`${path}/${id}/mo`, {});
    const noted = table().find(id);
    const second = await (await reports.office.as('khoa.tm')).post(`${path}/${id}/mo`, {});
    expect([second, table().find(id)]).toEqual([first, noted]);
    const late = await reports.step('dv0007.lanhdao', path, id, 'thu-hoi');
    expect([late.status, errorOf(late).code]).toEqual([403, 'QuyHoTro:01004']);
  });
});

describe('steps of reports', () => {
  let reports: Reports;
  let id: string;

  beforeEach(async () => {
    reports = await openReports();
    id = reports.idOf('BCDT.2026Q3.DV0007');
  });

  it('B-06 refuses a foreign unit’s step as if there were no report', async () => {
    const foreign = reports.idOf('BCDT.2026Q3.DV0012');
    expect((await reports.step('dv0007.lanhdao', revenuePath, foreign, 'thu-hoi')).status).toBe(404);
  });

  it('B-06 asks for two people, and keeps a report that an appraiser has opened', async () => {
    await reports.step('dv0007.lanhdao', revenuePath, id, 'gui');
    const sent = reports.stampOf(id);
    const noted = await (await reports.office.as('khoa.tm')).post(`${revenuePath}/${id}/mo`, {});
    expect([noted.status, noted.body]).toEqual([200, await reports.revenue('khoa.tm', 'BCDT.2026Q3.DV0007')]);
    expect([reports.stampOf(id) === sent, noted.body]).toEqual([
      false,
      expect.objectContaining({ daMo: true, concurrencyStamp: reports.stampOf(id) }),
    ]);
    const late = await reports.step('dv0007.lanhdao', revenuePath, id, 'thu-hoi');
    expect([late.status, errorOf(late).code]).toEqual([403, 'QuyHoTro:01004']);
    await reports.step('khoa.tm', revenuePath, id, 'tham-dinh', { yKien: 'Khớp bảng kê.' });
    const row = reports.office.backend.database.revenueReports.find(id);
    const director = [...reports.office.backend.database.users.rows()].find(({ userName }) => userName === 'vinh.pq');
    if (row !== undefined) {
      reports.office.backend.database.revenueReports.put({ ...row, nguoiThamDinhId: director?.id ?? '' });
    }
    const same = await reports.step('vinh.pq', revenuePath, id, 'phe-duyet');
    expect([same.status, errorOf(same).code]).toEqual([403, 'QuyHoTro:01005']);
  });

  it('B-06 takes a step once however often it is sent, and refuses one on an older state with 409', async () => {
    const body = { concurrencyStamp: reports.stampOf(id), maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c11' };
    const desk = await reports.office.as('dv0007.lanhdao');
    const first = await desk.post(`${revenuePath}/${id}/gui`, body);
    const again = await desk.post(`${revenuePath}/${id}/gui`, body);
    expect([first.status, again]).toEqual([200, first]);
    const stale = await desk.post(`${revenuePath}/${id}/thu-hoi`, {
      ...body,
      maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c13',
    });
    expect(stale.status).toBe(409);
  });

  it('B-06 B-07 appraises many at once, each judged by itself', async () => {
    const { database } = reports.office.backend;
    const rows = [...database.documentReports.rows()].filter(({ trangThai }) => trangThai === 2 || trangThai === 3);
    const items = rows.slice(0, 4).map(({ id: rowId, concurrencyStamp }) => ({ id: rowId, concurrencyStamp }));
    const reply = await (
      await reports.office.as('ha.lt')
    ).post(`${documentPath}/nhieu/tham-dinh`, {
      items: [...items, { id: crypto.randomUUID(), concurrencyStamp: 'x' }],
      maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c12',
    });
    const { ketQua } = reply.body as Schemas['KetQuaNhieu'];
    expect(ketQua.map(({ ma, thanhCong, loi }) => [ma, thanhCong, loi?.code ?? null])).toEqual([
      ...rows.slice(0, 4).map(({ ma, trangThai }) => [ma, trangThai === 2, trangThai === 2 ? null : 'QuyHoTro:01004']),
      [null, false, null],
    ]);
  });
});

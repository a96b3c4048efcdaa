import { expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { SupportCondition } from '@/domain/support/support-request';
import { isVisibleSupportRequest } from '@mock-server/routes/support-requests/support-request-answer';

import { userNamed } from '../support/test-backend';
import { caseOf, openSupport, requestOf, supportPath, taken } from './support-desk';

type List = Schemas['TrangLaoDongDuocHoTro'];

const asked = { tienDeNghi: 20_000_000 };

it('P-03 B-08 a provincial authority sees no request that names people of another province (DS3)', async () => {
  const { office, request } = await mixedRequest();
  const department = { ...userNamed(office.backend, 'dv0049.khaithac'), grantedPolicies: new Set<string>() };
  const seen = (provinces: readonly string[]) =>
    isVisibleSupportRequest(office.backend.database, request(provinces), department);
  const own = department.tinhThanhMa ?? '';
  expect([seen([own]), seen([own, own]), seen([own, '01']), seen(['01']), seen([])]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

/** Requests of a unit that is seated elsewhere, for workers of the provinces named. */
async function mixedRequest() {
  const support = await openSupport();
  const { database } = support.office.backend;
  const [stored] = [...database.supportRequests.rows()].filter(({ truongHop }) => truongHop.length > 0);
  const each = stored?.truongHop[0];
  if (stored === undefined || each === undefined) {
    throw new Error('There is no request.');
  }
  const request = (provinces: readonly string[]) => ({
    ...stored,
    donViId: support.unit.id,
    truongHop: provinces.map((tinhThanhMa) => {
      const worker = [...database.workers.rows()].find((row) => row.tinhThanhMa === tinhThanhMa);
      return { ...each, hopDongId: support.contractOf(worker?.id ?? '') };
    }),
  });
  return { office: support.office, request };
}

it('P-03 B-09 a unit is led to no request of its worker that came without the unit: it may not open it (DS4)', async () => {
  const desk = await openSupport();
  const own = taken(
    await desk.appraised(requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), asked)]), 20_000_000),
  );
  const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), asked)]);
  const brought = taken(await desk.create(input, 'khoa.tm'));
  taken(await desk.step('khoa.tm', brought, 'gui'));
  taken(await desk.appraise(brought, 20_000_000));
  for (const request of [own, brought]) {
    taken(await desk.approve(request, 20_000_000));
  }
  const codes = new Set([own.ma, brought.ma]);
  const seenBy = async (userName: string) => {
    const office = await desk.office.as(userName);
    const { items } = (await office.get('/api/app/lao-dong-duoc-ho-tro?maxResultCount=1000')).body as List;
    const rows = items.filter(({ maYeuCau }) => codes.has(maYeuCau));
    return Promise.all(
      rows.map(async ({ maYeuCau, yeuCauId }): Promise<unknown> => {
        const found = yeuCauId === null ? undefined : await office.get(`/api/app/yeu-cau-ho-tro/${yeuCauId}`);
        return [maYeuCau, found?.status];
      }),
    );
  };
  const ofUnit = await seenBy('dv0007.lanhdao');
  expect(ofUnit).toHaveLength(2);
  expect(ofUnit).toEqual(
    expect.arrayContaining([
      [own.ma, 200],
      [brought.ma, undefined],
    ]),
  );
  expect(await seenBy('ngan.dt')).toEqual(
    expect.arrayContaining([
      [own.ma, 200],
      [brought.ma, 200],
    ]),
  );
});

it('B-08 DS4 E4 a unit learns that its worker was supported for the same event, not by which decision of another unit', async () => {
  const desk = await openSupport();
  const asking = (contract: string) => requestOf('HT01', [caseOf(desk.typeOf('HT01'), contract, asked)]);
  const foreign = desk.contractOf();
  await desk.paid(asking(foreign), 20_000_000);
  const row = desk.database.contracts.find(foreign);
  const other = [...desk.database.units.rows()].find(({ ma }) => ma === 'DV0008');
  if (row !== undefined && other !== undefined) {
    desk.database.contracts.put({ ...row, donViId: other.id });
  }
  const input = asking(desk.contractOf(row?.nguoiLaoDongId));
  const made = taken(await desk.create(input));
  const e4 = (conditions: readonly SupportCondition[] | undefined) => {
    const found = conditions?.find(({ ma }) => ma === 'E4');
    return [found?.dat, found?.thamSo, found?.lyDo];
  };
  const typed = async (userName: string) => {
    const reply = await (await desk.office.as(userName)).post(`${supportPath}/dieu-kien`, input);
    return e4((reply.body as Schemas['KetQuaDieuKien']).truongHop[0]?.dieuKien);
  };
  const stored = async (userName: string) => {
    const reply = await (await desk.office.as(userName)).get(`${supportPath}/${made.id}`);
    return e4(taken(reply).truongHop[0]?.dieuKien);
  };
  const withheld = [
    false,
    { ngaySuViec: '2026-09-02' },
    'Người lao động đã được hỗ trợ cho chính sự việc ngày 02/09/2026.',
  ];
  const soQd = '45/QĐ-QHTVLNN';
  const loai = desk.typeOf('HT01').ten;
  const whole = [
    false,
    { loai, soQd, ngaySuViec: '2026-09-02' },
    `Người lao động đã được hỗ trợ nội dung "${loai}" cho chính sự việc ngày 02/09/2026 (QĐ ${soQd}).`,
  ];
  expect([await typed('dv0007.nhaplieu'), await stored('dv0007.nhaplieu')]).toEqual([withheld, withheld]);
  expect([await typed('ha.lt'), await stored('ha.lt')]).toEqual([whole, whole]);
  // The appraisal seals what the Fund has read.
  taken(await desk.step('dv0007.lanhdao', made, 'gui'));
  taken(await desk.appraise(made, 20_000_000, { mienDieuKien: 'Quỹ chấp nhận hỗ trợ lần này.' }));
  expect([await stored('dv0007.nhaplieu'), await stored('ha.lt')]).toEqual([withheld, whole]);
});

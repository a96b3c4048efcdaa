import { expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import { isVisibleSupportRequest } from '@mock-server/routes/support-requests/support-request-answer';

import { userNamed } from '../support/test-backend';
import { caseOf, openSupport, requestOf, taken } from './support-desk';

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

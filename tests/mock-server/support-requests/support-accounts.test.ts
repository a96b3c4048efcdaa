import { describe, expect, it } from 'vitest';

import type { SupportRequest } from '@/domain/support/support-request';
import { policies } from '@/domain/policies/policy-names';

import { userNamed } from '../support/test-backend';
import { caseOf, codeOf, openSupport, reason, requestOf, sharedSupport, supportPath, taken } from './support-desk';
import type { SupportDesk } from './support-desk';

const right = { chuTaiKhoan: 'Nguyễn Văn Hải', soTaiKhoan: '1900 0000 00099', nganHangId: '970436', chiNhanh: null };
const stored = { ...right, chuTaiKhoan: 'NGUYEN VAN HAI', soTaiKhoan: '1900000000099' };
const lyDo = 'TK sai, ngân hàng trả về.';
const verb = 'sua-tai-khoan';

/** An approved request of three cases: to the first all is owed, the second is paid whole, the third was given nothing. */
async function approvedRequest(desk: SupportDesk) {
  const type = desk.typeOf('HT02');
  const cases = [0, 1, 2].map(() => caseOf(type, desk.contractOf(), { tienDeNghi: 12_000_000 }));
  const made = taken(await desk.appraised(requestOf('HT02', cases), 12_000_000));
  const [open = '', paid = '', nothing = ''] = made.truongHop.map(({ id }) => id);
  const duyet = [open, paid, nothing].map((truongHopId) => ({
    truongHopId,
    soTien: truongHopId === nothing ? 0 : 12_000_000,
  }));
  taken(await desk.approve(made, 0, { duyet }));
  const request = taken(await desk.pay(made, 0, { chi: [{ truongHopId: paid, soTien: 12_000_000 }] }));
  return { request, open, paid, nothing };
}

const fieldsOf = ({ body }: { readonly body: unknown }) =>
  (
    body as { readonly error: { readonly validationErrors: readonly { readonly members: readonly string[] }[] } }
  ).error.validationErrors.flatMap(({ members }) => members);

const rowOf = (desk: SupportDesk, { id }: Pick<SupportRequest, 'id'>) => desk.database.supportRequests.find(id);

describe('the account of a support request', { timeout: 60_000 }, () => {
  it('B-08 B-23 is put right by an officer after the money came back, and the payment goes on', async () => {
    const desk = await openSupport();
    const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
    const paid = await desk.paid(input, 15_000_000);
    const [truongHopId = '', lanChiIds] = [paid.truongHop[0]?.id, paid.truongHop[0]?.chiTra.map(({ id }) => id)];
    const early = await desk.step('ha.lt', paid, verb, { truongHopId, ...right, lyDo });
    expect(codeOf(early)).toEqual([403, 'QuyHoTro:01004']);
    taken(await desk.step('ngan.dt', paid, 'huy-chi', { lanChiIds, lyDo: reason }));
    const back = rowOf(desk, paid);

    const corrected = taken(await desk.step('ha.lt', paid, verb, { truongHopId, ...right, lyDo }));
    expect(corrected).toMatchObject({ trangThai: 4, truongHop: [stored] });
    const { concurrencyStamp, lastModificationTime, lastModifierId } = corrected;
    expect(rowOf(desk, paid)).toEqual({
      ...back,
      ...{ concurrencyStamp, lastModificationTime, lastModifierId },
      truongHop: [{ ...back?.truongHop[0], ...stored }],
    });
    expect([concurrencyStamp === back?.concurrencyStamp, lastModifierId]).toEqual([
      false,
      userNamed(desk.office.backend, 'ha.lt').id,
    ]);
    expect(taken(await desk.pay(paid, 15_000_000))).toMatchObject({ trangThai: 7, tienChi: 15_000_000 });

    const { body } = await (await desk.office.as('ngan.dt')).get(`${supportPath}/${paid.id}/lich-su`);
    const [, step] = (body as { readonly items: readonly object[] }).items;
    expect(step).toMatchObject({ hanhDong: verb, tuTrangThai: 4, denTrangThai: 4, yKien: lyDo });
    const [entry] = [...desk.database.logEntries.rows()].filter(
      ({ banGhiId, hanhDong, ketQua }) => banGhiId === paid.id && hanhDong === verb && ketQua === 1,
    );
    expect(entry?.thayDoi).toEqual([
      { truong: 'truongHop.1.soTaiKhoan', cu: '190***000031', moi: '190***000099' },
      { truong: 'truongHop.1.nganHangId', cu: '970405', moi: '970436' },
    ]);
  });

  it('B-08 is corrected for a case alone of which something is left to pay, and only into another one', async () => {
    const desk = await sharedSupport();
    const { request, open, paid, nothing } = await approvedRequest(desk);
    const before = rowOf(desk, request);
    const refusals = [
      [{ truongHopId: paid }, ['truongHopId']],
      [{ truongHopId: nothing }, ['truongHopId']],
      [{ truongHopId: crypto.randomUUID() }, ['truongHopId']],
      [{ soTaiKhoan: '1900 000000031', nganHangId: '970405' }, ['soTaiKhoan']],
      [{ soTaiKhoan: '12345', nganHangId: '' }, ['soTaiKhoan', 'nganHangId']],
      [{ soTaiKhoan: '190***000099' }, ['soTaiKhoan']],
      [{ nganHangId: '000000' }, ['nganHangId']],
      [{ lyDo: 'Ngắn' }, ['lyDo']],
      [{ lyDo: null, chuTaiKhoan: null }, ['chuTaiKhoan', 'lyDo']],
    ] as const;
    for (const [changes, fields] of refusals) {
      const reply = await desk.step('ha.lt', request, verb, { truongHopId: open, ...right, lyDo, ...changes });
      expect([changes, reply.status, fieldsOf(reply)]).toEqual([changes, 400, fields]);
    }
    expect(rowOf(desk, request)).toEqual(before);
    const corrected = taken(await desk.step('ha.lt', request, verb, { truongHopId: open, ...right, lyDo }));
    expect(corrected.truongHop.map(({ soTaiKhoan }) => soTaiKhoan)).toEqual([
      '1900000000099',
      '1900000000031',
      '1900000000031',
    ]);
  });

  it('B-08 P-03 is corrected neither by who pays, nor by the unit or the director; by who holds both policies it is', async () => {
    const desk = await openSupport();
    const { request, open } = await approvedRequest(desk);
    const body = { truongHopId: open, ...right, lyDo };
    for (const userName of ['ngan.dt', 'vinh.pq', 'dv0007.lanhdao']) {
      expect([userName, (await desk.step(userName, request, verb, body)).status]).toEqual([userName, 403]);
    }
    const ofRole = { providerName: 'R', providerKey: 'chuyen-vien-quy' } as const;
    desk.database.permissionGrants.put({ id: 'both', name: policies.supportRequestsPay, ...ofRole });
    taken(await desk.step('ha.lt', request, verb, body));
    const chi = [{ truongHopId: open, soTien: 12_000_000 }];
    const paid = await desk.step('ha.lt', request, 'chi-tra', { ngayChi: '2026-11-15', soUnc: 'UNC7', chi });
    expect(taken(paid).trangThai).toBe(7);
  });

  it('B-08 A-01 keeps the number that an officer does not see whole, and puts nobody’s else in its place', async () => {
    const desk = await openSupport();
    const { permissionGrants } = desk.database;
    const { request, open } = await approvedRequest(desk);
    for (const { id, name, providerKey } of [...permissionGrants.rows()]) {
      if (name === policies.workersViewSensitive && providerKey === 'chuyen-vien-quy') {
        permissionGrants.remove(id);
      }
    }
    const hidden = { truongHopId: open, ...right, soTaiKhoan: '190***000031', lyDo };
    const reply = taken(await desk.step('ha.lt', request, verb, hidden));
    expect(reply.truongHop[0]).toMatchObject({ ...stored, soTaiKhoan: '190***000031' });
    expect(rowOf(desk, request)?.truongHop[0]).toMatchObject({ ...stored, soTaiKhoan: '1900000000031' });
    const same = await desk.step('ha.lt', request, verb, hidden);
    expect([same.status, fieldsOf(same)]).toEqual([400, ['soTaiKhoan']]);
  });

  it('B-08 is corrected once for one intention; a stale stamp is 409, also of a payment into the account before', async () => {
    const desk = await sharedSupport();
    const { request, open } = await approvedRequest(desk);
    const { concurrencyStamp } = request;
    const body = { truongHopId: open, ...right, lyDo, concurrencyStamp, maLanGui: crypto.randomUUID() };
    const first = await desk.step('ha.lt', request, verb, body);
    expect(first.status).toBe(200);
    expect(await desk.step('ha.lt', request, verb, body)).toEqual(first);
    const steps = [...desk.database.stepHistory.rows()].filter(({ banGhiId }) => banGhiId === request.id);
    expect(steps.filter(({ hanhDong }) => hanhDong === verb)).toHaveLength(1);
    const again = { ...body, soTaiKhoan: '1900000000088', maLanGui: crypto.randomUUID() };
    expect((await desk.step('ha.lt', request, verb, again)).status).toBe(409);
    const chi = [{ truongHopId: open, soTien: 12_000_000 }];
    expect((await desk.pay(request, 0, { chi, concurrencyStamp })).status).toBe(409);
  });
});

import { describe, expect, it } from 'vitest';

import type { SupportRequest, SupportRequestStatus } from '@/domain/support/support-request';
import { supportRequestWorkflow } from '@/machines/workflows/support-request-workflow-machine';
import type { SupportRequestRow } from '@mock-server/data/support/support-request-row';

import { peopleByRole } from '../fund/fund-desk';
import {
  caseOf,
  codeOf,
  openSupport,
  reason,
  requestOf,
  sharedSupport,
  taken,
  today,
  type SupportDesk,
} from './support-desk';

const verbs = [
  ...['gui', 'thu-hoi', 'tham-dinh', 'yeu-cau-bo-sung', 'phe-duyet', 'tu-choi', 'chi-tra', 'huy-chi'],
  'sua-tai-khoan',
] as const;

type Role = keyof typeof peopleByRole;

/** Who may take which step in which status, by the dictionary §3.3 and §5.8; a unit's head and an officer also send. */
const allowed: Readonly<Record<SupportRequestStatus, Partial<Readonly<Record<Role, readonly string[]>>>>> = {
  1: { 'don-vi-lanh-dao': ['gui'] },
  2: {
    'don-vi-lanh-dao': ['thu-hoi'],
    'chuyen-vien-quy': ['tham-dinh', 'yeu-cau-bo-sung'],
    'lanh-dao-quy': ['yeu-cau-bo-sung', 'tu-choi'],
  },
  3: { 'chuyen-vien-quy': ['yeu-cau-bo-sung'], 'lanh-dao-quy': ['phe-duyet', 'yeu-cau-bo-sung', 'tu-choi'] },
  4: { 'ke-toan-quy': ['chi-tra', 'huy-chi'], 'chuyen-vien-quy': ['sua-tai-khoan'] },
  5: {},
  6: { 'don-vi-lanh-dao': ['gui'] },
  7: { 'ke-toan-quy': ['huy-chi'] },
};

const payment = {
  id: '00000000-0000-4000-8000-000000000001',
  ngayChi: today,
  soUnc: 'UNC1',
  soTien: 5_000_000,
  huyLuc: null,
  lyDoHuy: null,
};

function inStatus(draft: SupportRequestRow, trangThai: SupportRequestStatus): SupportRequestRow {
  const isAppraised = trangThai === 3 || trangThai === 4 || trangThai === 7;
  const isGranted = trangThai === 4 || trangThai === 7;
  return {
    ...draft,
    trangThai,
    daGui: trangThai !== 1,
    ngayNhanDu: today,
    nguoiThamDinhId: isAppraised ? 'somebody' : null,
    ngayQd: isGranted ? today : null,
    soQd: isGranted ? '1' : null,
    truongHop: draft.truongHop.map((each) => ({
      ...each,
      tienDeXuat: isAppraised ? 15_000_000 : null,
      tienDuyet: isGranted ? 15_000_000 : null,
      chiTra: isGranted ? [payment] : [],
    })),
  };
}

async function makeDraft(desk: SupportDesk): Promise<SupportRequest> {
  const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
  return taken(await desk.create(input));
}

describe('steps of a support request', { timeout: 60_000 }, () => {
  it('B-08 P-03 every role in every status takes exactly the steps of the dictionary, and is told why not', async () => {
    const desk = await openSupport();
    const made = await makeDraft(desk);
    const draft = desk.database.supportRequests.find(made.id);
    if (draft === undefined) {
      throw new Error('The draft is gone.');
    }
    const [truongHopId] = draft.truongHop.map(({ id }) => id);
    const words = {
      lyDo: reason,
      ngayNhanDuHoSo: today,
      deXuat: [{ truongHopId, soTien: 15_000_000 }],
      mienDieuKien: null,
      yKien: null,
      soQd: '45',
      ngayQd: today,
      duyet: [{ truongHopId, soTien: 15_000_000 }],
      ngayChi: today,
      soUnc: 'UNC2',
      chi: [{ truongHopId, soTien: 10_000_000 }],
      lanChiIds: [payment.id],
      truongHopId,
      chuTaiKhoan: 'NGUYEN VAN HAI',
      soTaiKhoan: '1900000000099',
      nganHangId: '970405',
      chiNhanh: null,
    };
    const bodies: Readonly<Record<string, readonly (keyof typeof words)[]>> = {
      'tham-dinh': ['ngayNhanDuHoSo', 'deXuat', 'mienDieuKien', 'yKien'],
      'phe-duyet': ['soQd', 'ngayQd', 'duyet', 'yKien'],
      'chi-tra': ['ngayChi', 'soUnc', 'chi'],
      'huy-chi': ['lanChiIds', 'lyDo'],
      'sua-tai-khoan': ['truongHopId', 'chuTaiKhoan', 'soTaiKhoan', 'nganHangId', 'chiNhanh', 'lyDo'],
      'yeu-cau-bo-sung': ['lyDo'],
      'tu-choi': ['lyDo'],
    };
    for (const status of [1, 2, 3, 4, 5, 6, 7] as const) {
      for (const [role, userName] of Object.entries(peopleByRole) as [Role, string][]) {
        const done: string[] = [];
        for (const verb of verbs) {
          desk.database.supportRequests.put(inStatus(draft, status));
          const body = Object.fromEntries((bodies[verb] ?? []).map((name) => [name, words[name]]));
          const reply = await desk.step(userName, made, verb, body);
          if (reply.status === 200) {
            done.push(verb);
          } else {
            expect([403, 404]).toContain(reply.status);
            const row = desk.database.supportRequests.find(made.id);
            expect([status, role, verb, row?.trangThai]).toEqual([status, role, verb, status]);
          }
        }
        expect([status, role, new Set(done)]).toEqual([status, role, new Set(allowed[status][role] ?? [])]);
      }
    }
  });

  it('B-08 01005 who appraised does not approve, 01004 a step that is no longer there is refused by name', async () => {
    const desk = await sharedSupport();
    const made = await makeDraft(desk);
    taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    taken(await desk.appraise(made, 15_000_000));
    const row = desk.database.supportRequests.find(made.id);
    const director = [...desk.database.users.rows()].find(({ userName }) => userName === 'vinh.pq');
    if (row !== undefined) {
      desk.database.supportRequests.put({ ...row, nguoiThamDinhId: director?.id ?? null });
    }
    expect(codeOf(await desk.approve(made, 15_000_000))).toEqual([403, 'QuyHoTro:01005']);
    expect(codeOf(await desk.step('dv0007.lanhdao', made, 'gui'))).toEqual([403, 'QuyHoTro:01004']);
  });

  it('B-08 06010 a dossier without a required paper, or not filled in, is not sent', async () => {
    const desk = await sharedSupport();
    const whole = caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 });
    const lacking = {
      ...whole,
      giayTo: whole.giayTo.map((paper, index) => (index === 1 ? { ...paper, tinhTrang: 'thieu' as const } : paper)),
    };
    const made = taken(await desk.create(requestOf('HT01', [lacking])));
    expect(made).toMatchObject({ duHoSo: false, thieuHoSo: ['Giấy khám sức khỏe hoặc giấy tờ y tế của nước sở tại'] });
    const refused = await desk.step('dv0007.lanhdao', made, 'gui');
    expect(codeOf(refused)).toEqual([403, 'QuyHoTro:06010']);
    expect(refused.body).toMatchObject({
      error: {
        message: 'Chưa đủ thành phần hồ sơ: Giấy khám sức khỏe hoặc giấy tờ y tế của nước sở tại.',
      },
    });
    const bare = taken(await desk.create(requestOf('HT01', [{ ...whole, chuTaiKhoan: null, tienDeNghi: null }])));
    const invalid = await desk.step('dv0007.lanhdao', bare, 'gui');
    expect(invalid.status).toBe(400);
    expect(invalid.body).toMatchObject({
      error: {
        validationErrors: [{ members: ['truongHop[0].tienDeNghi'] }, { members: ['truongHop[0].chuTaiKhoan'] }],
      },
    });
  });

  it('B-08 06001 06002 06003 red conditions block the appraisal until they are waived with a text', async () => {
    const desk = await sharedSupport();
    const type = desk.typeOf('HT01');
    const red = async (contract: string, changes: object) => {
      const made = taken(
        await desk.create(requestOf('HT01', [caseOf(type, contract, { tienDeNghi: 20_000_000, ...changes })])),
      );
      taken(await desk.step('dv0007.lanhdao', made, 'gui'));
      return made;
    };
    const refunded = await red(desk.contractOf(undefined, { daHoan: true }), {});
    const early = await red(desk.contractOf(undefined, { ngayDong: '2026-09-05' }), {});
    const atHome = await red(desk.contractOf(), { ngaySuViec: '2026-10-01' });
    expect(codeOf(await desk.appraise(refunded, 15_000_000))).toEqual([403, 'QuyHoTro:06001']);
    expect(codeOf(await desk.appraise(early, 15_000_000))).toEqual([403, 'QuyHoTro:06002']);
    expect(codeOf(await desk.appraise(atHome, 15_000_000))).toEqual([403, 'QuyHoTro:06003']);
    expect((await desk.appraise(atHome, 15_000_000, { mienDieuKien: 'Ngắn' })).status).toBe(400);
    const waiver = 'Hội đồng quản lý Quỹ đồng ý cho hỗ trợ.';
    const waived = taken(await desk.appraise(atHome, 15_000_000, { mienDieuKien: waiver }));
    expect(waived).toMatchObject({ trangThai: 3, mienDieuKien: waiver });
    expect(waived.truongHop[0]?.dieuKien.filter(({ dat }) => !dat).map(({ ma, canCu }) => [ma, canCu])).toEqual([
      ['E3', 'Điều 10 Quyết định 40/2021/QĐ-TTg, nay là Quyết định 34/2025/QĐ-TTg'],
    ]);
    expect(codeOf(await desk.appraise(early, 31_000_000, { mienDieuKien: waiver }))).toEqual([403, 'QuyHoTro:06005']);
  });

  it('B-08 two requests of one contribution on the way: the second is refused at its approval', async () => {
    const desk = await sharedSupport();
    const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
    const first = taken(await desk.appraised(input, 15_000_000));
    const second = taken(await desk.appraised(input, 15_000_000));
    taken(await desk.approve(first, 15_000_000));
    expect(codeOf(await desk.approve(second, 15_000_000))).toEqual([403, 'QuyHoTro:06004']);
  });

  it('B-08 06004 a waiver for another condition does not grant the same support twice', async () => {
    const desk = await sharedSupport();
    const changes = { tienDeNghi: 20_000_000, ngaySuViec: '2026-10-01' };
    const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), changes)]);
    const waiver = { mienDieuKien: 'Hội đồng quản lý Quỹ đồng ý cho hỗ trợ.' };
    const first = taken(await desk.appraised(input, 15_000_000, waiver));
    const second = taken(await desk.appraised(input, 15_000_000, waiver));
    taken(await desk.approve(first, 15_000_000));
    expect(codeOf(await desk.approve(second, 15_000_000))).toEqual([403, 'QuyHoTro:06004']);
    const third = taken(await desk.appraised(input, 15_000_000, waiver));
    expect(third.truongHop[0]?.dieuKien.filter(({ dat }) => !dat).map(({ ma }) => ma)).toEqual(['E3', 'E4']);
    expect(taken(await desk.approve(third, 15_000_000)).trangThai).toBe(4);
  });

  it('B-08 06003 nothing is granted to a case that was left out because of a red condition nobody waived', async () => {
    const desk = await sharedSupport();
    const type = desk.typeOf('HT01');
    const green = caseOf(type, desk.contractOf(), { tienDeNghi: 20_000_000 });
    const atHome = caseOf(type, desk.contractOf(), { tienDeNghi: 20_000_000, ngaySuViec: '2026-10-01' });
    const made = taken(
      await desk.create(requestOf('HT01', [green, atHome, { ...green, hopDongId: desk.contractOf() }])),
    );
    taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    const soTien = [15_000_000, 0, 0];
    const each = (amounts: readonly number[]) =>
      made.truongHop.map(({ id }, index) => ({ truongHopId: id, soTien: amounts[index] ?? 0 }));
    taken(await desk.appraise(made, 0, { deXuat: each(soTien) }));
    const all = each([15_000_000, 15_000_000, 15_000_000]);
    expect(codeOf(await desk.approve(made, 0, { duyet: all }))).toEqual([403, 'QuyHoTro:06003']);
    const others = each([15_000_000, 0, 15_000_000]);
    expect(taken(await desk.approve(made, 0, { duyet: others })).tienDuyet).toBe(30_000_000);
  });

  it('B-08 the clock stands still while papers are missing', async () => {
    const desk = await openSupport();
    const made = await makeDraft(desk);
    const sent = taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    expect([sent.ngayNhanDu, sent.hanXuLy]).toEqual(['2026-11-15', '2026-12-04']);
    desk.office.clock.advanceSeconds(86_400);
    const returned = taken(await desk.step('ha.lt', made, 'yeu-cau-bo-sung', { lyDo: reason }));
    expect(returned).toMatchObject({ trangThai: 6, lyDoBoSung: reason });
    desk.office.clock.advanceSeconds(4 * 86_400);
    const again = taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    expect(again).toMatchObject({ trangThai: 2, ngayNhanDu: '2026-11-15', hanXuLy: '2026-12-10', soNgayDung: 4 });
    expect(again.ngayGui).toBe(sent.ngayGui);
  });

  it('B-08 the buttons of a screen are the steps that the back end takes', async () => {
    const desk = await sharedSupport();
    const made = await makeDraft(desk);
    const head = [...desk.database.users.rows()].find(({ userName }) => userName === 'dv0007.lanhdao');
    const person = { userId: head?.id ?? '', unitId: desk.unit.id, isFundStaff: false, isGranted: () => true };
    expect(supportRequestWorkflow.stepsFor(made, person)).toEqual(['gui', 'sua', 'xoa']);
  });
});

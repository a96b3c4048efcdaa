import { describe, expect, it } from 'vitest';

import type { SupportRequest, SupportRequestInput } from '@/domain/support/support-request';

import { letLamGiangOwe } from '../pay-ins/pay-in-desk';
import { caseOf, codeOf, openSupport, reason, requestOf, supportPath, taken, type SupportDesk } from './support-desk';

const waiver = { mienDieuKien: 'Hội đồng quản lý Quỹ đồng ý cho hỗ trợ.' };

async function payBack({ office, database }: SupportDesk, hopDongId: string): Promise<number> {
  const contribution = [...database.contributions.rows()].find((row) => row.hopDongId === hopDongId);
  const accountant = await office.as('ngan.dt');
  const reply = await accountant.post(`/api/app/dong-gop-quy/${contribution?.id ?? ''}/hoan-tra`, {
    concurrencyStamp: contribution?.concurrencyStamp ?? '',
    maLanGui: crypto.randomUUID(),
    lyDo: reason,
    soChungTu: 'UNC0300',
    ngayChungTu: '2026-11-14',
  });
  return reply.status;
}

function tripOf(desk: SupportDesk): SupportRequestInput {
  const rieng = {
    nhanVien: 'Trần Văn Bình',
    nuocCongTac: 'JP',
    ngayDi: '2026-10-12',
    ngayVe: '2026-11-06',
    giaVe: 18_500_000,
    hangVe: 'pho-thong' as const,
  };
  return requestOf('HT09', [caseOf(desk.typeOf('HT09'), null, { tienDeNghi: 18_500_000, rieng })]);
}

describe('what has become of the conditions between appraisal and approval', () => {
  it('B-08 06001 nothing is granted for a contribution that has been paid back since', async () => {
    const desk = await openSupport();
    const hopDongId = desk.contractOf();
    const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), hopDongId, { tienDeNghi: 20_000_000 })]);
    const one = taken(await desk.appraised(input, 15_000_000));
    expect(await payBack(desk, hopDongId)).toBe(200);
    expect(codeOf(await desk.approve(one, 15_000_000))).toEqual([403, 'QuyHoTro:06001']);
  });

  it('B-08 06007 nothing is granted to an enterprise that owes the Fund again, unless its debt was waived', async () => {
    const desk = await openSupport();
    letLamGiangOwe(desk.office, 0);
    const one = taken(await desk.appraised(tripOf(desk), 18_500_000));
    letLamGiangOwe(desk.office, 750_000);
    expect(codeOf(await desk.approve(one, 18_500_000))).toEqual([403, 'QuyHoTro:06007']);
    const waived = taken(await desk.appraised(tripOf(desk), 18_500_000, waiver));
    expect(taken(await desk.approve(waived, 18_500_000)).trangThai).toBe(4);
  });
});

describe('the time limit for filing', () => {
  it('B-08 06009 of a request that was withdrawn is measured by today again, as it will be sent anew', async () => {
    const desk = await openSupport();
    letLamGiangOwe(desk.office, 0);
    const made = taken(await desk.create(tripOf(desk)));
    const e10 = async () => {
      const { body } = await (await desk.office.as('dv0007.lanhdao')).get(`${supportPath}/${made.id}`);
      return (body as SupportRequest).truongHop[0]?.dieuKien.find(({ ma }) => ma === 'E10')?.dat;
    };
    taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    desk.office.clock.advanceSeconds(20 * 86_400);
    expect(await e10()).toBe(true);
    expect(taken(await desk.step('dv0007.lanhdao', made, 'thu-hoi')).ngayGui).toBeNull();
    expect(await e10()).toBe(false);
  });
});

describe('the clock of a request that is late already', () => {
  it('B-08 stands still while papers are waited for: its days are told and used up no longer', async () => {
    const desk = await openSupport();
    const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
    const made = taken(await desk.create(input));
    const sent = taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    expect(sent.hanXuLy).toBe('2026-12-04');
    desk.office.clock.advanceSeconds(22 * 86_400);
    taken(await desk.step('ha.lt', made, 'yeu-cau-bo-sung', { lyDo: reason }));
    desk.office.clock.advanceSeconds(4 * 86_400);
    const again = taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    expect(again).toMatchObject({ hanXuLy: '2026-12-04', soNgayDung: 4, quaHan: true });
  });
});

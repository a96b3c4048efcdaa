import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { Contribution } from '@/domain/contributions/contribution';
import { addDays } from '@/domain/format/calendar';
import { formatDate } from '@/domain/format/dates';
import { postedAmounts } from '@mock-server/data/fund/rows';
import { grantedForContract } from '@mock-server/data/support/granted-support';

import { complaintsOf, errorOf } from '../routes/office';
import { lineOf, openFund, peopleByRole, reason, type Fund } from './fund-desk';

const path = '/api/app/dong-gop-quy';

describe('the ledger of contributions', () => {
  let fund: Fund;

  beforeEach(async () => {
    fund = await openFund();
  });

  const list = async (userName: string, query = '') =>
    (await (await fund.office.as(userName)).get(`${path}?MaxResultCount=1000${query}`))
      .body as Schemas['TrangDongGopQuy'];

  /** A contribution of the demo unit whose certificate is in force. */
  const one = async (userName = 'ngan.dt'): Promise<Contribution> => {
    const { items } = await list('dv0007.lanhdao', '&NguonDong=1&Sorting=ngayDong');
    return (await (await fund.office.as(userName)).get(`${path}/${items[0]?.id ?? ''}`)).body as Contribution;
  };

  const take = async (userName: string, { id, concurrencyStamp }: Contribution, verb: string, body: object = {}) =>
    (await fund.office.as(userName)).post(`${path}/${id}/${verb}`, {
      concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      lyDo: reason,
      ...body,
    });

  it('B-04 P-03 shows all to the Fund, a unit its own, with the sums of the whole filter', async () => {
    const all = await list('ngan.dt');
    expect(all.totalCount).toBe(fund.database.contributions.size);
    const sum = (field: 'tienNld' | 'tienDn' | 'tong') => all.items.reduce((total, item) => total + item[field], 0);
    expect(all.tong).toEqual({
      soLaoDong: all.totalCount,
      tienNld: sum('tienNld'),
      tienDn: sum('tienDn'),
      tong: sum('tong'),
    });
    const own = await list('dv0007.nhaplieu');
    expect([...new Set(own.items.map(({ donViId }) => donViId))]).toEqual([fund.unitOf('DV0007')?.id]);
    const foreign = all.items.find(({ donViId }) => donViId !== fund.unitOf('DV0007')?.id);
    expect((await (await fund.office.as('dv0007.nhaplieu')).get(`${path}/${foreign?.id ?? ''}`)).status).toBe(404);
    const selfPaid = await list('ngan.dt', '&NguonDong=2');
    expect(selfPaid.items.every(({ donViId, tienDn }) => donViId === null && tienDn === 0)).toBe(true);
  });

  it('B-04 sorts by identity numbers, for who sees them masked by what they see: no place gives a digit away', async () => {
    const numbersOf = async (userName: string) =>
      (await list(userName, '&Sorting=soCccd')).items.map(({ soCccd }) => soCccd);
    const [whole, masked] = [await numbersOf('ha.lt'), await numbersOf('ngan.dt')];
    expect(whole[0]).toMatch(/^\d{12}$/u);
    expect(whole).toEqual(whole.toSorted());
    expect(masked[0]).toMatch(/^\d{3}\*\*\*\d{6}$/u);
    expect(masked).toEqual(masked.toSorted());
  });

  it('B-04 finds people without diacritics and masks their numbers for who may not see them', async () => {
    const { items } = await list('ngan.dt');
    const [person] = items;
    expect(person?.soCccd).toMatch(/^\d{3}\*\*\*\d{6}$/u);
    const contribution = fund.database.contributions.find(person?.id ?? '');
    const worker = fund.database.workers.find(contribution?.nguoiLaoDongId ?? '');
    const plain = encodeURIComponent(
      (worker?.hoTen ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D'),
    );
    expect((await list('ngan.dt', `&Filter=${plain}`)).items.map(({ id }) => id)).toContain(person?.id);
    expect((await list('ngan.dt', `&Filter=${worker?.soCccd ?? ''}`)).items.map(({ id }) => id)).toContain(person?.id);
    expect((await list('ngan.dt', `&Filter=${worker?.soCccd.slice(0, 8) ?? ''}`)).totalCount).toBe(0);
    expect((await list('ha.lt', `&Filter=${worker?.soCccd.slice(0, 8) ?? ''}`)).items[0]?.soCccd).toBe(worker?.soCccd);
  });

  it('B-04 tells the story of a contract: signed, left, paid, certified', async () => {
    const found = await one();
    expect(found.dongThoiGian.map(({ loai }) => loai).filter((kind) => kind !== 've-nuoc')).toEqual([
      'ky-hop-dong',
      'xuat-canh',
      'dong-gop',
      'cap-gcn',
    ]);
    expect(found.butToan.map(({ loai, tienNld, tienDn }) => [loai, tienNld, tienDn])).toEqual([
      [1, found.tienNld, found.tienDn],
    ]);
  });

  it.each(Object.entries(peopleByRole))(
    'B-04 P-03 offers the steps of a contribution to %s by role',
    async (role, user) => {
      const found = await one(user);
      const expected = role === 'ke-toan-quy' ? ['cap-lai-gcn', 'dieu-chinh', 'hoan-tra'] : [];
      if (role === 'so-khai-thac') {
        expect((await (await fund.office.as(user)).get(path)).status).toBe(403);
        return;
      }
      expect(found.cacBuoc).toEqual(expected);
      const { status } = await take(user, await one('ngan.dt'), 'cap-lai-gcn');
      expect(status).toBe(role === 'ke-toan-quy' ? 200 : 403);
    },
  );

  it('B-04 issues a certificate anew under a new number; the old one is void', async () => {
    const before = await one();
    const after = (await take('ngan.dt', before, 'cap-lai-gcn')).body as Contribution;
    expect(after.soGcn).not.toBe(before.soGcn);
    expect(after.gcn.map(({ soGcn, conHieuLuc, lyDo }) => [soGcn, conHieuLuc, lyDo])).toEqual([
      [before.soGcn, false, null],
      [after.soGcn, true, reason],
    ]);
    expect(fund.database.contracts.find(after.hopDongId)?.soGcn).toBe(after.soGcn);
    expect((await take('ngan.dt', before, 'cap-lai-gcn')).status).toBe(409);
  });

  it('B-04 corrects by a posting beside the first, and never edits one', async () => {
    const before = await one();
    const wrong = await take('ngan.dt', before, 'dieu-chinh', { tienNld: -1, tienDn: 0 });
    expect([wrong.status, complaintsOf(wrong)]).toEqual([400, ['tienNld']]);
    const after = (await take('ngan.dt', before, 'dieu-chinh', { tienNld: before.tienNld, tienDn: 50_000 }))
      .body as Contribution;
    expect(after.butToan).toHaveLength(2);
    expect(after.butToan[0]).toEqual(before.butToan[0]);
    expect(after.butToan[1]).toMatchObject({ loai: 3, tienNld: 0, tienDn: 50_000 - before.tienDn, lyDo: reason });
    expect(after.tong).toBe(before.tienNld + 50_000);
  });

  it('B-04 posts no row of nothing for amounts that stand already', async () => {
    const before = await one();
    const { tienNld, tienDn } = before;
    const same = await take('ngan.dt', before, 'dieu-chinh', { tienNld, tienDn });
    expect([same.status, complaintsOf(same), (await one()).butToan]).toEqual([400, ['tienNld'], before.butToan]);
  });

  it('B-04 lets a certificate stand for a whole share alone: void below it, issued anew once it is whole again', async () => {
    const before = await one();
    const certificate = async () =>
      (await (await fund.office.as('ngan.dt')).get(`${path}/${before.id}/giay-chung-nhan`)).status;
    const correct = async (tienNld: number) =>
      (await take('ngan.dt', await one(), 'dieu-chinh', { tienNld, tienDn: before.tienDn })).body as Contribution;
    const short = await correct(before.tienNld - 1);
    expect([short.trangThai, short.soGcn, await certificate()]).toEqual([2, null, 403]);
    expect(short.gcn.map(({ soGcn, conHieuLuc, lyDo }) => [soGcn, conHieuLuc, lyDo])).toEqual([
      [before.soGcn, false, reason],
    ]);
    expect(fund.database.contracts.find(before.hopDongId)).toMatchObject({ dongQuy: 2, soGcn: null });
    const whole = await correct(before.tienNld);
    expect([whole.trangThai, whole.soGcn === null, whole.soGcn === before.soGcn, await certificate()]).toEqual([
      1,
      false,
      false,
      200,
    ]);
    expect(fund.database.contracts.find(before.hopDongId)).toMatchObject({ dongQuy: 1, soGcn: whole.soGcn });
  });

  it('B-01 B-04 takes a corrected contribution back as it stands, its certificate too, and posts it anew', async () => {
    const draft = await fund.draft(10, [lineOf(1)]);
    fund.pay(draft, 250_000 + draft.duNoKyTruoc, '2026-11-09');
    await fund.step('dv0007.lanhdao', draft.id, 'gui');
    await fund.step('ha.lt', draft.id, 'tham-dinh');
    await fund.step('vinh.pq', draft.id, 'phe-duyet');
    const row = () => [...fund.database.contributions.rows()].find(({ baoCaoId }) => baoCaoId === draft.id);
    const posted = () => {
      const found = row();
      return found === undefined ? undefined : { ...postedAmounts(found), isCertified: found.soGcn !== null };
    };
    const whole = { tienNld: 100_000, tienDn: 150_000, isCertified: true };
    expect(posted()).toEqual(whole);
    for (const [tienNld, tienDn] of [
      [60_000, 50_000],
      [0, 150_000],
    ]) {
      const id = row()?.id ?? '';
      const present = (await (await fund.office.as('ngan.dt')).get(`${path}/${id}`)).body as Contribution;
      await take('ngan.dt', present, 'dieu-chinh', { tienNld, tienDn });
      expect(posted()).toMatchObject({ tienNld, tienDn });
      await fund.step('vinh.pq', draft.id, 'thu-hoi-phe-duyet', { lyDo: reason });
      expect(posted()).toEqual({ tienNld: 0, tienDn: 0, isCertified: false });
      await fund.step('vinh.pq', draft.id, 'phe-duyet');
      expect(posted()).toEqual(whole);
    }
  });

  it('B-04 pays back once: certificate void, sums without it, and nothing more can be done', async () => {
    const before = await one();
    const sums = (await list('ngan.dt')).tong;
    const voucher = { soChungTu: 'UNC0112', ngayChungTu: '2026-11-14' };
    const future = await take('ngan.dt', before, 'hoan-tra', { ...voucher, ngayChungTu: '2026-11-16' });
    expect([future.status, complaintsOf(future)]).toEqual([400, ['ngayChungTu']]);
    const after = (await take('ngan.dt', before, 'hoan-tra', voucher)).body as Contribution;
    expect(after).toMatchObject({ trangThai: 3, tong: 0, soGcn: null, cacBuoc: [] });
    expect((await list('ngan.dt')).tong.tong).toBe(sums.tong - before.tong);
    expect(fund.database.contracts.find(after.hopDongId)).toMatchObject({ dongQuy: 2, soGcn: null });
    const again = await take('ngan.dt', after, 'cap-lai-gcn');
    expect([again.status, errorOf(again).code]).toEqual([403, 'QuyHoTro:01004']);
  });

  it('B-04 pays nothing back by a voucher of a day before the money came, and on that day at the earliest', async () => {
    const before = await one();
    const { ngayDong } = before;
    const dayBefore = addDays(ngayDong, -1);
    const early = await take('ngan.dt', before, 'hoan-tra', { soChungTu: 'UNC0112', ngayChungTu: dayBefore });
    expect([early.status, complaintsOf(early)]).toEqual([400, ['ngayChungTu']]);
    expect(early.body).toMatchObject({
      error: {
        validationErrors: [{ message: `Ngày chứng từ hoàn trả không được trước ngày đóng (${formatDate(ngayDong)}).` }],
      },
    });
    const back = await take('ngan.dt', before, 'hoan-tra', { soChungTu: 'UNC0112', ngayChungTu: ngayDong });
    expect(back.body).toMatchObject({ trangThai: 3 });
  });

  it('B-04 K-02 keeps the number of a refund’s voucher without what a copied cell brings along', async () => {
    const voucher = { soChungTu: ' UNC\u00a0\t0112\u200b\n', ngayChungTu: '2026-11-14' };
    const after = (await take('ngan.dt', await one(), 'hoan-tra', voucher)).body as Contribution;
    expect(after.butToan.at(-1)?.soChungTu).toBe('UNC 0112');
  });

  it('B-04 B-08 pays nothing back that support was granted on, and ends the story with the support', async () => {
    const { items } = await list('ngan.dt', '&DaDuocHoTro=true');
    const desk = await fund.office.as('ngan.dt');
    const supported = (await desk.get(`${path}/${items[0]?.id ?? ''}`)).body as Contribution;
    expect(supported.cacBuoc).toEqual(['cap-lai-gcn', 'dieu-chinh']);
    const refused = await take('ngan.dt', supported, 'hoan-tra', { soChungTu: 'UNC', ngayChungTu: '2026-11-14' });
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01009']);
    expect((await desk.get(`${path}/${supported.id}`)).body).toEqual(supported);
    const granted = grantedForContract(fund.database, supported.hopDongId).map(({ request, truongHop }) => ({
      ngay: request.ngayQd,
      loai: 'ho-tro',
      noiDung: [...fund.database.supportTypes.rows()].find(({ ma }) => ma === request.loaiHoTroId)?.ten,
      soTien: truongHop.tienDuyet,
    }));
    expect(granted.length).toBe(supported.soLanHoTro);
    expect(supported.dongThoiGian.filter(({ loai }) => loai === 'ho-tro')).toEqual(granted.reverse());
  });
});

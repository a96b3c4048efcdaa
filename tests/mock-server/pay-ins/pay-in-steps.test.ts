import { beforeAll, describe, expect, it } from 'vitest';

import type { PayIn, PayInStatus, PayInVerb } from '@/domain/pay-ins/pay-in';

import { errorOf, openOffice, type Office } from '../routes/office';
import { attachProof, layVoucher, openPayInOffice, septemberReport, take } from './pay-in-desk';

let office: Office;

beforeAll(async () => {
  office = await openOffice(60);
});

const statuses: readonly PayInStatus[] = [1, 2, 5, 6, 7, 9];

/** Where each step leads, by the status it starts from (domain dictionary §5.5). */
const moves: Readonly<Record<PayInVerb, Partial<Readonly<Record<PayInStatus, PayInStatus>>>>> = {
  gui: { 1: 2, 6: 2 },
  'doi-soat': { 2: 7 },
  'thu-tien-mat': { 1: 7 },
  'tra-lai': { 2: 6 },
  'tu-choi': { 2: 5 },
  'huy-doi-soat': { 7: 2 },
  huy: { 1: 9 },
};

/** Who may take which step with a voucher that Lam Giang's clerk has made (domain dictionary §3.3). */
const stepsOf: Readonly<Record<string, readonly PayInVerb[]>> = {
  'dv0007.nhaplieu': ['huy'],
  'dv0007.lanhdao': ['gui', 'huy'],
  'khoa.tm': [],
  'ngan.dt': ['doi-soat', 'thu-tien-mat', 'tra-lai', 'tu-choi', 'huy-doi-soat'],
  'vinh.pq': [],
  admin: [],
};
const verbs = Object.keys(moves) as readonly PayInVerb[];

/** A status without the step is refused with its code, a person without the right with an empty 403. */
function expected(userName: string, status: PayInStatus, verb: PayInVerb): string {
  const target = moves[verb][status];
  if (target === undefined) {
    return '403 QuyHoTro:01004';
  }
  return stepsOf[userName]?.includes(verb) === true ? `200 ${String(target)}` : '403 no';
}

describe('steps of a voucher', () => {
  it('B-05 a voucher that came back says why until it is sent again, a refused one for good', async () => {
    const lyDo = 'Không tìm thấy giao dịch trên sao kê.';
    const told = async (verb: PayInVerb, place: number) => {
      const voucher = layVoucher(office, place, { trangThai: 2, hinhThuc: 3 });
      return (await take(office, 'ngan.dt', voucher, verb, { lyDo })).body as PayIn;
    };
    const returned = await told('tra-lai', 900);
    attachProof(office, returned.id);
    const again = (await take(office, 'dv0007.lanhdao', returned, 'gui')).body as PayIn;
    expect([returned.lyDo, again.lyDo, (await told('tu-choi', 901)).lyDo]).toEqual([lyDo, null, lyDo]);
  });

  it.each(Object.keys(stepsOf))(
    'B-05 P-03 lets %s take the steps of the table in every status, and no other',
    async (userName) => {
      const found: string[] = [];
      const wanted: string[] = [];
      for (const status of statuses) {
        for (const verb of verbs) {
          const voucher = layVoucher(office, found.length, {
            trangThai: status,
            ...(status === 7 ? { ngayGhiCo: '2026-11-10', soTienThucNhan: 200_000 } : {}),
          });
          const reply = await take(office, userName, voucher, verb);
          const said =
            reply.status === 200
              ? String((reply.body as PayIn).trangThai)
              : reply.body === undefined
                ? 'no'
                : (errorOf(reply).code ?? 'no');
          found.push(`${String(status)} ${verb}: ${String(reply.status)} ${said}`);
          wanted.push(`${String(status)} ${verb}: ${expected(userName, status, verb)}`);
        }
      }
      expect(found).toEqual(wanted);
    },
  );

  it('B-05 P-03 shows a unit’s voucher to nobody of another unit, and to the Department nothing at all', async () => {
    const voucher = layVoucher(office, 500, { trangThai: 2 });
    const foreign = [...office.backend.database.users.rows()].find(
      ({ userName }) => userName.endsWith('.lanhdao') && !userName.startsWith('dv0007'),
    );
    expect((await take(office, foreign?.userName ?? '', voucher, 'gui')).status).toBe(404);
    expect((await take(office, 'son.hv', voucher, 'doi-soat')).status).toBe(403);
  });

  it('B-05 cash that names no report pays what the unit owes, and the rest is its credit', async () => {
    const desk = await openPayInOffice();
    const { id: chungTuId } = septemberReport(desk);
    const reply = await take(desk, 'ngan.dt', layVoucher(desk, 1, { soTien: 600_000 }), 'thu-tien-mat');
    expect(reply.body).toMatchObject({ trangThai: 7, phanBo: [{ chungTuId, soTien: 500_000 }], conLai: 100_000 });
    expect(septemberReport(desk).noChuyenKySau).toBe(0);
  });

  it('B-05 money that is taken back leaves a voucher with no more parts than it declares, also where more had come', async () => {
    const desk = await openPayInOffice();
    const { id: chungTuId } = septemberReport(desk);
    const voucher = layVoucher(desk, 1, {
      trangThai: 2,
      phanBo: [{ loai: 'bao-cao-quy', chungTuId, soTien: 200_000 }],
    });
    const more = {
      soTienThucNhan: 240_000,
      xuLyChenhLech: 1,
      phanBoLai: true,
      lyDo: 'Đơn vị chuyển thừa phí ngân hàng.',
    };
    const counted = (await take(desk, 'ngan.dt', voucher, 'doi-soat', more)).body as PayIn;
    expect(counted).toMatchObject({ daPhanBo: 240_000, conLai: 0 });
    const waiting = (await take(desk, 'ngan.dt', counted, 'huy-doi-soat')).body as PayIn;
    expect(waiting).toMatchObject({ soTien: 200_000, daPhanBo: 200_000, conLai: 0, trangThai: 2 });
    expect(waiting.phanBo).toMatchObject([{ chungTuId, soTien: 200_000 }]);
  });
});

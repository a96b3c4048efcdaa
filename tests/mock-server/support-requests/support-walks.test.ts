import { beforeAll, describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { HomePage } from '@/domain/home/home';
import { paymentOrders } from '@/domain/support/support-payments';
import type { SupportRequest } from '@/domain/support/support-request';
import type { Unit } from '@/domain/units/unit';

import { head, linesOf, reportPath } from '../fund/fund-desk';
import { cashOf, letLamGiangOwe, payInPath } from '../pay-ins/pay-in-desk';
import { freezeSeed } from '../support/frozen-seed';
import { caseOf, codeOf, openSupport, requestOf, sharedSupport, supportPath, taken } from './support-desk';

describe('walk-throughs of support (domain dictionary §12)', { timeout: 30_000 }, () => {
  beforeAll(() => {
    freezeSeed({ workerCount: 200 });
  });

  it('B-08 B-09 6: HT01 is asked 20.000.000, appraised 15.000.000, approved by another person, paid; once per contribution', async () => {
    const desk = await sharedSupport();
    const type = desk.typeOf('HT01');
    const contract = desk.contractOf();
    const input = requestOf('HT01', [caseOf(type, contract, { mucDo: 41, tienDeNghi: 20_000_000 })]);

    const made = taken(await desk.create(input));
    expect(made).toMatchObject({ trangThai: 1, tienDeNghi: 20_000_000, tienDuyet: null, duHoSo: true, thieuHoSo: [] });
    expect(made.truongHop[0]).toMatchObject({
      chuTaiKhoan: 'NGUYEN VAN HAI',
      mucMin: 10_000_000,
      mucMax: 30_000_000,
      goiY: { tu: 15_000_000, den: 22_000_000, soTien: 20_500_000 },
      soGcn: desk.database.contracts.find(contract)?.soGcn,
    });
    const sent = taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    expect(sent).toMatchObject({ trangThai: 2, ngayNhanDu: '2026-11-15', hanXuLy: '2026-12-04' });
    const appraised = taken(await desk.appraise(sent, 15_000_000));
    expect(appraised).toMatchObject({ trangThai: 3, nguoiThamDinhTen: 'Lê Thu Hà', mienDieuKien: null });
    expect(appraised.truongHop[0]?.dieuKien.map(({ ma, dat }) => `${ma} ${String(dat)}`)).toEqual([
      'E1 true',
      'E2 true',
      'E3 true',
      'E4 true',
      'E5 true',
    ]);
    const approved = taken(await desk.approve(appraised, 15_000_000));
    expect(approved).toMatchObject({ trangThai: 4, soQd: '45/QĐ-QHTVLNN', tienDuyet: 15_000_000, tienChi: 0 });
    const asAccountant = (await (await desk.office.as('ngan.dt')).get(`${supportPath}/${approved.id}`)).body;
    expect(paymentOrders(asAccountant as SupportRequest)).toEqual({
      items: [
        {
          truongHopId: approved.truongHop[0]?.id,
          chuTaiKhoan: 'NGUYEN VAN HAI',
          soTaiKhoan: '1900000000031',
          nganHangId: '970405',
          chiNhanh: null,
          soTien: 15_000_000,
          noiDung: `QHTVLNN ${approved.ma.replaceAll('.', '')} ${made.truongHop[0]?.soGcn?.replaceAll('.', '') ?? ''}`,
        },
      ],
      tong: 15_000_000,
      bangChu: 'Mười lăm triệu đồng',
    });
    const paid = taken(await desk.pay(approved, 15_000_000));
    expect(paid).toMatchObject({ trangThai: 7, tienChi: 15_000_000 });
    expect(paid.truongHop[0]).toMatchObject({ tinhTrangChi: 3, tienChi: 15_000_000 });

    const again = await desk.appraised(input, 15_000_000);
    expect(codeOf(again)).toEqual([403, 'QuyHoTro:06004']);
    expect(again.body).toMatchObject({
      error: {
        message: `Người lao động đã được hỗ trợ nội dung "${type.ten}" cho lần đóng góp này (QĐ 45/QĐ-QHTVLNN).`,
      },
    });

    const worker = desk.database.contracts.find(contract)?.nguoiLaoDongId;
    const anew = desk.contractOf(worker);
    const later = caseOf(type, anew, { tienDeNghi: 20_000_000, ngaySuViec: '2026-09-10' });
    const next = await desk.appraised(requestOf('HT01', [later]), 15_000_000);
    expect(taken(next).trangThai).toBe(3);
  });

  it('B-08 7: HT07 is always 40.000.000', async () => {
    const desk = await sharedSupport();
    const type = desk.typeOf('HT07');
    const contract = desk.contractOf();
    const relative = {
      hoTen: 'Nguyễn Thị Lan',
      quanHe: 'vo',
      soCccd: '038190000777',
      ngayCap: null,
      noiCap: null,
      diaChi: 'Số 10, tổ 3',
    };
    const rieng = { loaiSuKien: 'chet', ngayChet: '2026-09-02', soChungTu: '12/2026/TLKT', quanHe: 'vo' } as const;
    const input = (tienDeNghi: number) =>
      requestOf('HT07', [caseOf(type, contract, { tienDeNghi, rieng, nguoiUyQuyen: relative })]);
    const refused = await desk.create(input(30_000_000));
    expect(codeOf(refused)).toEqual([403, 'QuyHoTro:06005']);
    expect(refused.body).toMatchObject({
      error: { message: 'Số tiền phải đúng 40.000.000\u00a0₫.' },
    });
    const sent = taken(await desk.create(input(40_000_000)));
    taken(await desk.step('dv0007.lanhdao', sent, 'gui'));
    expect(codeOf(await desk.appraise(sent, 35_000_000))).toEqual([403, 'QuyHoTro:06005']);
    const done = taken(await desk.approve(taken(await desk.appraise(sent, 40_000_000)), 40_000_000));
    expect(done.tienDuyet).toBe(40_000_000);
  });

  it.each([
    [80_000_000, 20_000_000, 20_000_000],
    [150_000_000, 25_000_000, 25_000_000],
  ])('B-08 8: a lawyer contract of %i gives an advance of %i and %i more', async (contractValue, advance, rest) => {
    const desk = await sharedSupport();
    const contract = desk.contractOf();
    const rieng = { soNguoi: 1, giaTriHopDong: contractValue, anPhi: 0 };
    const caseWith = (ma: string, tienDeNghi: number) =>
      requestOf(ma, [caseOf(desk.typeOf(ma), contract, { tienDeNghi, rieng })]);
    expect(codeOf(await desk.create(caseWith('HT04', advance + 1)))).toEqual([403, 'QuyHoTro:06005']);
    await desk.paid(caseWith('HT04', advance), advance);

    expect(codeOf(await desk.create(caseWith('HT05', rest + 1)))).toEqual([403, 'QuyHoTro:06005']);
    const final = await desk.paid(caseWith('HT05', rest), rest);
    expect(final.truongHop[0]).toMatchObject({ mucMax: rest, daTamCap: advance, tienChi: rest });
    expect(final.truongHop[0]?.dieuKien.find(({ ma }) => ma === 'E7')).toMatchObject({
      dat: true,
      thamSo: { tamCap: advance, tong: advance + rest, conLai: rest },
    });
  });

  it('B-08 9: HT08 gives 1.000.000 a month, six months at most, after an early return only', async () => {
    const desk = await sharedSupport();
    const contract = desk.contractOf();
    const course = (soThang: number, truongHopTruocId: string, tienDeNghi = soThang * 1_000_000) =>
      requestOf('HT08', [
        caseOf(desk.typeOf('HT08'), contract, {
          tienDeNghi,
          ngaySuViec: null,
          rieng: {
            coSo: 'Trường Cao đẳng nghề',
            nghe: 'Hàn',
            tuNgay: '2026-05-01',
            denNgay: '2026-10-01',
            soThang,
            truongHopTruocId,
            khongHuongNganSach: true,
          },
        }),
      ]);
    expect(codeOf(await desk.appraised(course(4, crypto.randomUUID()), 4_000_000))).toEqual([403, 'QuyHoTro:06006']);

    const early = await desk.paid(
      requestOf('HT02', [caseOf(desk.typeOf('HT02'), contract, { tienDeNghi: 10_000_000 })]),
      10_000_000,
    );
    const before = early.truongHop[0]?.id ?? '';
    const tooLong = await desk.create(course(8, before));
    expect(tooLong.status).toBe(400);
    expect(tooLong.body).toMatchObject({
      error: { validationErrors: [{ members: ['truongHop[0].rieng.soThang'] }] },
    });
    expect(codeOf(await desk.create(course(6, before, 8_000_000)))).toEqual([403, 'QuyHoTro:06005']);
    expect(taken(await desk.create(course(6, before))).tienDeNghi).toBe(6_000_000);
    expect((await desk.paid(course(4, before), 4_000_000)).tienChi).toBe(4_000_000);
  });

  it('B-08 10: HT09 waits until the unit owes nothing, once a year and market', async () => {
    const desk = await sharedSupport();
    const trip = (nuocCongTac: string, ngayDi = '2026-11-02', ngayVe = '2026-11-06') =>
      requestOf('HT09', [
        caseOf(desk.typeOf('HT09'), null, {
          tienDeNghi: 18_500_000,
          rieng: {
            nhanVien: 'Trần Văn Bình',
            nuocCongTac,
            ngayDi,
            ngayVe,
            giaVe: 18_500_000,
            hangVe: 'pho-thong',
          },
        }),
      ]);
    const { office, unit } = desk;
    const tileOfDebt = async () => {
      const { body } = await (await office.as('dv0007.lanhdao')).get('/api/app/trang-chu');
      return (body as HomePage).o.find(({ ma }) => ma === 'du-no')?.giaTri;
    };
    const recordOf = async () => (await (await office.as('ha.lt')).get(`/api/app/don-vi/${unit.id}`)).body as Unit;
    expect([await tileOfDebt(), await recordOf()]).toMatchObject([500_000, { duNoNld: 500_000, conNo: 500_000 }]);
    const refused = await desk.appraised(trip('JP'), 18_500_000);
    expect(codeOf(refused)).toEqual([403, 'QuyHoTro:06007']);
    expect(refused.body).toMatchObject({
      error: { message: 'Doanh nghiệp còn nợ Quỹ 500.000\u00a0₫ nên chưa đủ điều kiện hỗ trợ.' },
    });

    const october = { ...head, khongPhatSinh: true, nam: 2026, thang: 10 };
    const report = (await (await office.as('dv0007.nhaplieu')).post(reportPath, october)).body as FundReport;
    const debts = (await (await office.as('ngan.dt')).get(`${payInPath}/cong-no?loai=bao-cao-quy&donViId=${unit.id}`))
      .body;
    expect(debts).toMatchObject({ items: [{ chungTuId: report.id, conPhaiNop: 500_000 }] });
    expect((await (await office.as('ngan.dt')).post(payInPath, cashOf(office, report.id, 500_000))).status).toBe(200);
    expect([await tileOfDebt(), await recordOf()]).toMatchObject([0, { duNoNld: 500_000, conNo: 0 }]);
    expect((await desk.paid(trip('JP'), 18_500_000)).trangThai).toBe(7);
    const second = await desk.appraised(trip('JP', '2026-11-09', '2026-11-12'), 18_500_000);
    expect(codeOf(second)).toEqual([403, 'QuyHoTro:06008']);
    expect(second.body).toMatchObject({
      error: { message: 'Doanh nghiệp đã được hỗ trợ thị trường Nhật Bản trong năm 2026.' },
    });
    expect(taken(await desk.appraised(trip('KR', '2026-11-09', '2026-11-12'), 18_500_000)).trangThai).toBe(3);
    expect(codeOf(await desk.appraised(trip('DE', '2026-10-12', '2026-10-20'), 18_500_000))).toEqual([
      403,
      'QuyHoTro:06009',
    ]);
  });

  it('B-08 E8 an enterprise whose report is overdue and unpaid is not supported, approved or not; after paying it is', async () => {
    const desk = await openSupport();
    const { office } = desk;
    letLamGiangOwe(office, 0);
    const trip = requestOf('HT09', [
      caseOf(desk.typeOf('HT09'), null, {
        tienDeNghi: 18_500_000,
        rieng: {
          nhanVien: 'Trần Văn Bình',
          nuocCongTac: 'HU',
          ngayDi: '2026-10-12',
          ngayVe: '2026-11-06',
          giaVe: 18_500_000,
          hangVe: 'pho-thong',
        },
      }),
    ]);
    const unitDesk = await office.as('dv0007.nhaplieu');
    const made = (await unitDesk.post(reportPath, { ...head, nam: 2026, thang: 10 })).body as FundReport;
    const { concurrencyStamp } = made;
    const lines = { concurrencyStamp, maLanGui: crypto.randomUUID(), luu: linesOf(2), xoa: [] };
    const entered = (await unitDesk.put(`${reportPath}/${made.id}/nguoi-lao-dong`, lines)).body;
    const report = (entered as { readonly baoCao: FundReport }).baoCao;
    expect(report).toMatchObject({ trangThai: 1, noChuyenKySau: 500_000, soNgayQuaHan: 5 });
    expect(codeOf(await desk.appraised(trip, 18_500_000))).toEqual([403, 'QuyHoTro:06007']);
    expect((await (await office.as('ngan.dt')).post(payInPath, cashOf(office, report.id, 500_000))).status).toBe(200);
    expect(taken(await desk.appraised(trip, 18_500_000)).trangThai).toBe(3);
  });
});

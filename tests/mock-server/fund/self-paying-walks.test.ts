import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';

import { complaintsOf, errorOf, openOffice, type Office } from '../routes/office';
import { attach, declarationDay, declare, dossiers, goTo, step, taken, trailOf } from './self-paying-desk';

const reason = { lyDo: 'Thiếu bản dịch hợp đồng lao động.' };
const payment = { hinhThucNop: 1, ngayNop: '2026-11-24', soGiaoDich: 'FT26328004821', nganHangId: '970436' };
const money = {
  soTienThucNhan: 100_000,
  ngayGhiCo: '2026-11-24',
  soChungTu: 'FT26328004821',
  noiDung: 'MBVCB.123. QHTVLNN TD2026000301 042196000045',
};

let office: Office;

beforeEach(async () => {
  office = await openOffice(5_000);
});

describe('acceptance walk-through 3: a self-payer of form 6a', () => {
  it('B-02 B-03 goes from the declaration of 18/11/2026 over the missing translation to the certificate', async () => {
    goTo(office, declarationDay);
    const declared = await declare(office);
    attach(office, declared, 'hop-dong', 'ho-chieu');
    expect(declared).toMatchObject({
      trangThai: 2,
      tinhTrangDong: 1,
      soTien: 100_000,
      hanDong: '2026-11-29',
      canhBao: [],
    });

    const early = await step(office, 'khoa.tm', declared, 'phe-duyet');
    expect([early.status, errorOf(early).code, errorOf(early).message]).toEqual([
      403,
      'QuyHoTro:02002',
      'Thiếu tài liệu bắt buộc: Bản dịch hợp đồng lao động.',
    ]);

    const returned = await taken(
      step(office, 'khoa.tm', declared, 'yeu-cau-bo-sung', { ...reason, giayTo: ['ban-dich'] }),
    );
    expect(returned).toMatchObject({
      trangThai: 6,
      giayToYeuCau: ['ban-dich'],
      lyDo: reason.lyDo,
      thieuGiayTo: ['ban-dich'],
    });

    goTo(office, '2026-11-20');
    attach(office, returned, 'ban-dich');
    const completed = await taken(step(office, 'khoa.tm', returned, 'bo-sung'));
    expect(completed).toMatchObject({ trangThai: 2, soNgayCho: 0, duTaiLieu: true });

    goTo(office, '2026-11-23');
    const approved = await taken(step(office, 'khoa.tm', completed, 'phe-duyet', { yKien: 'Hồ sơ đầy đủ.' }));
    expect(approved).toMatchObject({
      trangThai: 4,
      nguoiPheDuyetTen: 'Trần Minh Khoa',
      hanDong: '2026-11-29',
      noiDungChuyenKhoan: `QHTVLNN ${approved.ma.replaceAll('.', '')} 042196000045`,
    });

    goTo(office, '2026-11-24');
    const noted = await taken(step(office, 'khoa.tm', approved, 'ghi-nhan-dong', payment));
    const noiDung = approved.noiDungChuyenKhoan;
    const paid = await taken(step(office, 'ngan.dt', noted, 'xac-nhan-dong', { ...money, noiDung }));
    expect(paid).toMatchObject({ trangThai: 4, tinhTrangDong: 3, ngayDong: '2026-11-24', soTienThucNhan: 100_000 });
    expect(paid.soGcn).toMatch(/^GCN\.2026\.\d{7}$/u);

    const ledger = await (await office.as('khoa.tm')).get('/api/app/dong-gop-quy?Filter=042196000045');
    expect((ledger.body as Schemas['TrangDongGopQuy']).items).toMatchObject([
      {
        soGcn: paid.soGcn,
        hoSoTuDongId: paid.id,
        donViTen: null,
        nguonDong: 2,
        tienNld: 100_000,
        tienDn: 0,
        tong: 100_000,
      },
    ]);

    const trail = await trailOf(office, paid);
    expect(trail.map(({ hanhDong, tuTrangThai, denTrangThai }) => [hanhDong, tuTrangThai, denTrangThai])).toEqual([
      ['tao', null, 2],
      ['yeu-cau-bo-sung', 2, 6],
      ['bo-sung', 6, 2],
      ['phe-duyet', 2, 4],
      ['ghi-nhan-dong', 101, 102],
      ['xac-nhan-dong', 102, 103],
    ]);
    const worker = office.backend.database.workers.find(paid.nguoiLaoDongId ?? '');
    const contract = office.backend.database.contracts.find(paid.hopDongId ?? '');
    expect([worker?.hoTen, worker?.soCccd]).toEqual(['Phạm Thị Hồng Sen', '042196000045']);
    expect(contract).toMatchObject({
      hinhThucDi: '6a',
      donViId: null,
      dongQuy: 1,
      soGcn: paid.soGcn,
      ngayDong: '2026-11-24',
    });
  });
});

describe('acceptance walk-through 4: a self-payer of form 6b', () => {
  it('B-02 B-03 has until Friday 20/11/2026 after a notice of Friday 13/11/2026', async () => {
    const { database } = office.backend;
    const declared = await declare(office, {
      hinhThuc: '6b',
      ngayXuatCanh: '2026-10-05',
      tuNgay: '2026-10-05',
      denNgay: '2029-10-04',
    });
    expect(declared.hanDong).toBeNull();
    attach(office, declared, 'hop-dong', 'ban-dich', 'ho-chieu', 'giay-phep-cu-tru');
    await taken(step(office, 'vinh.pq', declared, 'phe-duyet'));
    const row = database.selfPaying.find(declared.id);
    if (row !== undefined) {
      database.selfPaying.put({ ...row, ngayPheDuyet: '2026-11-13T10:00:00.000' });
    }
    const { body } = await (await office.as('khoa.tm')).get(`${dossiers}/${declared.id}`);
    expect((body as Schemas['HoSoTuDong']).hanDong).toBe('2026-11-20');
  });
});

describe('what a worker is said to have paid', () => {
  const accepted = async () => {
    goTo(office, declarationDay);
    const declared = await declare(office);
    attach(office, declared, 'hop-dong', 'ban-dich', 'ho-chieu');
    const dossier = await taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
    goTo(office, payment.ngayNop);
    return dossier;
  };

  it('B-02 D-02 names a bank that is known, or none; another one is complained of at its field', async () => {
    const dossier = await accepted();
    const refused = await step(office, 'khoa.tm', dossier, 'ghi-nhan-dong', { ...payment, nganHangId: '000000' });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['nganHangId']]);
    const noted = await taken(step(office, 'khoa.tm', dossier, 'ghi-nhan-dong', payment));
    expect(noted).toMatchObject({ tinhTrangDong: 2, nganHangId: '970436' });
  });

  it('B-02 needs neither bank nor reference: cash has none', async () => {
    const cash = { hinhThucNop: 2, ngayNop: payment.ngayNop };
    const noted = await taken(step(office, 'khoa.tm', await accepted(), 'ghi-nhan-dong', cash));
    expect(noted).toMatchObject({ tinhTrangDong: 2, hinhThucNop: 2, soGiaoDich: null, nganHangId: null });
  });

  it('B-02 has no certificate where the contract got one otherwise since the approval', async () => {
    const noted = await taken(step(office, 'khoa.tm', await accepted(), 'ghi-nhan-dong', payment));
    const { contracts } = office.backend.database;
    const contract = contracts.find(noted.hopDongId ?? '');
    if (contract === undefined) {
      throw new Error('The approval made no contract.');
    }
    contracts.put({ ...contract, soGcn: 'GCN.2026.0000001' });
    const refused = await step(office, 'ngan.dt', noted, 'xac-nhan-dong', { ...money, noiDung: null });
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01006']);
    expect(office.backend.database.selfPaying.find(noted.id)?.tinhTrangDong).toBe(2);
  });
});

describe('the worker database beside a dossier', () => {
  it('B-02 fills the known worker and keeps who it is; a contract that is paid for cannot be paid twice', async () => {
    const { database } = office.backend;
    const contract = [...database.contracts.rows()].find(
      ({ hinhThucDi, soGcn }) => hinhThucDi === '6b' && soGcn !== null,
    );
    const worker = database.workers.find(contract?.nguoiLaoDongId ?? '');
    if (contract === undefined || worker === undefined) {
      throw new Error('The seed has no paid contract of form 6b.');
    }
    const declared = await declare(office, {
      ...{ hinhThuc: '6b', thiTruongId: contract.thiTruongId, ngayXuatCanh: contract.ngayXuatCanh ?? '' },
      ...{ soCccd: worker.soCccd, hoTen: worker.hoTen, ngaySinh: worker.ngaySinh, gioiTinh: worker.gioiTinh },
    });
    expect(declared.canhBao).toEqual(['da-dong']);
    attach(office, declared, 'hop-dong', 'ban-dich', 'ho-chieu', 'giay-phep-cu-tru');
    const refused = await step(office, 'khoa.tm', declared, 'phe-duyet');
    expect([refused.status, errorOf(refused).code]).toEqual([403, 'QuyHoTro:01006']);
    expect(errorOf(refused).message).toContain(`đã đóng quỹ theo GCN ${contract.soGcn}`);

    const { body } = await (await office.as('khoa.tm')).get(`${dossiers}/${declared.id}/doi-chieu`);
    expect(body).toMatchObject({
      khopTheo: 'soCccd',
      nguoiLaoDong: { id: worker.id, hoTen: worker.hoTen, ngayXuatCanh: contract.ngayXuatCanh },
    });
  });
});

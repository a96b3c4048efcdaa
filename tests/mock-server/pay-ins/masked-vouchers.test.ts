import { beforeEach, describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import { maskIdentity } from '@/domain/format/identities';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { openOffice, type Office } from '../routes/office';
import { layVoucher, payInPath, take, unitId } from './pay-in-desk';

let office: Office;
let dossier: SelfPayingDossier;
let voucher: PayInRow;

beforeEach(async () => {
  office = await openOffice(60);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  dossier = await taken(step(office, 'khoa.tm', declared, 'phe-duyet', { yKien: null }));
  const account = {
    hinhThuc: 1,
    taiKhoanNhanId: 'vcb-thu-quy',
    nganHangId: '970436',
    soTaiKhoanChuyen: '0011004567',
  } as const;
  const ngan = [...office.backend.database.users.rows()].find(({ userName }) => userName === 'ngan.dt');
  voucher = layVoucher(office, 1, {
    ...account,
    creatorId: ngan?.id ?? '',
    loai: 'tu-dong',
    donViId: null,
    soTien: 100_000,
    noiDung: `QHTVLNN NQ2026900001 ${dossier.soCccd}`,
    phanBo: [{ loai: 'tu-dong', chungTuId: dossier.id, soTien: 100_000 }],
  });
});

async function seen(userName: string): Promise<PayIn> {
  const { body } = await (await office.as(userName)).get(`${payInPath}/${voucher.id}`);
  return body as PayIn;
}

async function found(userName: string, filter: string): Promise<readonly PayIn[]> {
  const { body } = await (await office.as(userName)).get(`${payInPath}?Filter=${filter}&MaxResultCount=1000`);
  return (body as Schemas['TrangPhieuNopQuy']).items.filter(({ id }) => id === voucher.id);
}

async function payable(userName: string, filter: string): Promise<readonly string[]> {
  const { body } = await (await office.as(userName)).get(`${payInPath}/cong-no?loai=tu-dong&Filter=${filter}`);
  return (body as Schemas['DanhSachCongNo']).items.map(({ ma }) => ma).filter((ma) => ma === dossier.ma);
}

const numbersIn = ({ maSoNguoiNop, noiDung }: PayIn) => [maSoNguoiNop, noiDung];

describe('the number of a worker who pays himself', () => {
  it('B-05 D-02 is masked in list, page and answers of his vouchers for whoever may not see it whole', async () => {
    const masked = [maskIdentity(dossier.soCccd), `QHTVLNN NQ2026900001 ${maskIdentity(dossier.soCccd)}`];
    expect(numbersIn(await seen('khoa.tm'))).toEqual([dossier.soCccd, voucher.noiDung]);
    expect((await found('khoa.tm', voucher.ma)).map(numbersIn)).toEqual([[dossier.soCccd, voucher.noiDung]]);
    for (const userName of ['ngan.dt', 'vinh.pq']) {
      expect(numbersIn(await seen(userName))).toEqual(masked);
      expect((await found(userName, voucher.ma)).map(numbersIn)).toEqual([masked]);
    }
    office.backend.database.payIns.put({ ...voucher, trangThai: 2 });
    const reply = await take(office, 'ngan.dt', voucher, 'doi-soat', { soTienThucNhan: 100_000 });
    expect(numbersIn(reply.body as PayIn)).toEqual(masked);
  });

  it('B-05 D-02 finds his vouchers and his debt as a whole, by a part for those who see it alone', async () => {
    const part = dossier.soCccd.slice(2, 10);
    for (const find of [found, payable]) {
      expect((await find('khoa.tm', part)).length).toBe(1);
      expect((await find('ngan.dt', part)).length).toBe(0);
      expect((await find('ngan.dt', dossier.soCccd.slice(-6))).length).toBe(0);
      expect((await find('ngan.dt', dossier.soCccd)).length).toBe(1);
    }
  });

  it('B-05 stays in the content of the transfer when it is saved by somebody who saw it masked', async () => {
    const { concurrencyStamp, noiDung } = await seen('ngan.dt');
    const { loai, donViId, hinhThuc, ngayNop, soTien, soChungTu, nguoiNopTien, phanBo } = voucher;
    const { taiKhoanNhanId, nganHangId, soTaiKhoanChuyen } = voucher;
    const input = {
      ...{ loai, donViId, hinhThuc, ngayNop, soTien, soChungTu, nguoiNopTien, noiDung, concurrencyStamp },
      ...{ taiKhoanNhanId, nganHangId, soTaiKhoanChuyen, ghiChu: 'Đã gọi cho người nộp.' },
      phanBo: phanBo.map(({ chungTuId }) => ({ chungTuId, soTien: 100_000 })),
    };
    const saved = await (await office.as('ngan.dt')).put(`${payInPath}/${voucher.id}`, input);
    expect([saved.status, (saved.body as PayIn).noiDung]).toEqual([200, noiDung]);
    expect(office.backend.database.payIns.find(voucher.id)).toMatchObject({
      noiDung: voucher.noiDung,
      ghiChu: 'Đã gọi cho người nộp.',
    });
  });

  it('B-05 finds the money on a statement for an accountant who sees it masked', async () => {
    office.backend.database.payIns.put({ ...voucher, trangThai: 2 });
    const row = { dong: 1, ngay: '2026-11-12', soTien: 100_000, maGiaoDich: 'GD1' };
    const { body } = await (
      await office.as('ngan.dt')
    ).post(`${payInPath}/sao-ke/doi-chieu`, { dong: [{ ...row, noiDung: `NOP QUY ${dossier.soCccd}` }] });
    expect((body as Schemas['KetQuaDoiChieu']).dong).toMatchObject([{ ketQua: 'khop', phieu: { id: voucher.id } }]);
  });

  it('B-05 B-23 is a look in the log where it is whole; the tax code of a unit is none', async () => {
    const ofUnit = layVoucher(office, 2, { donViId: unitId(office, 'DV0007') });
    const looks = () =>
      [...office.backend.database.logEntries.rows()].filter(({ hanhDong }) => hanhDong === 'xem-nhay-cam').length;
    const before = looks();
    await seen('ngan.dt');
    await (await office.as('khoa.tm')).get(`${payInPath}/${ofUnit.id}`);
    expect(looks() - before).toBe(0);
    await seen('khoa.tm');
    expect(looks() - before).toBe(1);
  });
});

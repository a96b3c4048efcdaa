import { beforeEach, describe, expect, it } from 'vitest';

import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';

import { attach, declare, step, taken } from '../fund/self-paying-desk';
import { layVoucher, lyDo, take } from '../pay-ins/pay-in-desk';
import { openOffice, type Office } from '../routes/office';
import { openInbox } from './inbox';

let office: Office;
let inbox: ReturnType<typeof openInbox>;
let dossier: SelfPayingDossier;

beforeEach(async () => {
  office = await openOffice(20);
  inbox = openInbox(office);
  const declared = await declare(office);
  attach(office, declared, ...requiredPapers('6a'));
  dossier = await taken(step(office, 'vinh.pq', declared, 'phe-duyet', { yKien: null }));
  await inbox.news('khoa.tm');
});

/** A voucher that somebody else has entered, which pays the dossier or a part of it. */
function voucher(number: number, soTien: number) {
  return layVoucher(office, number, {
    loai: 'tu-dong',
    donViId: null,
    trangThai: 2,
    soTien,
    phanBo: [{ loai: 'tu-dong', chungTuId: dossier.id, soTien }],
  });
}

const received = (row: ReturnType<typeof voucher>) =>
  take(office, 'ngan.dt', row, 'doi-soat', { soTienThucNhan: row.soTien });

describe('a dossier whose money is found on a voucher', () => {
  it('B-03 B-05 S-07 tells whoever has declared it that the money has come, and that it was taken back', async () => {
    const row = voucher(1, 100_000);
    const { body } = await received(row);
    const duongDan = `/quan-ly-quy/nguoi-lao-dong-tu-dong/${dossier.id}`;
    const { ma } = dossier;
    expect(await inbox.news('khoa.tm')).toEqual([
      { tieuDe: 'Hồ sơ tự đóng đã được đối soát', noiDung: `${ma}: Quỹ đã nhận được tiền.`, duongDan, daDoc: false },
    ]);

    const undone = await take(office, 'ngan.dt', body as typeof row, 'huy-doi-soat');
    expect(undone.status).toBe(200);
    const [news] = await inbox.news('khoa.tm');
    expect(news).toMatchObject({ tieuDe: 'Hồ sơ tự đóng: kết quả xử lý bị thu hồi', duongDan });
    expect(news?.noiDung).toContain(lyDo);
  });

  it('B-03 B-05 S-07 that is paid in two parts is told of once, with the second', async () => {
    expect((await received(voucher(1, 60_000))).status).toBe(200);
    expect(await inbox.news('khoa.tm')).toEqual([]);
    expect((await received(voucher(2, 40_000))).status).toBe(200);
    expect((await inbox.news('khoa.tm')).map(({ tieuDe }) => tieuDe)).toEqual(['Hồ sơ tự đóng đã được đối soát']);
  });

  it('B-04 S-07 that is paid back is told to whoever has declared it, with the reason', async () => {
    expect((await received(voucher(1, 100_000))).status).toBe(200);
    await inbox.news('khoa.tm');
    const paid = [...office.backend.database.contributions.rows()].find(
      ({ hoSoTuDongId }) => hoSoTuDongId === dossier.id,
    );
    const { status } = await (
      await office.as('ngan.dt')
    ).post(`/api/app/dong-gop-quy/${paid?.id ?? ''}/hoan-tra`, {
      concurrencyStamp: paid?.concurrencyStamp,
      maLanGui: crypto.randomUUID(),
      lyDo,
      soChungTu: 'UNC0112',
      ngayChungTu: '2026-11-14',
    });
    expect(status).toBe(200);
    expect(await inbox.news('khoa.tm')).toEqual([
      {
        tieuDe: 'Hồ sơ tự đóng: tiền đã được hoàn trả',
        noiDung: `${dossier.ma}: ${lyDo}`,
        duongDan: `/quan-ly-quy/nguoi-lao-dong-tu-dong/${dossier.id}`,
        daDoc: false,
      },
    ]);
    expect(await inbox.news('ngan.dt')).toEqual([]);
  });
});

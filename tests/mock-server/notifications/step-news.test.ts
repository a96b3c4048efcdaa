import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { Schemas } from '@/domain/contract/schemas';
import type { QuarterReportRow } from '@mock-server/data/fund/quarter-report-row';
import type { Table } from '@mock-server/data/table';
import { storeEmailSettings, effectiveEmailSettings } from '@mock-server/data/email-settings';

import { linesOf, openFund, type Fund } from '../fund/fund-desk';
import { documentPath, openReports, revenuePath, type Reports } from '../fund/quarter-reports';
import { attach, declarationDay, declare, goTo, step as dossierStep, taken } from '../fund/self-paying-desk';
import { layVoucher, take, attachProof } from '../pay-ins/pay-in-desk';
import { openOffice, type Office } from '../routes/office';
import { openInbox } from './inbox';

const lyDo = 'Thiếu hợp đồng của 02 lao động trong danh sách.';
const unitMail = 'dv0007@example.com';

const everybody = ['dv0007.nhaplieu', 'dv0007.lanhdao', 'khoa.tm', 'ha.lt', 'vinh.pq', 'ngan.dt'] as const;

/** Titles of what each of the people hears, those only who hear something. */
async function told(inbox: ReturnType<typeof openInbox>) {
  const found: Record<string, readonly string[]> = {};
  for (const userName of everybody) {
    const titles = (await inbox.news(userName)).map(({ tieuDe }) => tieuDe);
    if (titles.length > 0) {
      found[userName] = titles;
    }
  }
  return found;
}

describe('a fund report', () => {
  let fund: Fund;
  let report: FundReport;
  let inbox: ReturnType<typeof openInbox>;

  beforeAll(async () => {
    fund = await openFund();
    report = await fund.draft(10, linesOf(2));
    inbox = openInbox(fund.office);
    const unit = fund.unitOf('DV0007');
    if (unit !== undefined) {
      fund.database.units.put({ ...unit, email: unitMail });
    }
    await told(inbox);
  });

  it('B-01 S-07 that is sent is told to the unit’s officer, by message and by mail', async () => {
    inbox.mails();
    expect((await fund.step('dv0007.lanhdao', report.id, 'gui')).status).toBe(200);
    const officerId = fund.unitOf('DV0007')?.canBoPhuTrachId;
    const officer = [...fund.database.users.rows()].find(({ id }) => id === officerId);
    expect(await told(inbox)).toEqual({ [officer?.userName ?? '']: ['Báo cáo quỹ mới gửi'] });
    expect(inbox.mails()).toMatchObject([
      { to: officer?.email, subject: `[Quỹ HTVLNN] Báo cáo ${report.ma} chờ thẩm định` },
    ]);
  });

  it('B-01 S-07 that is returned is told to the people of the unit with the reason', async () => {
    expect((await fund.step('khoa.tm', report.id, 'tra-lai', { lyDo })).status).toBe(200);
    const [news] = await inbox.news('dv0007.nhaplieu');
    expect(news).toEqual({
      tieuDe: 'Báo cáo quỹ cần bổ sung',
      noiDung: `${report.ma}: ${lyDo}`,
      duongDan: `/quan-ly-quy/bao-cao-quy/${report.id}`,
      daDoc: false,
    });
    expect(await told(inbox)).toEqual({ 'dv0007.lanhdao': ['Báo cáo quỹ cần bổ sung'] });
    expect(inbox.mails()).toEqual([
      {
        to: unitMail,
        subject: `[Quỹ HTVLNN] Báo cáo ${report.ma} cần bổ sung`,
        text: `Lý do: ${lyDo}`,
        link: `http://localhost/quan-ly-quy/bao-cao-quy/${report.id}`,
      },
    ]);
  });

  it('B-01 S-07 that is appraised is told to nobody, and approved to the unit', async () => {
    await fund.step('dv0007.lanhdao', report.id, 'gui');
    await told(inbox);
    inbox.mails();
    expect((await fund.step('ha.lt', report.id, 'tham-dinh')).status).toBe(200);
    expect([await told(inbox), inbox.mails()]).toEqual([{}, []]);
    expect((await fund.step('vinh.pq', report.id, 'phe-duyet')).status).toBe(200);
    expect(await told(inbox)).toEqual({
      'dv0007.nhaplieu': ['Báo cáo quỹ đã được phê duyệt'],
      'dv0007.lanhdao': ['Báo cáo quỹ đã được phê duyệt'],
    });
    const { ten = '' } = fund.unitOf('DV0007') ?? {};
    expect(inbox.mails()).toEqual([
      {
        to: unitMail,
        subject: `[Quỹ HTVLNN] Báo cáo ${report.ma} đã được phê duyệt`,
        text: `Kính gửi ${ten}, báo cáo ${report.ma} đã được phê duyệt ngày 15/11/2026.`,
        link: `http://localhost/quan-ly-quy/bao-cao-quy/${report.id}`,
      },
    ]);
  });

  it('B-01 S-07 whose approval is taken back is told to the unit', async () => {
    expect((await fund.step('vinh.pq', report.id, 'thu-hoi-phe-duyet', { lyDo })).status).toBe(200);
    expect(await told(inbox)).toEqual({
      'dv0007.nhaplieu': ['Báo cáo quỹ: kết quả xử lý bị thu hồi'],
      'dv0007.lanhdao': ['Báo cáo quỹ: kết quả xử lý bị thu hồi'],
    });
    expect(inbox.mails()).toEqual([]);
  });

  it('B-01 S-07 says nothing of a step that was refused, and once of one that is sent twice', async () => {
    expect((await fund.step('ha.lt', report.id, 'phe-duyet')).status).toBe(403);
    expect(await told(inbox)).toEqual({});
    const body = {
      maLanGui: crypto.randomUUID(),
      concurrencyStamp: fund.database.fundReports.find(report.id)?.concurrencyStamp,
    };
    await fund.step('vinh.pq', report.id, 'tu-choi', { ...body, lyDo });
    await fund.step('vinh.pq', report.id, 'tu-choi', { ...body, lyDo });
    expect(await told(inbox)).toEqual({
      'dv0007.nhaplieu': ['Báo cáo quỹ bị từ chối'],
      'dv0007.lanhdao': ['Báo cáo quỹ bị từ chối'],
    });
  });

  it('E-03 is decided all the same where no mail can be sent, and no mail is', async () => {
    const other = await openFund();
    const draft = await other.draft(10, linesOf(1));
    const mails = openInbox(other.office);
    storeEmailSettings(other.database, undefined, {
      ...effectiveEmailSettings(other.database, undefined),
      smtpHost: 'mail.invalid',
    });
    expect((await other.step('dv0007.lanhdao', draft.id, 'gui')).status).toBe(200);
    expect(mails.mails()).toEqual([]);
  });
});

describe.each([
  ['B-06', 'Báo cáo quỹ theo doanh thu', revenuePath, 'BCDT', 'theo-doanh-thu'],
  ['B-07', 'Báo cáo quỹ theo sử dụng tài liệu', documentPath, 'BCTL', 'theo-su-dung-tai-lieu'],
] as const)('%s a report of a quarter', (requirement, name, path, code, page) => {
  it(`${requirement} S-07 tells the unit what the Fund has decided (${name})`, async () => {
    const reports: Reports = await openReports();
    const { database } = reports.office.backend;
    const table = code === 'BCDT' ? database.revenueReports : database.documentReports;
    const row = [...table.rows()].find(({ ma, trangThai }) => ma.endsWith('DV0007') && trangThai === 4);
    if (row === undefined) {
      throw new Error('The demo unit has no approved report.');
    }
    const sent: QuarterReportRow = { ...row, trangThai: 2, nguoiThamDinhId: null };
    (table as unknown as Table<QuarterReportRow>).put(sent);
    const inbox = openInbox(reports.office);
    await told(inbox);
    inbox.mails();
    expect((await reports.step('khoa.tm', path, row.id, 'tra-lai', { lyDo })).status).toBe(200);
    const [news] = await inbox.news('dv0007.lanhdao');
    expect(news).toEqual({
      tieuDe: `${name} cần bổ sung`,
      noiDung: `${row.ma}: ${lyDo}`,
      duongDan: `/quan-ly-quy/${page}/${row.id}`,
      daDoc: false,
    });
    expect(inbox.mails()).toMatchObject([
      { subject: `[Quỹ HTVLNN] Báo cáo ${row.ma} cần bổ sung`, text: `Lý do: ${lyDo}` },
    ]);
  });
});

describe('a voucher', () => {
  it('B-05 S-07 goes from the unit to the accountant and back again', async () => {
    const office = await openOffice(60);
    const inbox = openInbox(office);
    await told(inbox);
    inbox.mails();
    const voucher = layVoucher(office, 1);
    attachProof(office, voucher.id);
    const present = () => office.backend.database.payIns.find(voucher.id) ?? voucher;
    expect((await take(office, 'dv0007.lanhdao', present(), 'gui')).status).toBe(200);
    expect(await told(inbox)).toEqual({ 'ngan.dt': ['Phiếu nộp quỹ mới gửi'] });
    expect((await take(office, 'ngan.dt', present(), 'doi-soat')).status).toBe(200);
    const [news] = await inbox.news('dv0007.nhaplieu');
    expect(news).toMatchObject({
      tieuDe: 'Phiếu nộp quỹ đã được đối soát',
      noiDung: `${voucher.ma}: Quỹ đã nhận được tiền.`,
      duongDan: `/quan-ly-quy/nop-quy/${voucher.id}`,
    });
    await told(inbox);
    expect((await take(office, 'ngan.dt', present(), 'huy-doi-soat')).status).toBe(200);
    expect(await told(inbox)).toEqual({
      'dv0007.nhaplieu': ['Phiếu nộp quỹ: kết quả xử lý bị thu hồi'],
      'dv0007.lanhdao': ['Phiếu nộp quỹ: kết quả xử lý bị thu hồi'],
    });
    expect(inbox.mails()).toEqual([]);
  });
});

describe('a self-paying dossier', () => {
  let office: Office;
  let inbox: ReturnType<typeof openInbox>;

  beforeEach(async () => {
    office = await openOffice(20);
    inbox = openInbox(office);
    goTo(office, declarationDay);
    await told(inbox);
    inbox.mails();
  });

  it('B-03 S-07 is acknowledged to the applicant and told to those who may approve it, not to who entered it', async () => {
    const { ma } = await declare(office);
    const hearers = await told(inbox);
    expect(Object.keys(hearers).sort()).toEqual(['ha.lt', 'vinh.pq']);
    expect(hearers['vinh.pq']).toEqual(['Hồ sơ tự đóng mới gửi']);
    expect(inbox.mails()).toEqual([
      {
        to: 'sen@example.com',
        subject: `[Quỹ HTVLNN] Tiếp nhận hồ sơ tự đóng ${ma}`,
        text: 'Quỹ sẽ trả lời trong 05 ngày làm việc.',
      },
    ]);
  });

  it('B-03 S-07 that is accepted tells the applicant how much to pay before which day', async () => {
    const declared = await declare(office);
    attach(office, declared, 'hop-dong', 'ban-dich', 'ho-chieu');
    await told(inbox);
    inbox.mails();
    await taken(dossierStep(office, 'vinh.pq', declared, 'phe-duyet'));
    expect(await told(inbox)).toEqual({ 'khoa.tm': ['Hồ sơ tự đóng đã được phê duyệt'] });
    expect(inbox.mails()).toEqual([
      {
        to: 'sen@example.com',
        subject: `[Quỹ HTVLNN] Chấp thuận hồ sơ ${declared.ma} – hướng dẫn đóng góp 100.000 đồng trước ngày 29/11/2026`,
        text: `Kính gửi Phạm Thị Hồng Sen, hồ sơ ${declared.ma} đã được chấp thuận. Nội dung chuyển khoản: QHTVLNN ${declared.ma.replaceAll('.', '')} 042196000045.`,
      },
    ]);
  });

  it('B-03 sends no mail to an applicant without an address', async () => {
    await declare(office, { email: null });
    expect(inbox.mails()).toEqual([]);
  });

  it('B-02 S-07 that are approved together are told one by one', async () => {
    const first = await declare(office);
    const { soCccd, soHoChieu } = { soCccd: '042196000046', soHoChieu: 'C1234568' };
    const second = await declare(office, { soCccd, soHoChieu, soHopDong: '46/2026/HĐLĐ', hoTen: 'Phạm Thị Sen Hai' });
    attach(office, first, 'hop-dong', 'ban-dich', 'ho-chieu');
    attach(office, second, 'hop-dong', 'ban-dich', 'ho-chieu');
    await told(inbox);
    const items = [first, second].map(({ id, concurrencyStamp }) => ({ id, concurrencyStamp }));
    const { body } = await (
      await office.as('vinh.pq')
    ).post('/api/app/nguoi-lao-dong-tu-dong/nhieu/phe-duyet', {
      items,
      maLanGui: crypto.randomUUID(),
    });
    expect((body as Schemas['KetQuaNhieu']).ketQua.map(({ thanhCong }) => thanhCong)).toEqual([true, true]);
    expect((await inbox.news('khoa.tm')).map(({ noiDung }) => noiDung)).toEqual([
      `Phạm Quốc Vinh đã phê duyệt ${second.ma}.`,
      `Phạm Quốc Vinh đã phê duyệt ${first.ma}.`,
    ]);
  });
});

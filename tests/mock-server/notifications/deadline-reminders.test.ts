import { beforeEach, describe, expect, it } from 'vitest';

import { attach, declarationDay, declare, goTo, step, taken } from '../fund/self-paying-desk';
import { head, reportPath } from '../fund/fund-desk';
import { openOffice, type Office } from '../routes/office';
import { userNamed } from '../support/test-backend';
import { openInbox } from './inbox';

let office: Office;
let inbox: ReturnType<typeof openInbox>;

beforeEach(async () => {
  office = await openOffice(20);
  inbox = openInbox(office);
});

const reminders = (userName: string) => inbox.news(userName, 'nhac-han');
const unit = () => office.backend.database.units.find(userNamed(office.backend, 'dv0007.lanhdao').donViId);

/** The newest report of the demo unit that counts. */
function newestReport() {
  const own = [...office.backend.database.fundReports.rows()].filter(({ donViId }) => donViId === unit()?.id);
  return own.find(({ ma }) => ma === 'BCQ.202609.DV0007');
}

describe('the reminders of a unit', () => {
  it('B-01 S-07 name what is overdue: the report of last month, and the money that is owed', async () => {
    const found = await reminders('dv0007.lanhdao');
    expect(found).toContainEqual({
      tieuDe: 'Báo cáo quỹ kỳ 10/2026 quá hạn gửi',
      noiDung: 'Hạn gửi là ngày 10/11/2026.',
      duongDan: '/quan-ly-quy/bao-cao-quy',
      daDoc: false,
    });
    expect(found).toContainEqual({
      tieuDe: 'Quá hạn nộp quỹ kỳ 09/2026',
      noiDung: 'Hạn nộp là ngày 12/10/2026; còn phải nộp 500.000\u00a0₫.',
      duongDan: `/quan-ly-quy/bao-cao-quy/${newestReport()?.id ?? ''}`,
      daDoc: false,
    });
  });

  it('B-01 S-07 come from three days before the day, not earlier', async () => {
    await reminders('dv0007.lanhdao');
    goTo(office, '2026-12-06');
    expect(await reminders('dv0007.lanhdao')).toEqual([]);
    goTo(office, '2026-12-07');
    expect(await reminders('dv0007.lanhdao')).toMatchObject([
      { tieuDe: 'Báo cáo quỹ kỳ 11/2026 sắp đến hạn gửi', noiDung: 'Hạn gửi là ngày 10/12/2026.' },
    ]);
    goTo(office, '2026-12-10');
    expect(await reminders('dv0007.lanhdao')).toEqual([]);
    goTo(office, '2026-12-11');
    expect(await reminders('dv0007.lanhdao')).toMatchObject([{ tieuDe: 'Báo cáo quỹ kỳ 11/2026 quá hạn gửi' }]);
  });

  it('B-01 S-07 come at eight in the morning: nobody finds a message of an hour that is still to come', async () => {
    await reminders('dv0007.lanhdao');
    goTo(office, '2026-12-06');
    const later = (hours: number) => office.clock.advanceSeconds(hours * 3_600);
    later(15);
    expect(await reminders('dv0007.lanhdao')).toEqual([]);
    later(7.9);
    expect(await reminders('dv0007.lanhdao')).toEqual([]);
    later(0.2);
    expect(await reminders('dv0007.lanhdao')).toHaveLength(1);
    const [newest] = await inbox.messages('dv0007.lanhdao');
    expect(newest?.thoiGian).toBe('2026-12-07T08:00:00.000');
  });

  it('S-07 are told once to each, however often they look, and stay read', async () => {
    const first = await reminders('dv0007.nhaplieu');
    expect((await reminders('dv0007.lanhdao')).map(({ tieuDe }) => tieuDe)).toEqual(first.map(({ tieuDe }) => tieuDe));
    const desk = await office.as('dv0007.nhaplieu');
    expect((await desk.post('/api/app/thong-bao/da-doc-tat-ca', {})).status).toBe(204);
    const made = await desk.post(reportPath, { ...head, khongPhatSinh: true, nam: 2026, thang: 10 });
    expect(made.status).toBe(200);
    const later = (await inbox.messages('dv0007.nhaplieu')).filter(({ loai }) => loai === 'nhac-han');
    const again = later.filter(({ tieuDe }) => first.some((known) => known.tieuDe === tieuDe));
    expect(again.map(({ daDoc }) => daDoc)).toEqual(first.map(() => true));
  });

  it('B-01 write to the unit what is to be paid by when, once', async () => {
    await reminders('dv0007.lanhdao');
    await reminders('dv0007.nhaplieu');
    const { ten = '', email = '' } = unit() ?? {};
    expect(inbox.mails()).toEqual([
      {
        to: email,
        subject: '[Quỹ HTVLNN] Nhắc nộp quỹ kỳ 09/2026',
        text: `Kính gửi ${ten}, hạn nộp đóng góp Quỹ kỳ 09/2026 là ngày 12/10/2026; số tiền còn phải nộp: 500.000 đồng.`,
        link: `http://localhost/quan-ly-quy/bao-cao-quy/${newestReport()?.id ?? ''}`,
      },
    ]);
  });

  it('B-01 say nothing to a unit that owes nothing and whose reports are with the Fund', async () => {
    const { database } = office.backend;
    const report = newestReport();
    if (report !== undefined) {
      const sent = { ...report, id: crypto.randomUUID(), nam: 2026, thang: 10, trangThai: 2 as const };
      database.fundReports.put({ ...sent, ma: 'BCQ.202610.DV0007', noChuyenKySau: 0 });
    }
    const titles = (await reminders('dv0007.lanhdao')).map(({ tieuDe }) => tieuDe);
    expect(titles.filter((title) => title.includes('Báo cáo quỹ kỳ') || title.includes('nộp quỹ'))).toEqual([]);
    expect(inbox.mails()).toEqual([]);
  });

  it('S-07 P-03 come to nobody of the Fund', async () => {
    await reminders('dv0007.lanhdao');
    expect([await reminders('khoa.tm'), await reminders('admin')]).toEqual([[], []]);
  });
});

describe('the reminders of who has entered a declaration', () => {
  it('B-03 S-07 name the accepted dossier whose money has not come, before its day and after it', async () => {
    goTo(office, declarationDay);
    const declared = await declare(office);
    attach(office, declared, 'hop-dong', 'ban-dich', 'ho-chieu');
    await taken(step(office, 'vinh.pq', declared, 'phe-duyet'));
    goTo(office, '2026-11-25');
    expect(await reminders('khoa.tm')).toEqual([]);
    goTo(office, '2026-11-26');
    expect(await reminders('khoa.tm')).toEqual([
      {
        tieuDe: 'Hồ sơ tự đóng sắp đến hạn đóng',
        noiDung: `${declared.ma} – Phạm Thị Hồng Sen: hạn đóng là ngày 29/11/2026.`,
        duongDan: `/quan-ly-quy/nguoi-lao-dong-tu-dong/${declared.id}`,
        daDoc: false,
      },
    ]);
    goTo(office, '2026-11-30');
    expect(await reminders('khoa.tm')).toMatchObject([{ tieuDe: 'Hồ sơ tự đóng quá hạn đóng' }]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';

import { formatMoney } from '@/domain/format/numbers';
import type { SupportRequestRow } from '@mock-server/data/support/support-request-row';

import { openOffice, type Office, type Reply } from '../routes/office';
import { userNamed } from '../support/test-backend';
import { openInbox } from './inbox';

const lyDo = 'Thiếu biên bản thanh lý hợp đồng lao động.';

let office: Office;
let inbox: ReturnType<typeof openInbox>;
let request: SupportRequestRow;

const present = () => office.backend.database.supportRequests.find(request.id) ?? request;

/** Takes a step with the present stamp. */
async function step(userName: string, verb: string, body: object): Promise<Reply> {
  return (await office.as(userName)).post(`/api/app/yeu-cau-ho-tro/${request.id}/${verb}`, {
    concurrencyStamp: present().concurrencyStamp,
    maLanGui: crypto.randomUUID(),
    ...body,
  });
}

/** Lays a request of the demo unit in a status into the table, with one of the seed's that was in it. */
function lay(trangThai: 3 | 4): void {
  const { database } = office.backend;
  const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
  const found = [...database.supportRequests.rows()].find(
    (row) => row.trangThai === trangThai && row.truongHop.every(({ chiTra }) => chiTra.length === 0),
  );
  if (found === undefined) {
    throw new Error(`No request of the demo is in status ${trangThai}.`);
  }
  request = { ...found, donViId };
  database.supportRequests.put(request);
}

beforeEach(async () => {
  office = await openOffice(1_000);
  inbox = openInbox(office);
});

describe('a support request', () => {
  it('B-08 S-07 that is returned is told to the unit with the reason, without a mail', async () => {
    lay(3);
    expect((await step('vinh.pq', 'yeu-cau-bo-sung', { lyDo })).status).toBe(200);
    expect(inbox.mails()).toEqual([]);
    expect(await inbox.news('dv0007.nhaplieu')).toEqual([
      {
        tieuDe: 'Yêu cầu hỗ trợ cần bổ sung',
        noiDung: `${request.ma}: ${lyDo}`,
        duongDan: `/ho-tro/yeu-cau/${request.id}`,
        daDoc: false,
      },
    ]);
  });

  it.each([
    ['whoever entered it', null, [1, 0]],
    ['their colleagues as well, while that officer is locked out', '9999-12-31T23:59:59.999+00:00', [1, 1]],
  ] as const)('B-08 S-07 of nobody’s unit that is returned is told to %s', async (_, lockoutEnd, expected) => {
    lay(3);
    const { supportRequests, users } = office.backend.database;
    const author = userNamed(office.backend, 'khoa.tm');
    supportRequests.put({ ...present(), donViId: null, creatorId: author.id });
    users.put({ ...author, lockoutEnd });
    expect((await step('vinh.pq', 'yeu-cau-bo-sung', { lyDo })).status).toBe(200);
    users.put(author);
    const told = [];
    for (const userName of ['khoa.tm', 'ha.lt']) {
      told.push((await inbox.news(userName)).filter(({ noiDung }) => noiDung === `${request.ma}: ${lyDo}`).length);
    }
    expect(told).toEqual(expected);
  });

  it('B-08 S-07 that is refused is answered to the unit by message and by mail', async () => {
    lay(3);
    expect((await step('vinh.pq', 'tu-choi', { lyDo })).status).toBe(200);
    const unit = office.backend.database.units.find(request.donViId ?? '');
    expect(inbox.mails()).toEqual([
      {
        to: unit?.email,
        subject: `[Quỹ HTVLNN] Kết quả giải quyết yêu cầu hỗ trợ ${request.ma}`,
        text: `Kính gửi ${unit?.ten ?? ''}, yêu cầu hỗ trợ ${request.ma} không được chấp thuận. Lý do: ${lyDo}`,
        link: `http://localhost/ho-tro/yeu-cau/${request.id}`,
      },
    ]);
    expect(await inbox.news('dv0007.lanhdao')).toMatchObject([{ tieuDe: 'Yêu cầu hỗ trợ bị từ chối' }]);
  });

  it('B-08 S-07 that is approved is answered with the money that was granted', async () => {
    lay(3);
    const duyet = request.truongHop.map(({ id, tienDeXuat }) => ({ truongHopId: id, soTien: tienDeXuat ?? 0 }));
    const decision = { soQd: '99/QĐ-QHTVLNN', ngayQd: '2026-11-15', yKien: null, duyet };
    const reply = await step('vinh.pq', 'phe-duyet', decision);
    expect([reply.status, reply.body]).toMatchObject([200, { trangThai: 4 }]);
    const { tienDuyet } = reply.body as { readonly tienDuyet: number };
    const money = tienDuyet.toLocaleString('vi-VN');
    const [mail] = inbox.mails();
    expect(mail?.subject).toBe(`[Quỹ HTVLNN] Kết quả giải quyết yêu cầu hỗ trợ ${request.ma}`);
    expect(mail?.text).toContain(`${request.ma} đã được phê duyệt, số tiền hỗ trợ: ${money} đồng.`);
    expect(await inbox.news('dv0007.lanhdao')).toMatchObject([{ tieuDe: 'Yêu cầu hỗ trợ đã được phê duyệt' }]);
  });

  it('B-08 S-07 of which a part is paid is not told as paid: the unit hears of the part, then that it is paid', async () => {
    lay(4);
    const parts = request.truongHop
      .filter(({ tienDuyet }) => (tienDuyet ?? 0) > 1)
      .map(({ id, tienDuyet }) => ({ truongHopId: id, all: tienDuyet ?? 0 }));
    const pay = async (soUnc: string, amountOf: (all: number) => number) => {
      const chi = parts.map(({ truongHopId, all }) => ({ truongHopId, soTien: amountOf(all) }));
      return (await step('ngan.dt', 'chi-tra', { ngayChi: '2026-11-15', soUnc, chi })).body;
    };
    expect(await pay('UNC-001', () => 1)).toMatchObject({ trangThai: 4 });
    expect(await inbox.news('dv0007.nhaplieu')).toMatchObject([
      {
        tieuDe: 'Yêu cầu hỗ trợ đã được chi một phần',
        noiDung: `${request.ma} – UNC-001: ${formatMoney(parts.length)}.`,
      },
    ]);
    expect(await pay('UNC-002', (all) => all - 1)).toMatchObject({ trangThai: 7 });
    expect((await inbox.news('dv0007.nhaplieu')).map(({ tieuDe }) => tieuDe)).toEqual([
      'Yêu cầu hỗ trợ đã được chi trả',
    ]);
  });

  it('B-08 S-07 that is paid is told to the unit', async () => {
    lay(4);
    const chi = request.truongHop.map(({ id, tienDuyet }) => ({ truongHopId: id, soTien: tienDuyet ?? 0 }));
    const reply = await step('ngan.dt', 'chi-tra', { ngayChi: '2026-11-15', soUnc: 'UNC-001', chi });
    expect([reply.status, reply.body]).toMatchObject([200, { trangThai: 7 }]);
    expect(await inbox.news('dv0007.nhaplieu')).toMatchObject([
      { tieuDe: 'Yêu cầu hỗ trợ đã được chi trả', noiDung: `Đỗ Thị Ngân đã ghi nhận chi trả ${request.ma}.` },
    ]);
  });

  it.each([
    ['of a unit', true, 'dv0007.nhaplieu', 'khoa.tm'],
    ['of nobody’s unit, where an officer is its owner', false, 'khoa.tm', 'ha.lt'],
  ] as const)(
    'B-08 S-07 of which a payment came back (%s): its owner hears so, not of a decision, and the Fund that the account may be wrong',
    async (_, isOfUnit, ownerName, officerName) => {
      lay(4);
      const { supportRequests, units } = office.backend.database;
      const officer = userNamed(office.backend, 'khoa.tm');
      const unit = units.find(request.donViId ?? '');
      if (unit !== undefined) {
        units.put({ ...unit, canBoPhuTrachId: officer.id });
      }
      supportRequests.put({ ...present(), donViId: isOfUnit ? request.donViId : null, creatorId: officer.id });
      const chi = request.truongHop.map(({ id, tienDuyet }) => ({ truongHopId: id, soTien: tienDuyet ?? 0 }));
      const paid = await step('ngan.dt', 'chi-tra', { ngayChi: '2026-11-15', soUnc: 'UNC-001', chi });
      expect(paid.status).toBe(200);
      await inbox.news(ownerName);
      await inbox.news(officerName);
      const lyDoTra = 'Ngân hàng trả lại: sai số tài khoản.';
      const lanChiIds = present().truongHop.flatMap(({ chiTra }) => chiTra.map(({ id }) => id));
      expect((await step('ngan.dt', 'huy-chi', { lanChiIds, lyDo: lyDoTra })).status).toBe(200);
      expect(await inbox.news(ownerName)).toMatchObject([
        { tieuDe: 'Yêu cầu hỗ trợ: khoản chi bị trả lại', noiDung: `${request.ma}: ${lyDoTra}` },
      ]);
      const [told, ...others] = await inbox.news(officerName);
      expect(told?.tieuDe).toBe('Yêu cầu hỗ trợ: khoản chi bị trả lại, cần kiểm tra tài khoản nhận');
      expect(told?.noiDung).toMatch(new RegExp(`^${request.ma} – .*: ${lyDoTra}$`, 'u'));
      expect(others).toEqual([]);
    },
  );

  it('B-08 S-07 whose account is corrected is told to who pays it, with the reason, and not to the unit', async () => {
    lay(4);
    const [truongHopId, lyDoSua] = [request.truongHop[0]?.id, 'Số tài khoản thiếu một chữ số.'];
    const account = { chuTaiKhoan: 'TRAN THI MO', soTaiKhoan: '19001234567', nganHangId: '970436', chiNhanh: null };
    const reply = await step('khoa.tm', 'sua-tai-khoan', { truongHopId, ...account, lyDo: lyDoSua });
    expect([reply.status, reply.body]).toMatchObject([200, { trangThai: 4 }]);
    expect(inbox.mails()).toEqual([]);
    expect(await inbox.news('ngan.dt')).toMatchObject([
      { tieuDe: 'Yêu cầu hỗ trợ: tài khoản nhận đã được sửa', noiDung: `${request.ma}: ${lyDoSua}` },
    ]);
    expect(await inbox.news('dv0007.nhaplieu')).toEqual([]);
  });
});

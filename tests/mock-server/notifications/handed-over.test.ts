import { beforeEach, describe, expect, it } from 'vitest';

import { fundUnitTypeId } from '@/domain/constants';
import type { Unit } from '@/domain/units/unit';
import { unsent } from '@mock-server/data/support/support-request-row';

import { linesOf, openFund, type Fund } from '../fund/fund-desk';
import { linkedList } from '../linked-list';
import { layVoucher } from '../pay-ins/pay-in-desk';
import { userNamed } from '../support/test-backend';
import { openInbox } from './inbox';

let fund: Fund;
let inbox: ReturnType<typeof openInbox>;
let officer: string;
let colleague: string;

/** Gives the demo unit to an officer, as the administrator does in the unit's form. */
async function giveTo(userName: string): Promise<void> {
  const desk = await fund.office.as('admin');
  const path = `/api/app/don-vi/${fund.unitOf('DV0007')?.id ?? ''}`;
  const unit = (await desk.get(path)).body as Unit;
  const canBoPhuTrachId = userNamed(fund.office.backend, userName).id;
  expect((await desk.put(path, { ...unit, canBoPhuTrachId })).status).toBe(200);
}

const titles = async (userName: string, kind: 'buoc-xu-ly' | 'don-vi') =>
  (await inbox.news(userName, kind)).map(({ tieuDe }) => tieuDe);

beforeEach(async () => {
  fund = await openFund();
  inbox = openInbox(fund.office);
  [officer, colleague] = ['khoa.tm', 'ha.lt'];
  await giveTo(officer);
  for (const userName of [officer, colleague]) {
    await titles(userName, 'don-vi');
  }
});

describe('an officer who is ill', () => {
  it('B-11 S-07 hands the unit over: the next one hears that it is theirs, both sides that it has changed', async () => {
    await giveTo(colleague);
    expect(await titles(colleague, 'don-vi')).toEqual(['Bạn được giao phụ trách một đơn vị']);
    expect(await titles(officer, 'don-vi')).toEqual(['Thông tin đơn vị được cập nhật']);
    expect((await titles('dv0007.nhaplieu', 'don-vi'))[0]).toBe('Thông tin đơn vị được cập nhật');
  });

  it('B-11 S-07 who keeps a unit is told of a change, not that it is theirs once more', async () => {
    await giveTo(officer);
    expect(await titles(officer, 'don-vi')).toEqual(['Thông tin đơn vị được cập nhật']);
  });

  it('B-01 S-07 and locked out is not the only one to hear of a report of their unit', async () => {
    const { users } = fund.database;
    users.put({ ...userNamed(fund.office.backend, officer), lockoutEnd: '9999-12-31T23:59:59.999+00:00' });
    const report = await fund.draft(10, linesOf(2));
    inbox.mails();
    expect((await fund.step('dv0007.lanhdao', report.id, 'gui')).status).toBe(200);
    expect(await titles(colleague, 'buoc-xu-ly')).toEqual(['Báo cáo quỹ mới gửi']);
    expect(inbox.mails().map(({ to }) => to)).toContain(userNamed(fund.office.backend, colleague).email);
  });

  it('B-01 S-07 while nobody of the Fund can appraise, the unit gets no mail that its own report waits for them', async () => {
    const { units, users } = fund.database;
    const unit = fund.unitOf('DV0007');
    if (unit !== undefined) {
      units.put({ ...unit, email: 'dv0007@example.com' });
    }
    const report = await fund.draft(10, linesOf(2));
    for (const user of [...users.rows()].filter(({ loaiDonViId }) => loaiDonViId === fundUnitTypeId)) {
      users.put({ ...user, isActive: false });
    }
    inbox.mails();
    expect((await fund.step('dv0007.lanhdao', report.id, 'gui')).status).toBe(200);
    expect(inbox.mails()).toEqual([]);
  });

  it('B-05 B-08 S-07 or does other work by now leaves what came back of nobody’s unit to those who can go on with it', async () => {
    const { supportRequests, users } = fund.database;
    const [seeded] = supportRequests.rows();
    const author = userNamed(fund.office.backend, officer);
    const entered = { donViId: null, creatorId: author.id, trangThai: 6 } as const;
    if (seeded !== undefined) {
      supportRequests.put({ ...seeded, ...unsent, ...entered, id: crypto.randomUUID() });
    }
    // A voucher of the time when they kept the Fund's books.
    layVoucher(fund.office, 1, entered);
    const leftTo = async (userName: string) => {
      const tasks = (await inbox.tasks(userName)).filter(({ ma }) => ma.endsWith('nguoi-lap-vang'));
      const desk = await fund.office.as(userName);
      const found = [];
      for (const { ma, soLuong, duongDan } of tasks) {
        const { totalCount } = await linkedList(desk, duongDan ?? '', '2026-11-15');
        found.push([ma, soLuong, totalCount]);
      }
      return found;
    };
    expect(await leftTo(colleague)).toEqual([]);
    expect(await leftTo('ngan.dt')).toEqual([['phieu-nop-nguoi-lap-vang', 1, 1]]);
    users.put({ ...author, lockoutEnd: '9999-12-31T23:59:59.999+00:00' });
    const { length } = [...supportRequests.rows()].filter(
      ({ donViId, creatorId, trangThai }) => donViId === null && creatorId === author.id && trangThai === 6,
    );
    expect(await leftTo(colleague)).toEqual([['ho-tro-nguoi-lap-vang', length, length]]);
    expect(await leftTo('dv0007.nhaplieu')).toEqual([]);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';

import { fundUnitTypeId } from '@/domain/constants';
import type { Unit } from '@/domain/units/unit';

import { linesOf, openFund, type Fund } from '../fund/fund-desk';
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
});

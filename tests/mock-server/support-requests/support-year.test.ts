import { beforeAll, expect, it } from 'vitest';

import { goTo } from '../fund/self-paying-desk';
import { freezeSeed } from '../support/frozen-seed';
import { caseOf, codeOf, openSupport, requestOf, taken, type SupportDesk } from './support-desk';

beforeAll(() => {
  freezeSeed({ workerCount: 200 });
});

/** A kind that the Fund has added, once a year for each market, without a trip that would tell the year. */
function withYearlyKind(desk: SupportDesk) {
  desk.database.supportTypes.put({ ...desk.typeOf('HT01'), id: crypto.randomUUID(), ma: 'HT12', gioiHanLan: 2 });
}

function asked(desk: SupportDesk, ngayDeNghi: string) {
  const entry = caseOf(desk.typeOf('HT12'), desk.contractOf(), { tienDeNghi: 15_000_000 });
  return { ...requestOf('HT12', [entry]), ngayDeNghi };
}

it('B-08 E9 counts a request in the year in which it was filed, though the day on it lies in the one before', async () => {
  const desk = await openSupport();
  withYearlyKind(desk);
  goTo(desk.office, '2026-12-31');
  const made = taken(await desk.create(asked(desk, '2026-12-31')));
  goTo(desk.office, '2027-01-04');
  taken(await desk.step('dv0007.lanhdao', made, 'gui'));
  const appraised = taken(await desk.appraise(made, 15_000_000));
  expect(appraised.truongHop[0]?.dieuKien.find(({ ma }) => ma === 'E9')?.thamSo).toMatchObject({ nam: 2027 });
  taken(await desk.approve(appraised, 15_000_000));

  expect(codeOf(await desk.appraised(asked(desk, '2027-01-04'), 15_000_000))).toEqual([403, 'QuyHoTro:06008']);
});

it('B-08 E9 a request that was filed on 31 December and granted in January leaves the new year free', async () => {
  const desk = await openSupport();
  withYearlyKind(desk);
  goTo(desk.office, '2026-12-31');
  const appraised = taken(await desk.appraised(asked(desk, '2026-12-31'), 15_000_000));
  goTo(desk.office, '2027-01-04');
  taken(await desk.approve(appraised, 15_000_000));

  expect(taken(await desk.appraised(asked(desk, '2027-01-04'), 15_000_000)).trangThai).toBe(3);
});

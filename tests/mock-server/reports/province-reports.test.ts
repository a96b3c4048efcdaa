import { expect, it } from 'vitest';

import type { Report } from '@/domain/reports/report';

import { userNamed } from '../support/test-backend';
import { openOffice } from '../routes/office';

it('B-13 B-16 B-18 P-03 a provincial authority reads the money of the same units in all reports: those seated in its province', async () => {
  const office = await openOffice(60);
  const { database } = office.backend;
  const { tinhThanhMa } = userNamed(office.backend, 'dv0049.khaithac');
  const seated = new Set(
    [...database.units.rows()].filter((unit) => unit.tinhThanhMa === tinhThanhMa).map(({ id }) => id),
  );
  const [department, fund] = [await office.as('dv0049.khaithac'), await office.as('khoa.tm')];
  const read = async (desk: typeof fund, address: string) =>
    (await desk.get(`/api/app/bao-cao/${address}`)).body as Report;
  for (const [address, table] of [
    ['theo-doanh-thu?nam=2026&quy=2', database.revenueReports],
    ['su-dung-tai-lieu?nam=2026&quy=2', database.documentReports],
  ] as const) {
    const filed = [...table.rows()].filter(({ donViId, nam, quy }) => seated.has(donViId) && nam === 2026 && quy === 2);
    expect(filed.length).toBeGreaterThan(0);
    const seen = await read(department, address);
    expect(seen.nhom.length).toBeGreaterThan(0);
    for (const { id } of database.units.rows()) {
      const own = `${address}&donViId=${id}`;
      const { nhom } = await read(department, own);
      expect(nhom).toEqual(seated.has(id) ? (await read(fund, own)).nhom : []);
    }
  }
});

import { describe, expect, it } from 'vitest';

import type { RevenuePreparation, RevenueReport } from '@/domain/revenue-reports/revenue-report';

import { head, lineOf, openReports, revenuePath } from './quarter-reports';

const opening = 5_000_000;

/** Lam Giang has sent fund reports for years, and never one of its revenue: it owes some from before. */
async function openOffice() {
  const { office } = await openReports();
  const { units, revenueReports } = office.backend.database;
  const unit = [...units.rows()].find(({ ma }) => ma === 'DV0007');
  for (const { id } of [...revenueReports.rows()].filter(({ donViId }) => donViId === unit?.id)) {
    revenueReports.remove(id);
  }
  if (unit !== undefined) {
    units.put({ ...unit, duNoDoanhThu: opening });
  }
  const clerk = await office.as('dv0007.nhaplieu');
  return { clerk, owed: () => units.find(unit?.id ?? '')?.duNoDoanhThu };
}

describe('the debt that a unit’s record opens with', () => {
  it('B-06 D-02 is brought into the first revenue report of a unit whose fund reports are approved already', async () => {
    const { clerk, owed } = await openOffice();
    const prepared = (await clerk.get(`${revenuePath}/chuan-bi?nam=2026&quy=3`)).body as RevenuePreparation;
    const report = { ...head, nam: 2026, quy: 3, khongPhatSinh: false, tongDoanhThu: 1_000 };
    const made = await clerk.post(revenuePath, { ...report, chiTiet: [lineOf('JP', 1_000)] });
    const { duNoKyTruoc, noChuyenKySau } = made.body as RevenueReport;
    expect([prepared.duNoKyTruoc, duNoKyTruoc, noChuyenKySau, owed()]).toEqual([opening, opening, opening, opening]);
  });
});

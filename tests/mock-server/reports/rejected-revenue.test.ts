import { describe, expect, it } from 'vitest';

import { openOffice } from '../routes/office';
import { checkedFigures, listFigure, reportAt } from './report-desk';

describe('rejected reports in a report that was asked for them', () => {
  it('B-16 owes nothing of a rejected report, like the list behind it', async () => {
    const own = await openOffice(60);
    const { revenueReports } = own.backend.database;
    const row = [...revenueReports.rows()].find(
      ({ nam, chiTiet, daNop }) => nam === 2021 && chiTiet.length > 0 && daNop === 0,
    );
    if (row === undefined) {
      throw new Error('The demo has no unpaid revenue report of 2021.');
    }
    revenueReports.put({ ...row, trangThai: 5, duNoKyTruoc: 700_000 });
    const desk = await own.as('khoa.tm');
    for (const trangThai of ['5', '4,5']) {
      const filters = { nam: '2021', quy: String(row.quy), trangThai };
      const report = await reportAt(desk, 'theo-doanh-thu', filters);
      const figures = checkedFigures(report, filters);
      const listed = await Promise.all(figures.map(({ drill }) => listFigure(desk, drill)));
      expect(figures.map(({ where }, index) => [where, listed[index]])).toEqual(
        figures.map(({ where, shown }) => [where, shown]),
      );
      expect(figures.length).toBeGreaterThan(5);
      if (trangThai === '5') {
        const { phaiNop, duNoKyTruoc, tongPhaiNop, daNop, noChuyenKySau, tongDoanhThu } = report.tong;
        expect([phaiNop, duNoKyTruoc, tongPhaiNop, daNop, noChuyenKySau]).toEqual([0, 0, 0, 0, 0]);
        expect(tongDoanhThu).toBeGreaterThan(0);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';

import type { Unit } from '@/domain/units/unit';
import { reportsOfUnit } from '@mock-server/data/fund/quarter-reports';
import { revenueFigures } from '@mock-server/data/fund/revenue-ledger';

import { cashOf, newKey, openPayInOffice, payInPath, septemberReport, unitId } from '../pay-ins/pay-in-desk';
import type { Office } from './office';

const path = '/api/app/don-vi';
const lienHe = [{ hoTen: 'Lê Thị Mới', chucVu: null, dienThoai: '0900000123', email: null }];

/** The accountant takes cash of the unit: it counts at once. */
async function pay(office: Office, voucher: object): Promise<void> {
  const reply = await (await office.as('ngan.dt')).post(payInPath, { ...voucher, maLanGui: newKey() });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
}

/** The newest revenue report that leaves a debt. */
function owedRevenue({ backend }: Office) {
  const { units, revenueReports } = backend.database;
  const newest = [...units.rows()].flatMap(({ id }) => reportsOfUnit(revenueReports, id).slice(-1));
  const owed = newest.find((row) => revenueFigures(row).noChuyenKySau > 0);
  if (owed === undefined) {
    throw new Error('No unit of the demo owes for its revenue.');
  }
  return owed;
}

describe('a unit’s form that was opened before money moved its debt', () => {
  it('X-02 B-11 D-02 is out of date, and saves once it begins from the debt of now', async () => {
    const office = await openPayInOffice();
    const desk = await office.as('dv0007.lanhdao');
    const opened = (await desk.get(`${path}/${unitId(office, 'DV0007')}`)).body as Unit;
    await pay(office, cashOf(office, septemberReport(office).id, 200_000));

    expect((await desk.put(`${path}/${opened.id}`, { ...opened, lienHe })).status).toBe(409);
    const { duNoNld, concurrencyStamp, lastModificationTime } = (await desk.get(`${path}/${opened.id}`)).body as Unit;
    expect([duNoNld, lastModificationTime]).toEqual([opened.duNoNld - 200_000, opened.lastModificationTime]);
    const saved = await desk.put(`${path}/${opened.id}`, { ...opened, lienHe, duNoNld, concurrencyStamp });
    expect(saved.status).toBe(200);
  });

  it('X-02 B-11 D-02 is out of date as well where the debt was one of revenue', async () => {
    const office = await openPayInOffice();
    const { id, donViId } = owedRevenue(office);
    const desk = await office.as('khoa.tm');
    const opened = (await desk.get(`${path}/${donViId}`)).body as Unit;
    await pay(office, { ...cashOf(office, id, 1_000), loai: 'bao-cao-doanh-thu', donViId });

    expect((await desk.put(`${path}/${donViId}`, { ...opened, diaChi: 'Số 12' })).status).toBe(409);
    const { duNoDoanhThu } = (await desk.get(`${path}/${donViId}`)).body as Unit;
    expect(duNoDoanhThu).toBe(opened.duNoDoanhThu - 1_000);
  });
});

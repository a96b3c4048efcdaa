import { beforeAll, describe, expect, it } from 'vitest';

import { complaintsOf } from '../routes/office';
import { caseOf, openSupport, requestOf, taken, type SupportDesk } from './support-desk';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await openSupport();
});

describe('the time in which a kind of support is in force', () => {
  it('B-08 B-22 bounds the day of the request: before and after it nothing of that kind is taken', async () => {
    const type = desk.typeOf('HT02');
    const created = async (hieuLucTu: string, hieuLucDen: string | null) => {
      desk.database.supportTypes.put({ ...type, hieuLucTu, hieuLucDen });
      return desk.create(requestOf('HT02', [caseOf(type, desk.contractOf(), { tienDeNghi: 12_000_000 })]));
    };
    const ended = await created('2022-02-21', '2026-11-01');
    expect([ended.status, complaintsOf(ended)]).toEqual([400, ['loaiHoTroId']]);
    expect(ended.body).toMatchObject({
      error: { validationErrors: [{ message: 'Loại hỗ trợ này không có hiệu lực vào ngày đề nghị.' }] },
    });
    expect(complaintsOf(await created('2026-11-03', null))).toEqual(['loaiHoTroId']);
    expect(taken(await created('2026-11-02', '2026-11-02')).loaiHoTroId).toBe('HT02');
  });
});

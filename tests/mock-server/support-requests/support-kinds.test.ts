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

describe('support that an enterprise asks for itself', () => {
  it.each(['HT09', 'HT10', 'HT11'])(
    'B-08 %s is for service enterprises alone, when drafted and when sent',
    async (ma) => {
      const others = [...desk.database.units.rows()].filter(({ loaiDonViId }) => loaiDonViId !== 2);
      const kinds = new Map(others.map((unit) => [unit.loaiDonViId, unit]));
      expect([...kinds.keys()].length).toBeGreaterThan(3);
      const wish = { ...requestOf(ma, [caseOf(desk.typeOf(ma), null)]), loaiHoTroId: ma };
      for (const { id, ten } of kinds.values()) {
        const refused = await desk.create({ ...wish, donViId: id }, 'ha.lt');
        expect([refused.status, complaintsOf(refused)], ten).toEqual([400, ['donViId']]);
        expect(refused.body).toMatchObject({
          error: { validationErrors: [{ message: 'Loại hỗ trợ này chỉ dành cho doanh nghiệp dịch vụ.' }] },
        });
      }
      const made = taken(await desk.create({ ...wish, donViId: desk.unit.id }, 'ha.lt'));
      const stored = desk.database.supportRequests.find(made.id);
      if (stored !== undefined) {
        desk.database.supportRequests.put({ ...stored, donViId: others[0]?.id ?? null });
      }
      const sent = await desk.step('ha.lt', made, 'gui');
      expect(sent.status).toBe(400);
      expect(complaintsOf(sent)).toContain('donViId');
    },
  );
});

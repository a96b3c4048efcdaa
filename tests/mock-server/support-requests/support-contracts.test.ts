import { beforeAll, describe, expect, it } from 'vitest';

import { maskIdentity } from '@/domain/format/identities';
import type { SupportCaseInput } from '@/domain/support/support-request';
import type { ContractRow } from '@mock-server/data/rows';

import { complaintsOf } from '../routes/office';
import { caseOf, codeOf, openSupport, requestOf, supportPath, taken, type SupportDesk } from './support-desk';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await openSupport();
});

const changed = (id: string, changes: Partial<ContractRow>) => {
  const row = desk.database.contracts.find(id);
  if (row !== undefined) {
    desk.database.contracts.put({ ...row, ...changes });
  }
};

const early = (hopDongId: string, changes: Partial<Omit<SupportCaseInput, 'rieng'>> = {}) =>
  requestOf('HT01', [caseOf(desk.typeOf('HT01'), hopDongId, { tienDeNghi: 20_000_000, ...changes })]);

describe('the time abroad that the worker’s record tells', () => {
  it.each([
    ['before the departure', { ngayXuatCanh: '2026-09-03' }],
    ['of a worker who has not left', { ngayXuatCanh: null, ngayVeNuoc: null }],
    ['after the return', { ngayVeNuoc: '2026-09-01' }],
  ] as const)('B-08 E3 06003 bounds what is typed: nothing is granted for an event %s', async (_, changes) => {
    const contract = desk.contractOf();
    changed(contract, changes);
    expect(codeOf(await desk.appraised(early(contract), 20_000_000))).toEqual([403, 'QuyHoTro:06003']);
  });

  it('B-08 E3 06003 is looked at again at the approval; the days of departure and return count in', async () => {
    const contract = desk.contractOf();
    changed(contract, { ngayXuatCanh: '2026-09-02', ngayVeNuoc: '2026-09-02' });
    const one = taken(await desk.appraised(early(contract), 20_000_000));
    changed(contract, { ngayXuatCanh: '2026-09-03', ngayVeNuoc: '2026-09-15' });
    expect(codeOf(await desk.approve(one, 20_000_000))).toEqual([403, 'QuyHoTro:06003']);
  });
});

describe('the unit of a request and of its contracts', () => {
  const another = () => {
    const found = [...desk.database.units.rows()].find(({ ma, loaiDonViId }) => ma !== 'DV0007' && loaiDonViId === 2);
    return found?.id ?? '';
  };

  it('B-08 DS4 an officer names no worker of another unit in a unit’s request: it would be shown to that unit', async () => {
    const input = early(desk.contractOf());
    const foreign = await desk.create({ ...input, donViId: another() }, 'ha.lt');
    expect([foreign.status, complaintsOf(foreign)]).toEqual([400, ['truongHop[0].hopDongId']]);
    expect(JSON.stringify(foreign.body)).toContain('Hợp đồng của người lao động này không thuộc đơn vị đề nghị.');
    expect(taken(await desk.create({ ...input, donViId: desk.unit.id }, 'ha.lt')).donViId).toBe(desk.unit.id);
    expect(taken(await desk.create({ ...input, donViId: null }, 'ha.lt')).donViId).toBeNull();
  });

  it('B-08 DS4 a draft whose contract has gone to another unit meanwhile is not sent', async () => {
    const contract = desk.contractOf();
    const made = taken(await desk.create(early(contract)));
    changed(contract, { donViId: another() });
    const refused = await desk.step('dv0007.lanhdao', made, 'gui');
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['truongHop[0].hopDongId']]);
  });
});

describe('how a dossier came', () => {
  it('B-08 E10 by hand or by post is the Fund’s word: a unit’s own is filed when it is sent', async () => {
    const input = early(desk.contractOf());
    for (const hinhThucNop of [2, 3] as const) {
      const refused = await desk.create({ ...input, hinhThucNop });
      expect([refused.status, complaintsOf(refused)]).toEqual([400, ['hinhThucNop']]);
      expect(taken(await desk.create({ ...input, hinhThucNop }, 'ha.lt')).hinhThucNop).toBe(hinhThucNop);
    }
    expect(taken(await desk.create({ ...input, hinhThucNop: 1 })).hinhThucNop).toBe(1);
  });
});

describe('the papers of a kind of support', () => {
  it('B-08 06010 are those that it asks for when the request is sent, not when the draft was made', async () => {
    const type = desk.typeOf('HT03');
    const made = taken(
      await desk.create(requestOf('HT03', [caseOf(type, desk.contractOf(), { tienDeNghi: 10_000_000 })])),
    );
    const [paper] = type.thanhPhanHoSo;
    if (paper === undefined) {
      throw new Error('HT03 asks for no paper.');
    }
    const added = { ...paper, ma: 'moi', ten: 'Biên bản của nước sở tại', batBuoc: true };
    desk.database.supportTypes.put({ ...type, thanhPhanHoSo: [...type.thanhPhanHoSo, added] });
    expect(codeOf(await desk.step('dv0007.lanhdao', made, 'gui'))).toEqual([403, 'QuyHoTro:06010']);
    desk.database.supportTypes.put(type);
    const sent = taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    desk.database.supportTypes.put({ ...type, thanhPhanHoSo: [...type.thanhPhanHoSo, added] });
    expect(taken(await desk.appraise(sent, 10_000_000)).thieuHoSo).toEqual([]);
    desk.database.supportTypes.put(type);
  });
});

describe('the day of the decision', () => {
  it('B-08 is not before the dossier was complete, and nothing is paid before it', async () => {
    const one = taken(await desk.appraised(early(desk.contractOf()), 20_000_000, { ngayNhanDuHoSo: '2026-11-10' }));
    const refused = await desk.approve(one, 20_000_000, { ngayQd: '2026-11-09' });
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['ngayQd']]);
    const approved = taken(await desk.approve(one, 20_000_000, { ngayQd: '2026-11-10' }));
    expect(complaintsOf(await desk.pay(approved, 20_000_000, { ngayChi: '2026-11-09' }))).toEqual(['ngayChi']);
  });
});

describe('accounts that come masked', () => {
  it('B-08 P-02 stay those of their own cases, also of two whose worker is not chosen yet', async () => {
    const type = desk.typeOf('HT01');
    const numbers = ['1900000000031', '1900000000999'];
    const made = taken(
      await desk.create(
        requestOf(
          'HT01',
          numbers.map((soTaiKhoan) => caseOf(type, null, { soTaiKhoan })),
        ),
      ),
    );
    const masked = numbers.map((soTaiKhoan) => caseOf(type, null, { soTaiKhoan: maskIdentity(soTaiKhoan) }));
    const clerk = await desk.office.as('dv0007.nhaplieu');
    const { concurrencyStamp, id } = made;
    const body = { ...requestOf('HT01', masked), concurrencyStamp };
    expect((await clerk.put(`${supportPath}/${id}`, body)).status).toBe(200);
    const stored = desk.database.supportRequests.find(id)?.truongHop ?? [];
    expect(stored.map(({ soTaiKhoan }) => soTaiKhoan)).toEqual(numbers);
    expect(new Set(stored.map((each) => each.id)).size).toBe(2);
  });
});

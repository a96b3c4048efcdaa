import { beforeAll, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type {
  ClosingRequest,
  ContributionAmount,
  ContributionAmountInput,
} from '@/domain/contribution-amounts/contribution-amount';
import { emptyContributionAmount } from '@/domain/contribution-amounts/contribution-amount-input';
import { contributionShares } from '@/domain/fund/contribution-rules';
import { currentRules } from '@mock-server/data/fund/contribution-amounts';

import { complaintsOf, errorOf, openOffice, type Office } from '../routes/office';

const path = '/api/app/dm-so-tien-dong-quy';

let office: Office;

beforeAll(async () => {
  office = await openOffice(200);
});

async function list(query = '', userName = 'vinh.pq'): Promise<Page<ContributionAmount>> {
  const { status, body } = await (await office.as(userName)).get(`${path}?${query}`);
  expect(status).toBe(200);
  return body as Page<ContributionAmount>;
}

async function ruleOf(code: string): Promise<ContributionAmount> {
  const rule = (await list('maxResultCount=100')).items.find(({ ma }) => ma === code);
  if (rule === undefined) {
    throw new Error(`There is no rule ${code}.`);
  }
  return rule;
}

function newRule(changes: Partial<ContributionAmountInput> = {}): ContributionAmountInput {
  return {
    ...emptyContributionAmount(),
    ma: 'DN-2030',
    khoanThu: 2,
    loaiDonViIds: [4],
    soTien: 120_000,
    canCu: 'QĐ thử',
    hieuLucTu: '2027-01-01',
    ...changes,
  };
}

function closing(rule: ContributionAmount, changes: Partial<ClosingRequest> = {}): ClosingRequest {
  return {
    concurrencyStamp: rule.concurrencyStamp,
    maLanGui: crypto.randomUUID(),
    hieuLucDen: '2026-12-31',
    quyDinhKeTiep: { ma: 'NLD-2027', soTien: 150_000, tyLe: null, canCu: 'QĐ 50/2026/QĐ-TTg', ghiChu: null },
    ...changes,
  };
}

async function create(input: ContributionAmountInput, userName = 'vinh.pq') {
  return (await office.as(userName)).post(path, input);
}

/** Takes away the rules that a test has made. */
async function removeRules(...codes: readonly string[]): Promise<void> {
  const director = await office.as('vinh.pq');
  for (const code of codes) {
    await director.remove(`${path}/${(await ruleOf(code)).id}`);
  }
}

describe('contribution amounts', () => {
  it('B-21 lists the six rules of the three regimes, with what is in force today', async () => {
    const { items, totalCount } = await list();
    expect(totalCount).toBe(6);
    expect(
      items.map(({ ma, soTien, tyLe, hieuLucTu, hieuLucDen, tinhTrang, daSuDung }) => [
        ma,
        soTien ?? tyLe,
        hieuLucTu,
        hieuLucDen,
        tinhTrang,
        daSuDung,
      ]),
    ).toEqual([
      ['NLD-2025', 100_000, '2025-09-15', null, 1, true],
      ['NLD-2022', 100_000, '2022-02-21', '2025-09-14', 3, true],
      ['NLD-2007', 100_000, '2007-10-01', '2022-02-20', 3, true],
      ['DN-2025', 150_000, '2025-09-15', null, 1, true],
      ['DN-2022', 150_000, '2022-02-21', '2025-09-14', 3, true],
      ['DT-2007', 1, '2007-10-01', '2022-02-20', 3, true],
    ]);
  });

  it('B-21 filters by item, unit type and state, and searches', async () => {
    const codes = async (query: string) => (await list(query)).items.map(({ ma }) => ma);
    expect(await codes('khoanThu=2')).toEqual(['DN-2025', 'DN-2022']);
    expect(await codes('tinhTrang=1')).toEqual(['NLD-2025', 'DN-2025']);
    expect(await codes('tinhTrang=1&loaiDonViId=4')).toEqual(['NLD-2025']);
    expect(await codes('filter=40/2021&sorting=ma')).toEqual(['DN-2022', 'NLD-2022']);
  });

  it('B-21 P-03 is read by the Fund alone and changed by directors and the administrator', async () => {
    const people = ['vinh.pq', 'admin', 'khoa.tm', 'ngan.dt', 'son.hv', 'dv0007.lanhdao', 'dv0007.nhaplieu'];
    const used = await ruleOf('NLD-2025');
    const answers = await Promise.all(
      people.map(async (person) => {
        const desk = await office.as(person);
        const stale = { ...closing(used), concurrencyStamp: 'x'.repeat(32) };
        return [
          person,
          (await desk.get(path)).status,
          (await desk.get(`${path}/${used.id}`)).status,
          (await desk.post(path, newRule({ ma: '' }))).status,
          (await desk.post(`${path}/${used.id}/ket-thuc`, stale)).status,
          (await desk.remove(`${path}/${crypto.randomUUID()}`)).status,
          (await desk.get(`${path}/ap-dung`)).status,
        ];
      }),
    );
    expect(answers).toEqual([
      ['vinh.pq', 200, 200, 400, 409, 204, 200],
      ['admin', 200, 200, 400, 409, 204, 200],
      ['khoa.tm', 200, 200, 403, 403, 403, 200],
      ['ngan.dt', 200, 200, 403, 403, 403, 200],
      ['son.hv', 403, 403, 403, 403, 403, 200],
      ['dv0007.lanhdao', 403, 403, 403, 403, 403, 200],
      ['dv0007.nhaplieu', 403, 403, 403, 403, 403, 200],
    ]);
  });

  it('B-21 refuses a force that meets another rule’s for a common unit type (08001), and takes one beside it', async () => {
    const refused = await create(newRule({ loaiDonViIds: [2, 4] }));
    expect([refused.status, errorOf(refused).code, errorOf(refused).message]).toEqual([
      403,
      'QuyHoTro:08001',
      'Khoảng hiệu lực bị chồng với quy định DN-2025.',
    ]);
    expect((await create(newRule())).status).toBe(200);
    expect(errorOf(await create(newRule({ ma: 'DN-2031', loaiDonViIds: [] }))).code).toBe('QuyHoTro:08001');
    expect((await create(newRule({ ma: 'DN-2031', loaiDonViIds: [2], hoatDong: false }))).status).toBe(200);
    await removeRules('DN-2030', 'DN-2031');
  });

  it('B-21 complains about fields and a taken code', async () => {
    const wrong = newRule({ ma: '', soTien: 999, hieuLucDen: '2026-12-31' });
    expect(complaintsOf(await create(wrong))).toEqual(['ma', 'soTien', 'hieuLucDen']);
    expect(complaintsOf(await create(newRule({ ma: 'dn-2025' })))).toEqual(['ma']);
  });

  it('B-21 a used rule can be neither changed nor deleted (08002), an unused one can', async () => {
    const director = await office.as('vinh.pq');
    const used = await ruleOf('DN-2025');
    const { khoanThu, loaiDonViIds, cachTinh, ma, tyLe, canCu, hieuLucTu, hieuLucDen, hoatDong, ghiChu } = used;
    const input = { khoanThu, loaiDonViIds, cachTinh, ma, tyLe, canCu, hieuLucTu, hieuLucDen, hoatDong, ghiChu };
    const changed = { ...input, soTien: 160_000, concurrencyStamp: used.concurrencyStamp };
    expect(errorOf(await director.put(`${path}/${used.id}`, changed)).code).toBe('QuyHoTro:08002');
    expect(errorOf(await director.remove(`${path}/${used.id}`)).code).toBe('QuyHoTro:08002');

    const made = (await create(newRule())).body as ContributionAmount;
    expect(made).toMatchObject({ tinhTrang: 2, daSuDung: false, suDungDenNgay: null });
    const put = { ...newRule({ soTien: 130_000 }), concurrencyStamp: made.concurrencyStamp };
    expect((await director.put(`${path}/${made.id}`, put)).status).toBe(200);
    expect((await director.put(`${path}/${made.id}`, put)).status).toBe(409);
    expect((await director.remove(`${path}/${made.id}`)).status).toBe(204);
    expect((await list()).totalCount).toBe(6);
  });

  it('B-21 ends nothing when the successor cannot be', async () => {
    const director = await office.as('vinh.pq');
    const used = await ruleOf('NLD-2025');
    const send = (changes: Partial<ClosingRequest>) =>
      director.post(`${path}/${used.id}/ket-thuc`, closing(used, changes));
    const successor = { ma: 'NLD-2027', soTien: 150_000, tyLe: null, canCu: 'QĐ 50/2026/QĐ-TTg', ghiChu: null };
    expect(complaintsOf(await send({ quyDinhKeTiep: { ...successor, ma: 'DN-2025' } }))).toEqual(['quyDinhKeTiep.ma']);
    expect(complaintsOf(await send({ quyDinhKeTiep: { ...successor, soTien: null } }))).toEqual([
      'quyDinhKeTiep.soTien',
    ]);
    expect(complaintsOf(await send({ hieuLucDen: '2025-09-14' }))).toEqual(['hieuLucDen']);
    expect(await ruleOf('NLD-2025')).toEqual(used);
  });

  it('B-21 is known to everybody signed in as far as it is switched on', async () => {
    const unit = await office.as('dv0007.nhaplieu');
    await create(newRule({ hoatDong: false }));
    const { body } = await unit.get(`${path}/ap-dung`);
    await removeRules('DN-2030');
    expect((body as Page<ContributionAmount>).items.map(({ ma }) => ma)).toEqual([
      'NLD-2007',
      'NLD-2022',
      'NLD-2025',
      'DN-2022',
      'DN-2025',
      'DT-2007',
    ]);
  });

  it('B-21 ends a used rule and starts its successor in one step, once per intention, and money is counted by it', async () => {
    const director = await office.as('vinh.pq');
    const used = await ruleOf('NLD-2025');
    const request = closing(used);
    const first = await director.post(`${path}/${used.id}/ket-thuc`, request);
    expect(first.body).toMatchObject({ ma: 'NLD-2025', hieuLucDen: '2026-12-31', daSuDung: true });
    expect(await director.post(`${path}/${used.id}/ket-thuc`, request)).toEqual(first);

    expect(await ruleOf('NLD-2027')).toMatchObject({
      khoanThu: 1,
      loaiDonViIds: [],
      soTien: 150_000,
      hieuLucTu: '2027-01-01',
      hieuLucDen: null,
      tinhTrang: 2,
    });
    const rules = currentRules(office.backend.database);
    const due = (day: string) => contributionShares(rules, { unitTypeId: 2, day, isSelfPaid: false });
    expect([due('2026-12-31'), due('2027-01-01')]).toEqual([
      { tienNld: 100_000, tienDn: 150_000 },
      { tienNld: 150_000, tienDn: 150_000 },
    ]);
  });
});

import { describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import { policies } from '@/domain/policies/policy-names';
import { setGrant } from '@mock-server/data/permission-grants';

import { caseOf, openSupport, requestOf, supportPath, taken } from './support-desk';

describe('the people who are offered for a request', { timeout: 30_000 }, () => {
  it('B-08 DS4 a unit is not told what the worker was granted by a contract with another unit', async () => {
    const desk = await openSupport();
    const foreign = desk.contractOf();
    await desk.paid(requestOf('HT03', [caseOf(desk.typeOf('HT03'), foreign, { tienDeNghi: 10_000_000 })]), 10_000_000);
    const row = desk.database.contracts.find(foreign);
    const other = [...desk.database.units.rows()].find(({ ma }) => ma === 'DV0008');
    if (row !== undefined && other !== undefined) {
      desk.database.contracts.put({ ...row, donViId: other.id });
    }
    const own = desk.contractOf(row?.nguoiLaoDongId);
    const told = async (userName: string) => {
      const { body } = await (await desk.office.as(userName)).get(`${supportPath}/nguoi-lao-dong?HopDongId=${own}`);
      return (body as Schemas['DanhSachNguoiDeNghi']).items.map(({ daHoTro }) => daHoTro.length);
    };
    expect([await told('dv0007.nhaplieu'), await told('ha.lt')]).toEqual([[0], [1]]);
  });

  it('B-08 are in the order of every list: by given name, then surname, then middle names', async () => {
    const { office } = await openSupport();
    const { body } = await (await office.as('ha.lt')).get(`${supportPath}/nguoi-lao-dong?Filter=van`);
    const names = (body as Schemas['DanhSachNguoiDeNghi']).items.map(({ hoTen }) => hoTen);
    const given = names.map((name) => name.slice(name.lastIndexOf(' ') + 1));
    expect(new Set(given).size).toBeGreaterThan(1);
    expect(given).toEqual(given.toSorted(new Intl.Collator('vi').compare));
  });

  it('B-08 P-02 who may not see numbers whole asks for support with the masked passport that is offered', async () => {
    const desk = await openSupport();
    const role = { providerName: 'R', providerKey: 'don-vi-nhap-lieu' } as const;
    setGrant(desk.database.permissionGrants, role, policies.workersViewSensitive, false);
    const contract = desk.contractOf();
    const clerk = await desk.office.as('dv0007.nhaplieu');
    const offered = (await clerk.get(`${supportPath}/nguoi-lao-dong?HopDongId=${contract}`)).body;
    const [applicant] = (offered as Schemas['DanhSachNguoiDeNghi']).items;
    expect(applicant?.soHoChieu).toContain('***');
    const filled = caseOf(desk.typeOf('HT01'), contract, { soHoChieu: applicant?.soHoChieu ?? null });
    const made = taken(await desk.create(requestOf('HT01', [filled])));
    expect(made.truongHop[0]?.soHoChieu).toBe(applicant?.soHoChieu);
    const worker = desk.database.workers.find(applicant?.nguoiLaoDongId ?? '');
    expect(desk.database.supportRequests.find(made.id)?.truongHop[0]?.soHoChieu).toBe(worker?.soHoChieu);
    const invented = { ...filled, soHoChieu: 'Z***999' };
    expect((await desk.create(requestOf('HT01', [invented]))).status).toBe(400);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';

import type { ListResult } from '@/domain/abp/paging';
import type { LookupItem } from '@/domain/lookups/lookup';
import { newUuid } from '@/domain/text/uuid';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';

import { valuesOf } from '../../support/contract';
import { signInAt } from '../support/client-of';
import { bearer, call, userNamed } from '../support/test-backend';
import { openOffice, type Office } from './office';

/** All that the contract names. */
const names = valuesOf({ $ref: '#/components/schemas/TenDanhMuc' });

let office: Office;

beforeAll(async () => {
  office = await openOffice(20);
});

async function itemsOf(name: string, userName = 'khoa.tm'): Promise<readonly LookupItem[]> {
  const { status, body } = await (await office.as(userName)).get(`/api/app/danh-muc/${name}`);
  expect(status).toBe(200);
  return (body as ListResult<LookupItem>).items;
}

describe('look-ups', () => {
  it('D-02 serve every list of the product', async () => {
    const sizes = await Promise.all(names.map(async (name) => [name, (await itemsOf(name)).length]));
    expect(Object.fromEntries(sizes)).toEqual({
      'thi-truong': 20,
      'nganh-nghe': 21,
      'tinh-thanh': 34,
      'xa-phuong': 204,
      'ngan-hang': 23,
      'loai-don-vi': 8,
      'can-bo-quy': 12,
      'tai-lieu': 12,
    });
  });

  it('D-02 name entries in both languages, a commune’s province with it', async () => {
    expect((await itemsOf('thi-truong'))[0]).toEqual({ id: 'JP', ten: 'Nhật Bản', tenEn: 'Japan' });
    expect((await itemsOf('tinh-thanh'))[0]).toEqual({ id: '01', ten: 'Hà Nội', tenEn: 'Hanoi' });
    expect((await itemsOf('loai-don-vi')).filter(({ tenEn = '' }) => tenEn === '')).toEqual([]);
    expect((await itemsOf('xa-phuong?tinhThanhMa=42'))[0]).toEqual({
      id: '18073',
      ten: 'Phường Thành Sen',
      thuocId: '42',
    });
    expect(await itemsOf('xa-phuong?tinhThanhMa=42')).toHaveLength(6);
    expect((await itemsOf('can-bo-quy')).map(({ ten }) => ten)).toContain('Trần Minh Khoa');
  });

  it('B-11 D-02 offer the host the officers who can sign in there, not those who were entered in a tenant', async () => {
    const { database } = office.backend;
    const khoa = userNamed(office.backend, 'khoa.tm');
    const id = newUuid();
    database.users.put({ ...khoa, id, userName: 'lop.hoc', hoTen: 'Lê Lớp Học', tenantId: trainingTenantId });
    try {
      const host = (await itemsOf('can-bo-quy')).map((officer) => officer.id);
      expect([host.includes(khoa.id), host.includes(id)]).toEqual([true, false]);
      const token = await signInAt(office.backend, 'admin', 'dao-tao');
      const answer = await call(office.backend, '/api/app/danh-muc/can-bo-quy', { headers: bearer(token) });
      const { items } = (await answer.json()) as ListResult<LookupItem>;
      expect(items.map((officer) => officer.id)).toContain(id);

      const unit = [...database.units.rows()].find(({ ma }) => ma === 'DV0007');
      const admin = await office.as('admin');
      const { body } = await admin.get(`/api/app/don-vi/${unit?.id ?? ''}`);
      const refused = await admin.put(`/api/app/don-vi/${unit?.id ?? ''}`, {
        ...(body as object),
        canBoPhuTrachId: id,
      });
      expect(refused).toMatchObject({
        status: 400,
        body: { error: { validationErrors: [{ members: ['canBoPhuTrachId'] }] } },
      });
    } finally {
      database.users.remove(id);
    }
  });

  it('B-11 name an officer who has left as long as a unit is theirs, so that it is found and handed over', async () => {
    const { database } = office.backend;
    const unit = [...database.units.rows()].find(({ ma }) => ma === 'DV0007');
    const officer = database.users.find(unit?.canBoPhuTrachId ?? '');
    if (unit === undefined || officer === undefined) {
      throw new Error('The demo unit has no officer.');
    }
    for (const left of [{ isActive: false }, { isDeleted: true }] as const) {
      database.users.put({ ...officer, ...left });
      expect(await itemsOf('can-bo-quy', 'admin')).toContainEqual({
        id: officer.id,
        ten: officer.hoTen,
        ngungDung: true,
      });
      const { body } = await (
        await office.as('admin')
      ).get(`/api/app/don-vi?canBoPhuTrachId=${officer.id}&MaxResultCount=1`);
      expect((body as ListResult<{ canBoPhuTrachTen: string }>).items[0]?.canBoPhuTrachTen).toBe(officer.hoTen);
    }
    database.users.put(officer);
  });

  it('D-02 P-01 are for whoever has signed in', async () => {
    expect((await call(office.backend, '/api/app/danh-muc/can-bo-quy')).status).toBe(401);
  });

  it.each(['hanh-tinh', 'constructor'])('D-02 answer 404 for a list that there is not: %s', async (name) => {
    expect((await (await office.as('khoa.tm')).get(`/api/app/danh-muc/${name}`)).status).toBe(404);
  });
});

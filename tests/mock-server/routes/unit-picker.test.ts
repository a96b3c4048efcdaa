import { beforeAll, describe, expect, it } from 'vitest';

import type { ListResult } from '@/domain/abp/paging';
import type { UnitRow } from '@mock-server/data/rows';

import { openOffice, type Office } from './office';

const path = '/api/app/don-vi';

let office: Office;

beforeAll(async () => {
  office = await openOffice(60);
});

function unitOf(ma: string): UnitRow {
  const found = [...office.backend.database.units.rows()].find((unit) => unit.ma === ma);
  if (found === undefined) {
    throw new Error(`There is no ${ma}.`);
  }
  return found;
}

describe('unit picker', () => {
  type Picked = ListResult<{
    readonly id: string;
    readonly ma: string;
    readonly ten: string;
    readonly loaiDonViId: number;
  }>;

  async function pick(userName: string, filter: string): Promise<Picked['items']> {
    const { body } = await (await office.as(userName)).get(`${path}/tra-cuu?filter=${encodeURIComponent(filter)}`);
    return (body as Picked).items;
  }

  it('D-02 B-21 offers at most fifty units with their types by name, code or id, within the scope', async () => {
    const { id, ten } = unitOf('DV0007');
    const lamGiang = [{ id, ma: 'DV0007', ten, loaiDonViId: 2 }];
    expect(await pick('khoa.tm', 'LAM giang')).toEqual(lamGiang);
    expect(await pick('khoa.tm', 'dv0007')).toEqual(lamGiang);
    expect(await pick('khoa.tm', id)).toEqual(lamGiang);
    expect(await pick('khoa.tm', '')).toHaveLength(50);
    expect(await pick('dv0007.nhaplieu', '')).toEqual(lamGiang);
  });

  it('D-02 B-08 offers units of one type alone where it is asked to', async () => {
    const desk = await office.as('khoa.tm');
    const { body } = await desk.get(`${path}/tra-cuu?filter=&loaiDonViId=4`);
    const offered = (body as Picked).items.map(({ ma }) => ma);
    const all = [...office.backend.database.units.rows()].filter(({ loaiDonViId }) => loaiDonViId === 4);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).toEqual(all.map(({ ma }) => ma));
    const { id } = unitOf('DV0007');
    expect((await desk.get(`${path}/tra-cuu?filter=${id}&loaiDonViId=4`)).body).toEqual({ items: [] });
  });
});

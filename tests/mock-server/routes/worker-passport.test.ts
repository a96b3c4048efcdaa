import { beforeEach, expect, it } from 'vitest';

import type { Worker, WorkerInput } from '@/domain/workers/worker';

import { complaintsOf, openOffice, type Desk, type Office } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

let office: Office;
let desk: Desk;

beforeEach(async () => {
  office = await openOffice(200);
  desk = await office.as('son.hv');
});

async function entered(change: Partial<WorkerInput> = {}): Promise<Worker> {
  return (await desk.post(path, { ...person, ...change })).body as Worker;
}

it('D-02 B-10 a passport that another record holds by now stops no change of anything else', async () => {
  const first = await entered({ ngayHetHanHc: '2026-11-14' });
  const second = await entered({ soCccd: '042196000054' });
  expect(second.soHoChieu).toBe(first.soHoChieu);
  const { status, body } = await desk.put(`${path}/${first.id}`, { ...first, diaChi: 'Thôn 1' });
  expect(status).toBe(200);
  // Said to be valid again, or taken over by a third one, it is held against the other's.
  const renewed = await desk.put(`${path}/${first.id}`, { ...(body as Worker), ngayHetHanHc: '2030-01-01' });
  expect([renewed.status, complaintsOf(renewed)]).toEqual([400, ['soHoChieu']]);
  const third = await entered({ soCccd: '042196000063', soHoChieu: 'C7654322' });
  const taken = await desk.put(`${path}/${third.id}`, { ...third, soHoChieu: first.soHoChieu });
  expect([taken.status, complaintsOf(taken)]).toEqual([400, ['soHoChieu']]);
});

it('D-02 B-10 a passport that ends before a departure which a report has brought stops no other change', async () => {
  const hopDong = [{ ...contract, donViId: unitIdOf(office, 'DV0007'), ngayXuatCanh: null }];
  const entry = await entered({ ngayHetHanHc: '2026-11-30', hopDong });
  const row = office.backend.database.contracts.find(entry.hopDong[0]?.id ?? '');
  if (row === undefined) {
    throw new Error('There is no such contract.');
  }
  office.backend.database.contracts.put({ ...row, ngayXuatCanh: '2026-12-01' });
  const worker = (await desk.get(`${path}/${entry.id}`)).body as Worker;
  const { status, body } = await desk.put(`${path}/${entry.id}`, { ...worker, diaChi: 'Thôn 1' });
  expect(status).toBe(200);
  const changed = body as Worker;
  const later = { ...changed, hopDong: changed.hopDong.map((each) => ({ ...each, ngayXuatCanh: '2026-12-02' })) };
  for (const worse of [later, { ...changed, ngayHetHanHc: '2026-11-29' }]) {
    const refused = await desk.put(`${path}/${entry.id}`, worse);
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['ngayHetHanHc']]);
  }
});

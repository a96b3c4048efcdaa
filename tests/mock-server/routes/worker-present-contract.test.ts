import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { openOffice } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

it('D-02 B-10 lists a worker by the next contract, of which no day is known yet, and not by the one that is over', async () => {
  const office = await openOffice(20);
  const desk = await office.as('son.hv');
  const donViId = unitIdOf(office, 'DV0007');
  const noDays = { ngayKy: null, tuNgay: null, denNgay: null, ngayXuatCanh: null };
  const next = { ...contract, ...noDays, donViId, thiTruongId: 'KR', soHopDong: null };
  const over = {
    ...{ ...contract, donViId: unitIdOf(office, 'DV0001'), soHopDong: '1/2021', ngayKy: '2021-01-05' },
    ...{ tuNgay: '2021-02-01', denNgay: '2024-01-31', ngayXuatCanh: '2021-02-01', ngayVeNuoc: '2024-01-30' },
    ...{ lyDoVeNuoc: 1, tinhTrang: 3 },
  };
  for (const [place, hopDong] of [
    [over, next],
    [next, over],
  ].entries()) {
    const numbers = { soCccd: `04219600004${String(place)}`, soHoChieu: `P000000${String(place)}` };
    const made = await desk.post(path, { ...person, ...numbers, hopDong });
    expect(made.status, JSON.stringify(made.body)).toBe(200);
    const page = (await desk.get(`${path}?filter=${(made.body as Worker).soCccd}`)).body as Page<WorkerListItem>;
    expect(page.items).toMatchObject([{ thiTruongId: 'KR', donViId, tinhTrang: 1, ngayXuatCanh: null }]);
    const found = (await desk.get(`${path}?thiTruongId=KR&filter=${numbers.soCccd}`)).body as Page<WorkerListItem>;
    expect(found.totalCount).toBe(1);
  }
});

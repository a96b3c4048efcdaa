import { beforeEach, describe, expect, it } from 'vitest';

import { importMostRowsPerCall } from '@/domain/constants';
import type { NotificationPage } from '@/domain/notifications/notification';
import type { Worker, WorkerInput } from '@/domain/workers/worker';

import { complaintsOf, openOffice, type Desk, type Office } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong/nhap-excel';

type Result = {
  readonly thuTu: number;
  readonly id?: string;
  readonly loi?: {
    readonly code?: string;
    readonly message: string;
    readonly validationErrors?: readonly { readonly message: string; readonly members: readonly string[] }[];
  };
};

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

describe('importing workers', () => {
  it('D-02 stores the good rows and says of each other one what the form would have said', async () => {
    const desk = await office.as('son.hv');
    const known = [...office.backend.database.workers.rows()][0];
    const rows: WorkerInput[] = [
      { ...numbered(1), hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0001') }] },
      { ...numbered(2), hoTen: '' },
      { ...numbered(3), soCccd: known?.soCccd ?? '', ngaySinh: known?.ngaySinh ?? '', gioiTinh: known?.gioiTinh ?? 1 },
      numbered(4),
    ];
    const [first, second, third, fourth] = await imported(desk, rows);
    expect([first?.id, fourth?.id]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/u), expect.any(String)]);
    expect(second).toMatchObject({
      thuTu: 1,
      loi: { validationErrors: [{ message: 'Trường này không được bỏ trống.', members: ['hoTen'] }] },
    });
    expect(third).toMatchObject({ thuTu: 2, loi: { code: 'QuyHoTro:07001' } });
    const stored = (await desk.get(`/api/app/nguoi-lao-dong/${first?.id ?? ''}`)).body as Worker;
    expect(stored).toMatchObject({
      hoTen: person.hoTen,
      hopDong: [{ dongQuy: 3, donViId: unitIdOf(office, 'DV0001') }],
    });
    expect([...office.backend.database.workers.rows()]).toHaveLength(202);
  });

  it('D-02 refuses the second of two rows with one number', async () => {
    const desk = await office.as('son.hv');
    const results = await imported(desk, [numbered(1), numbered(1)]);
    expect(results.map(({ id, loi }) => [id === undefined, loi?.code])).toEqual([
      [false, undefined],
      [true, 'QuyHoTro:07001'],
    ]);
  });

  it('D-02 answers a call that is sent again as before, and stores nothing twice', async () => {
    const desk = await office.as('son.hv');
    const call = { maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c41', rows: [numbered(1), numbered(2)] };
    const first = await desk.post(path, call);
    const again = await desk.post(path, call);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect([...office.backend.database.workers.rows()]).toHaveLength(202);
    const other = (await (await office.as('dv0007.nhaplieu')).post(path, call)).body as { ketQua: Result[] };
    expect(other.ketQua.map(({ loi }) => loi?.code)).toEqual(['QuyHoTro:07001', 'QuyHoTro:07001']);
  });

  it('B-10 X-02 W-06 tells the colleagues of a file once, however many calls it took and however often one was sent', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const leader = await office.as('dv0007.lanhdao');
    const news = async () => {
      const { items } = (await leader.get('/api/app/thong-bao')).body as NotificationPage;
      return items.filter(({ loai }) => loai === 'nhap-excel').map(({ noiDung }) => noiDung);
    };
    const lost = { maLanGui: crypto.randomUUID(), rows: [numbered(1), numbered(2)] };
    await desk.post(path, lost);
    await desk.post(path, lost);
    const [before] = await news();
    expect(before).toContain('đã thêm 2 người lao động');

    await imported(desk, [numbered(3), { ...numbered(4), hoTen: '' }]);
    expect(await news()).toEqual([before?.replace('2 người', '3 người')]);

    await leader.post('/api/app/thong-bao/da-doc-tat-ca', {});
    await imported(desk, [numbered(5)]);
    expect(await news()).toEqual([before?.replace('2 người', '1 người'), before?.replace('2 người', '3 người')]);
  });

  it('D-02 keeps a unit to its own contracts', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const results = await imported(desk, [
      { ...numbered(1), hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0001') }] },
      { ...numbered(2), hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0007') }] },
    ]);
    expect(results.map(({ id }) => id === undefined)).toEqual([true, false]);
  });

  it.each([
    ['khoa.tm', 403],
    ['dv0007.lanhdao', 403],
    ['dv0049.khaithac', 403],
    ['son.hv', 200],
    ['dv0007.nhaplieu', 200],
  ])('D-02 P-02 answers an import of %s with %i', async (userName, status) => {
    const desk = await office.as(userName);
    expect((await desk.post(path, { maLanGui: crypto.randomUUID(), rows: [] })).status).toBe(status);
  });

  it('B-10 refuses a key that is no UUID', async () => {
    const reply = await (await office.as('son.hv')).post(path, { maLanGui: 'a.1.0', rows: [numbered(1)] });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, ['maLanGui']]);
  });

  it('D-02 takes no more rows in one call than are allowed', async () => {
    const desk = await office.as('son.hv');
    const rows = Array.from({ length: importMostRowsPerCall + 1 }, (_, index) => numbered(index));
    const reply = await desk.post(path, { maLanGui: crypto.randomUUID(), rows });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, ['rows']]);
    expect((await imported(desk, rows.slice(1))).every(({ id }) => id !== undefined)).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['rows that are none', { maLanGui: '2f0b7f6e-93b1-4a7e-9a34-0d4b1d1b1c42', rows: 'x' }],
  ])('D-02 answers 400, never a crash, to %s', async (_, body) => {
    const desk = await office.as('son.hv');
    expect((await desk.post(path, body)).status).toBe(400);
  });

  it('D-02 judges rows of any shape one by one', async () => {
    const desk = await office.as('son.hv');
    const results = await imported(desk, [null, 7, 'x', [], {}, numbered(1)]);
    expect(results.map(({ id }) => id !== undefined)).toEqual([false, false, false, false, false, true]);
  });
});

async function imported(desk: Desk, rows: readonly unknown[]): Promise<readonly Result[]> {
  const reply = await desk.post(path, { maLanGui: crypto.randomUUID(), rows });
  expect(reply.status).toBe(200);
  return (reply.body as { readonly ketQua: readonly Result[] }).ketQua;
}

/** A person whom the seed does not hold, another one for each number. */
function numbered(number: number): WorkerInput {
  return { ...person, soCccd: `042196${String(900_000 + number)}`, soHoChieu: null };
}

import { beforeEach, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { complaintsOf, errorOf, openOffice, type Office } from './office';
import { contract, person, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

let office: Office;

beforeEach(async () => {
  office = await openOffice(200);
});

describe('entering a worker', () => {
  it('D-02 stores the person with contracts, ids, audit fields and a contribution that is not yet due', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const reply = await desk.post(path, { ...person, hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0007') }] });
    expect(reply.status).toBe(200);
    const worker = reply.body as Worker;
    expect(worker).toEqual({
      ...person,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
      creationTime: '2026-11-15T08:00:00.000',
      creatorId: [...office.backend.database.users.rows()].find(({ userName }) => userName === 'dv0007.nhaplieu')?.id,
      lastModificationTime: null,
      lastModifierId: null,
      concurrencyStamp: expect.stringMatching(/^[0-9a-f]{32}$/u) as string,
      hopDong: [
        {
          ...contract,
          id: expect.stringMatching(/^[0-9a-f-]{36}$/u) as string,
          donViId: unitIdOf(office, 'DV0007'),
          donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
          dongQuy: 3,
          soGcn: null,
          ngayDong: null,
        },
      ],
    });
    expect((await desk.get(`${path}/${worker.id}`)).body).toEqual(worker);
    const { items } = (await desk.get(path)).body as Page<WorkerListItem>;
    expect(items[0]?.id).toBe(worker.id);
  });

  it('D-02 normalises what was typed and leaves behind what the server gives', async () => {
    const desk = await office.as('son.hv');
    const reply = await desk.post(path, {
      ...person,
      soCccd: '042 196 000 045',
      hoTen: ' Phạm  Thị Hồng Sen ',
      dienThoai: '+84 900 000 045',
      id: 'of-my-own',
      creatorId: 'somebody',
      hopDong: [
        {
          ...contract,
          donViId: unitIdOf(office, 'DV0001'),
          dongQuy: 1,
          soGcn: 'GCN.2026.9999999',
          ngayDong: '2026-11-01',
        },
      ],
    });
    const worker = reply.body as Worker;
    expect(worker).toMatchObject({ soCccd: '042196000045', hoTen: 'Phạm Thị Hồng Sen', dienThoai: '0900000045' });
    expect(worker.id).not.toBe('of-my-own');
    expect(worker.hopDong[0]).toMatchObject({ dongQuy: 3, soGcn: null, ngayDong: null });
  });

  it('D-02 refuses what the form’s own rules refuse, naming every field', async () => {
    const desk = await office.as('son.hv');
    const reply = await desk.post(path, {
      ...person,
      soCccd: '04219600004',
      hoTen: '',
      soHoChieu: 'c12',
      hopDong: [
        { ...contract, donViId: unitIdOf(office, 'DV0001'), denNgay: '2026-11-01' },
        { ...contract, donViId: null },
      ],
    });
    expect(reply.status).toBe(400);
    expect(complaintsOf(reply)).toEqual(
      expect.arrayContaining(['soCccd', 'hoTen', 'soHoChieu', 'hopDong[0].denNgay', 'hopDong[1].donViId']),
    );
    expect(errorOf(reply).validationErrors).toContainEqual({
      message: 'Số CCCD phải gồm đúng 12 chữ số.',
      members: ['soCccd'],
    });
    expect(errorOf(reply).message).toBe('Yêu cầu của bạn không hợp lệ!');
  });

  it('D-02 refuses an identity number that contradicts sex or birth year, unless a reason is given', async () => {
    const desk = await office.as('son.hv');
    const reply = await desk.post(path, { ...person, gioiTinh: 1 });
    expect([reply.status, complaintsOf(reply)]).toEqual([400, ['soCccd']]);
    const explained = { ...person, gioiTinh: 1, lyDoCccd: 'Đã xác định lại giới tính theo quyết định của tòa án.' };
    expect((await desk.post(path, explained)).status).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a text', 'worker'],
    ['wrong types', { hoTen: 5, hopDong: 'x', ngaySinh: {} }],
    ['contracts that are none', { ...person, hopDong: [null, 'x', 7] }],
    ['an empty object', {}],
  ])('D-02 answers 400, never a crash, to %s', async (_, body) => {
    const desk = await office.as('son.hv');
    expect((await desk.post(path, body)).status).toBe(400);
  });

  it('D-02 knows only what the look-ups hold', async () => {
    const desk = await office.as('son.hv');
    const reply = await desk.post(path, {
      ...person,
      xaPhuongMa: '00004',
      hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0001'), thiTruongId: 'XX', nganhNgheId: 'YY' }],
    });
    expect(complaintsOf(reply)).toEqual(['xaPhuongMa', 'hopDong[0].thiTruongId', 'hopDong[0].nganhNgheId']);
    const fund = await desk.post(path, { ...person, hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0060') }] });
    expect(complaintsOf(fund)).toEqual(['hopDong[0].donViId']);
  });

  it('D-02 says whose identity number it is, and that a passport is taken', async () => {
    const desk = await office.as('son.hv');
    expect((await desk.post(path, person)).status).toBe(200);
    const again = await desk.post(path, { ...person, soHoChieu: null });
    expect([again.status, errorOf(again)]).toEqual([
      403,
      expect.objectContaining({
        code: 'QuyHoTro:07001',
        message: 'Số CCCD 042196000045 đã tồn tại: Phạm Thị Hồng Sen, 14/06/1996.',
      }),
    ]);
    const passport = await desk.post(path, { ...person, soCccd: '042196000046' });
    expect([passport.status, complaintsOf(passport)]).toEqual([400, ['soHoChieu']]);
  });

  it('D-02 P-03 tells a unit nothing about the person of another unit who has the identity number, but how to go on', async () => {
    const owner = await office.as('dv0001.nhaplieu');
    expect((await owner.post(path, person)).status).toBe(200);
    const stranger = await office.as('dv0007.nhaplieu');
    const again = await stranger.post(path, { ...person, hoTen: 'Người Dò Tìm', soHoChieu: null });
    expect([again.status, errorOf(again)]).toEqual([
      403,
      expect.objectContaining({
        code: 'QuyHoTro:07001',
        message:
          'Số CCCD 042196000045 đã tồn tại ngoài phạm vi dữ liệu của bạn. ' +
          'Nếu số đã đúng, hãy khai người này trong báo cáo quỹ: hợp đồng được ghi nhận khi Quỹ phê duyệt báo cáo.',
        data: { số: '042196000045' },
      }),
    ]);
  });

  it('D-02 lets a unit enter contracts of its own only, and keeps sight of a worker without any', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const foreign = await desk.post(path, {
      ...person,
      hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0001') }],
    });
    expect(foreign.status).toBe(404);
    const nobody = await desk.post(path, { ...person, hopDong: [{ ...contract, hinhThucDi: '6a', donViId: null }] });
    expect([nobody.status, complaintsOf(nobody)]).toEqual([400, ['hopDong[0].donViId']]);
    const without = await desk.post(path, person);
    expect((await desk.get(`${path}/${(without.body as Worker).id}`)).status).toBe(200);
    const other = await office.as('dv0001.nhaplieu');
    expect((await other.get(`${path}/${(without.body as Worker).id}`)).status).toBe(404);
  });

  it('D-02 P-03 takes a worker from the eyes of the unit that entered them, once another unit sends them', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const { id } = (await desk.post(path, person)).body as Worker;
    const change = { ...person, hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0001') }] };
    const fund = await office.as('khoa.tm');
    const { concurrencyStamp } = (await fund.get(`${path}/${id}`)).body as Worker;
    expect((await fund.put(`${path}/${id}`, { ...change, concurrencyStamp })).status).toBe(200);

    expect((await desk.get(`${path}/${id}`)).status).toBe(404);
    const found = (await desk.get(`${path}?filter=${person.soCccd}`)).body as Page<WorkerListItem>;
    expect(found.totalCount).toBe(0);
    expect((await (await office.as('dv0001.nhaplieu')).get(`${path}/${id}`)).status).toBe(200);
  });

  it('D-02 lets a provincial authority enter direct contracts of its own province', async () => {
    const desk = await office.as('dv0049.khaithac');
    const away = await desk.post(path, person);
    expect([away.status, complaintsOf(away)]).toEqual([400, ['tinhThanhMa']]);
    const home = { ...person, tinhThanhMa: '40', xaPhuongMa: null };
    const service = await desk.post(path, { ...home, hopDong: [{ ...contract, donViId: unitIdOf(office, 'DV0001') }] });
    expect(complaintsOf(service)).toEqual(['hopDong[0].hinhThucDi']);
    expect((await desk.post(path, { ...home, hopDong: [{ ...contract, hinhThucDi: '6a' }] })).status).toBe(200);
  });
});

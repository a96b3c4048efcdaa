import { beforeEach, describe, expect, it } from 'vitest';

import { demoPassword, userNamed } from '../support/test-backend';
import {
  idOf,
  refreshStatus,
  refusal,
  rolesOf,
  signInOutcome,
  userInput,
  usersPath,
  type UserDto,
} from './identity-fixtures';
import { complaintsOf, openOffice, type Desk, type Office } from './office';
import { unitIdOf } from './worker-fixtures';

let office: Office;
let admin: Desk;

beforeEach(async () => {
  office = await openOffice(1);
  admin = await office.as('admin');
});

describe('changing a user', () => {
  let id: string;
  let input: Readonly<Record<string, unknown>>;

  beforeEach(async () => {
    id = idOf(office.backend, 'khoa.tm');
    input = await userInput(admin, id);
  });

  const save = (changes: object) => admin.put(`${usersPath}/${id}`, { ...input, ...changes });

  it('C-05 D-02 saves against the stamp; a stale one is a 403', async () => {
    const reply = await save({ name: 'Khôi', phoneNumber: '', roleNames: ['CHUYEN-VIEN-QUY', 'ke-toan-quy'] });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        name: 'Khôi',
        phoneNumber: null,
        lastModificationTime: '2026-11-15T08:00:00.000',
        lastModifierId: idOf(office.backend, 'admin'),
      },
    });
    expect(userNamed(office.backend, 'khoa.tm').hoTen).toBe('Trần Minh Khôi');
    expect(await rolesOf(admin, id)).toEqual(['ke-toan-quy', 'chuyen-vien-quy']);
    expect(refusal(await save({}))).toEqual([
      403,
      'Volo.Abp.Identity:ConcurrencyFailure',
      expect.stringContaining('Kiểm tra đồng thời') as string,
    ]);
    expect((await save({ concurrencyStamp: null })).status).toBe(200);
    expect(await rolesOf(admin, id)).toEqual(['ke-toan-quy', 'chuyen-vien-quy']);
  });

  it('D-02 answers 404 for a user who is not there', async () => {
    expect((await admin.put(`${usersPath}/${crypto.randomUUID()}`, input)).status).toBe(404);
  });

  it('D-02 keeps what others store with a user, and the unit where it is not named', async () => {
    await save({ extraProperties: { ChucVu: 'Tổ trưởng', DonViId: unitIdOf(office, 'DV0007') } });
    const { body } = await save({ concurrencyStamp: null, extraProperties: { SoPhong: 12 } });
    expect((body as UserDto).extraProperties).toEqual({
      ChucVu: 'Tổ trưởng',
      SoPhong: 12,
      DonViId: unitIdOf(office, 'DV0007'),
    });
    expect(complaintsOf(await save({ concurrencyStamp: null, extraProperties: { DonViId: null } }))).toEqual([
      'donViId',
    ]);
  });

  it('D-02 takes no unit only from those who never had one', async () => {
    const registration = {
      userName: 'mai.nt',
      emailAddress: 'mai.nt@example.com',
      password: 'Moi#2026',
      appName: 'Angular',
    };
    const registered = (await admin.post('/api/account/register', registration)).body as UserDto;
    const path = `${usersPath}/${registered.id}`;
    expect((await admin.put(path, { ...registered, password: 'Khac#2026' })).status).toBe(200);
    expect((await signInOutcome(office.backend, 'mai.nt', 'Khac#2026')).status).toBe(200);
  });

  it('D-02 refuses the name and the address of somebody else, and a bad password', async () => {
    expect(refusal(await save({ userName: 'Ha.LT', email: 'vinh.pq@example.com' }))[2]).toBe(
      "User name 'Ha.LT' đã được sử dụng., Email 'vinh.pq@example.com' đã được sử dụng.",
    );
    expect(refusal(await save({ password: 'abc' }))[1]).toBe('Volo.Abp.Identity:PasswordTooShort');
    expect(refusal(await save({ roleNames: ['khong-co'] }))[1]).toBe('Volo.Abp.Identity:RoleNotFound');
    expect((await userInput(admin, id))['concurrencyStamp']).toBe(input['concurrencyStamp']);
    expect((await save({ userName: 'Khoa.TM' })).status).toBe(200);
  });

  it('D-02 lets nobody switch their own lock-out off', async () => {
    const own = await userInput(admin, idOf(office.backend, 'admin'));
    const path = `${usersPath}/${idOf(office.backend, 'admin')}`;
    expect((await admin.put(path, { ...own, lockoutEnabled: false })).body).toMatchObject({ lockoutEnabled: true });
    expect((await save({ lockoutEnabled: false })).body).toMatchObject({ lockoutEnabled: false });
  });

  it('D-02 does not lock an account whose lock-out is off, however often the password is wrong', async () => {
    await save({ lockoutEnabled: false });
    for (let attempt = 0; attempt < 7; attempt += 1) {
      await signInOutcome(office.backend, 'khoa.tm', 'sai');
    }
    expect(await userInput(admin, id)).toMatchObject({ accessFailedCount: 7, lockoutEnd: null });
    expect((await signInOutcome(office.backend, 'khoa.tm')).status).toBe(200);
  });

  it('D-02 puts new roles and a new unit into the next token', async () => {
    const { refreshToken } = await signInOutcome(office.backend, 'khoa.tm');
    await save({ roleNames: ['don-vi-lanh-dao'], extraProperties: { DonViId: unitIdOf(office, 'DV0007') } });
    const form = new URLSearchParams({
      client_id: 'QuyHoTro_App',
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    });
    const response = await office.backend.handle(
      new Request(`${office.backend.origin}/connect/token`, { method: 'POST', body: form }),
    );
    const { access_token } = (await response.json()) as { readonly access_token: string };
    expect(await office.backend.verifyAccessToken(access_token)).toMatchObject({
      role: 'don-vi-lanh-dao',
      DonViId: unitIdOf(office, 'DV0007'),
      LoaiDonViId: '2',
    });
  });

  it('D-02 refuses sign-in and refresh of a person who was switched off', async () => {
    const { refreshToken } = await signInOutcome(office.backend, 'khoa.tm');
    await save({ isActive: false });
    expect(await refreshStatus(office.backend, refreshToken)).toBe(400);
    expect(await signInOutcome(office.backend, 'khoa.tm')).toMatchObject({
      status: 400,
      description: expect.stringContaining('not allowed') as string,
    });
    await save({ isActive: true, concurrencyStamp: null });
    expect(await refreshStatus(office.backend, refreshToken)).toBe(400);
    expect((await signInOutcome(office.backend, 'khoa.tm')).status).toBe(200);
  });

  it('D-02 gives a new password that holds from the next sign-in, and ends the others', async () => {
    const { refreshToken } = await signInOutcome(office.backend, 'khoa.tm');
    expect((await save({ password: 'Khac#2026' })).body).toMatchObject({
      lastPasswordChangeTime: '2026-11-15T01:00:00.000+00:00',
    });
    expect(await refreshStatus(office.backend, refreshToken)).toBe(400);
    const outcomes = [demoPassword, 'Khac#2026'].map((password) => signInOutcome(office.backend, 'khoa.tm', password));
    expect((await Promise.all(outcomes)).map(({ status }) => status)).toEqual([400, 200]);

    id = idOf(office.backend, 'doi.matkhau');
    input = await userInput(admin, id);
    expect((await signInOutcome(office.backend, 'doi.matkhau')).description).toBe('ShouldChangePasswordOnNextLogin');
    await save({ password: 'Khac#2026' });
    expect((await signInOutcome(office.backend, 'doi.matkhau', 'Khac#2026')).status).toBe(200);
  });

  it('B-19 B-26 D-02 a new password that somebody gives themselves ends their other sign-ins, not the one they work with', async () => {
    const { refreshToken } = await signInOutcome(office.backend, 'admin');
    id = idOf(office.backend, 'admin');
    input = await userInput(admin, id);
    expect((await save({ password: 'Khac#2026' })).status).toBe(200);
    expect(await refreshStatus(office.backend, refreshToken)).toBe(400);
    expect((await admin.get('/api/app/phien-dang-nhap')).body).toMatchObject({ phien: [{ hienTai: true }] });
  });

  it('C-05 D-02 replaces the roles alone', async () => {
    const put = (body: unknown) => admin.put(`${usersPath}/${id}/roles`, body);
    expect(await put({ roleNames: ['ke-toan-quy', 'ke-toan-quy'] })).toEqual({ status: 204, body: undefined });
    expect(await rolesOf(admin, id)).toEqual(['ke-toan-quy']);
    expect(complaintsOf(await put({}))).toEqual(['roleNames']);
    expect(complaintsOf(await put({ roleNames: 'x' }))).toEqual(['roleNames']);
    expect(refusal(await put({ roleNames: ['khong-co'] }))[1]).toBe('Volo.Abp.Identity:RoleNotFound');
    expect(await rolesOf(admin, id)).toEqual(['ke-toan-quy']);
    expect((await admin.put(`${usersPath}/${crypto.randomUUID()}/roles`, { roleNames: [] })).status).toBe(404);
  });
});

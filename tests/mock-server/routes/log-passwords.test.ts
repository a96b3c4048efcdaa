import { describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { isLogCode } from '@/domain/log/log-codes';
import type { LogEntry, LogListItem } from '@/domain/log/log-entry';

import { askToken, createTestBackend, demoPassword, userNamed } from '../support/test-backend';
import { openOffice } from './office';

const newPassword = 'Moi#2026-abc';

describe('what the log has of passwords', () => {
  it('B-23 A-02 tells a wrong code of the second factor as a failed sign-in, and a missing one not', async () => {
    const { backend } = await createTestBackend();
    const first = { grant_type: 'password', username: 'hai.buoc', password: demoPassword };
    await askToken(backend, first);
    expect(backend.database.logEntries.size).toBe(0);
    await askToken(backend, { ...first, TwoFactorProvider: 'Authenticator', TwoFactorCode: '000000' });
    const [entry] = [...backend.database.logEntries.rows()];
    expect(entry).toMatchObject({ hanhDong: 'dang-nhap-that-bai', maBanGhi: 'hai.buoc', ketQua: 2 });
    expect(isLogCode(entry?.maLoi ?? '')).toBe(true);
  });

  it('B-23 B-24 tells of a password that had to be changed before signing in', async () => {
    const { backend } = await createTestBackend();
    const first = { grant_type: 'password', username: 'doi.matkhau', password: demoPassword };
    const asked = (await (await askToken(backend, first)).json()) as { readonly changePasswordToken?: string };
    const { changePasswordToken = '' } = asked;
    await askToken(backend, { ...first, ChangePasswordToken: changePasswordToken, NewPassword: newPassword });
    const { id } = userNamed(backend, 'doi.matkhau');
    const [change, signIn] = [...backend.database.logEntries.rows()];
    expect(change).toMatchObject({ hanhDong: 'sua', doiTuong: 'nguoi-dung', banGhiId: id, nguoiDungId: id, ketQua: 1 });
    expect(change?.thayDoi.map(({ truong }) => truong)).toEqual(['lastPasswordChangeTime']);
    expect(signIn?.hanhDong).toBe('dang-nhap');
    expect(JSON.stringify(change)).not.toContain(newPassword);
  });

  it('B-23 B-24 says of a changed password when it was changed: it said that nothing was', async () => {
    const office = await openOffice(5);
    const { id } = userNamed(office.backend, 'khoa.tm');
    const change = { currentPassword: demoPassword, newPassword };
    const desk = await office.as('khoa.tm');
    expect((await desk.post('/api/account/my-profile/change-password', change)).status).toBe(204);
    const admin = await office.as('admin');
    const { items } = (await admin.get(`/api/app/nhat-ky?banGhiId=${id}`)).body as Page<LogListItem>;
    const entry = (await admin.get(`/api/app/nhat-ky/${items[0]?.id ?? ''}`)).body as LogEntry;
    expect(entry.thayDoi).toMatchObject([{ truong: 'lastPasswordChangeTime' }]);
  });
});

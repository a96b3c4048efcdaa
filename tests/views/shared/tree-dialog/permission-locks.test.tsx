// @vitest-environment jsdom
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';

import { permission } from '../../../domain/permissions/permissions';
import { opened, renderDialog } from './dialog-fixtures';

afterEach(cleanup);

const provider = { name: 'U', key: 'user-2' } as const;

function granted(name: string, ...roles: readonly string[]) {
  const grantedProviders = roles.map((providerKey) => ({ providerName: 'R', providerKey }));
  return permission(name, { isGranted: true, grantedProviders });
}

it('B-20 calls the role that grants something as every other screen does, and one of the installation by its name', async () => {
  const permissions = [granted('a', 'ke-toan-quy'), granted('b', 'quan-tri', 'kiem-tra')];
  const groups = [{ name: 'g', displayName: 'Nhóm', permissions }];
  const get = () => Promise.resolve({ entityDisplayName: '', groups });
  const { user } = renderDialog({ permissions: { get } }, (modalRef) => (
    <PermissionDialog modalRef={modalRef} provider={provider} title="Phân quyền" />
  ));
  const dialog = await opened(user);

  expect(await within(dialog).findByText('Từ vai trò Kế toán Quỹ')).toBeDefined();
  expect(within(dialog).getByText('Từ vai trò Quản trị hệ thống; Từ vai trò kiem-tra')).toBeDefined();
});

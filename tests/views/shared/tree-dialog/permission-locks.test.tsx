// @vitest-environment jsdom
import { cleanup, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';

import { listOf, permission } from '../../../domain/permissions/permissions';
import { opened, renderDialog } from './dialog-fixtures';

afterEach(cleanup);

it('P-02 a permission that the person who grants does not have says so, and is not ticked', async () => {
  const get = () => Promise.resolve(listOf(permission('reports.delete', { displayName: 'Xóa', isEditable: false })));
  const { user } = renderDialog({ permissions: { get } }, (modalRef) => (
    <PermissionDialog modalRef={modalRef} provider={{ name: 'R', key: 'thu-ky' }} title="Phân quyền" />
  ));
  const dialog = await opened(user);
  const box = await within(dialog).findByRole<HTMLInputElement>('checkbox', { name: /^Xóa/u });
  await user.click(box);
  expect([box.closest('label')?.textContent, box.getAttribute('aria-disabled'), box.checked]).toEqual([
    'XóaBạn không có quyền này nên không cấp được',
    'true',
    false,
  ]);
});

it('B-20 calls the role that grants something as every other screen does, and one of the installation by its name', async () => {
  const get = () => Promise.resolve(listOf(granted('a', 'ke-toan-quy'), granted('b', 'quan-tri', 'kiem-tra')));
  const { user } = renderDialog({ permissions: { get } }, (modalRef) => (
    <PermissionDialog modalRef={modalRef} provider={person} title="Phân quyền" />
  ));
  const dialog = await opened(user);

  expect(await within(dialog).findByText('Từ vai trò Kế toán Quỹ')).toBeDefined();
  expect(within(dialog).getByText('Từ vai trò Quản trị hệ thống; Từ vai trò kiem-tra')).toBeDefined();
});

const person = { name: 'U', key: 'user-2' } as const;

function granted(name: string, ...roles: readonly string[]) {
  const grantedProviders = roles.map((providerKey) => ({ providerName: 'R', providerKey }));
  return permission(name, { isGranted: true, grantedProviders });
}

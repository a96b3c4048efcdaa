// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { PermissionGroup } from '@/domain/permissions/permission';
import type { FeaturesApi } from '@/services/api/features-api';
import type { PermissionsApi } from '@/services/api/permissions-api';
import { FeatureDialog } from '@/views/shared/features/feature-dialog';
import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';
import { forgetDrafts, storeDrafts } from '@/views/shared/unsaved/use-draft';
import { holdsUnkept } from '@/views/shared/unsaved/use-unsaved-guard';

import { feature, groupOf, textType } from '../../../domain/features/features';
import { permission } from '../../../domain/permissions/permissions';
import { enter } from '../../../support/enter';
import { opened, renderDialog } from './dialog-fixtures';

const restored = 'Đã khôi phục những gì bạn nhập dở lần trước.';
const person = 'user-khoa';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

/** The page goes to the issuer and comes back: memory is gone, what was put into storage is there. */
function goToIssuerAndBack(): void {
  storeDrafts(person);
  const kept = sessionStorage.getItem('quy.drafts') ?? '';
  cleanup();
  forgetDrafts();
  sessionStorage.setItem('quy.drafts', kept);
}

async function openPermissions(granted: readonly string[] = [], key = 'ke-toan-quy') {
  const permissions = ['users', 'users.create', 'units'].map((name) =>
    permission(name, { displayName: name, isGranted: granted.includes(name) }),
  );
  const groups: readonly PermissionGroup[] = [{ name: 'g', displayName: 'Hệ thống', permissions }];
  const update = vi.fn<PermissionsApi['update']>(() => Promise.resolve());
  const get = () => Promise.resolve({ entityDisplayName: key, groups });
  const { user } = renderDialog({ permissions: { get, update } }, (modalRef) => (
    <PermissionDialog modalRef={modalRef} provider={{ name: 'R', key }} title="Phân quyền" />
  ));
  const dialog = await opened(user);
  await within(dialog).findByText('users.create');
  const box = (name: string) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  return { user, dialog, box, update };
}

const save = () => screen.getByRole('button', { name: 'Lưu' });

it('V-05 A-10 permissions that were ticked come along over the issuer’s page, as they were meant', async () => {
  const { user, box } = await openPermissions(['units']);
  for (const name of ['users', 'users.create', 'units']) {
    await user.click(box(name));
  }
  expect(holdsUnkept()).toBe(false);
  goToIssuerAndBack();

  // Somebody else has granted one of them meanwhile: it is not taken away again.
  const again = await openPermissions(['users', 'units']);
  expect(within(again.dialog).getByText(restored)).toBeDefined();
  expect(['users', 'users.create', 'units'].map((name) => again.box(name).checked)).toEqual([true, true, false]);
  await again.user.click(save());
  await waitFor(() => {
    expect(again.update.mock.calls[0]?.[1]).toEqual([
      { name: 'units', isGranted: false },
      { name: 'users.create', isGranted: true },
    ]);
  });
});

it('V-05 A-10 they are those of one role, and gone once they are saved', async () => {
  const { user, box } = await openPermissions();
  await user.click(box('users'));
  goToIssuerAndBack();

  const other = await openPermissions([], 'lanh-dao-quy');
  expect([other.box('users').checked, within(other.dialog).queryByText(restored)]).toEqual([false, null]);
  cleanup();
  const same = await openPermissions();
  expect(same.box('users').checked).toBe(true);
  await same.user.click(save());
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  cleanup();
  expect((await openPermissions()).box('users').checked).toBe(false);
});

it('V-05 F-04 A-10 so do the values of features', async () => {
  const open = async () => {
    const update = vi.fn<FeaturesApi['update']>(() => Promise.resolve());
    const named = feature('Ten', { displayName: 'Tên', value: 'cũ', valueType: textType() });
    const get = () => Promise.resolve(groupOf(named));
    const { user } = renderDialog({ features: { get, update } }, (modalRef) => (
      <FeatureDialog modalRef={modalRef} provider={{ name: 'T', key: 'tenant-1' }} title="Tính năng" />
    ));
    const dialog = await opened(user);
    return {
      user,
      update,
      dialog,
      field: await within(dialog).findByRole<HTMLInputElement>('textbox', { name: /Tên/u }),
    };
  };
  const { user, field } = await open();
  await user.clear(field);
  await enter(user, field, 'mới');
  goToIssuerAndBack();

  const again = await open();
  expect([again.field.value, within(again.dialog).queryByText(restored)]).toEqual(['mới', expect.anything()]);
  await again.user.click(save());
  await waitFor(() => {
    expect(again.update.mock.calls[0]?.[1]).toEqual([{ name: 'Ten', value: 'mới' }]);
  });
});

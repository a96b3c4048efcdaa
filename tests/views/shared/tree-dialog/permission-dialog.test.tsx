// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { PermissionGroup, PermissionList, PermissionProvider } from '@/domain/permissions/permission';
import type { PermissionsApi } from '@/services/api/permissions-api';
import { PermissionDialog } from '@/views/shared/permissions/permission-dialog';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { fromRole, permission } from '../../../domain/permissions/permissions';
import { opened, renderDialog } from './dialog-fixtures';
import { enter } from '../../../support/enter';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const user = { name: 'U', key: 'user-2' } as const;

const groups: readonly PermissionGroup[] = [
  {
    name: 'AbpIdentity',
    displayName: 'Quản lý tài khoản',
    permissions: [
      permission('users', { displayName: 'Người dùng' }),
      permission('users.create', { displayName: 'Thêm người dùng', parentName: 'users' }),
      permission('users.lock', { displayName: 'Khóa người dùng', parentName: 'users', ...fromRole }),
    ],
  },
  {
    name: 'Reports',
    displayName: 'Báo cáo',
    permissions: [
      permission('reports', { displayName: 'Xem báo cáo', isGranted: true }),
      permission('reports.client', { displayName: 'Đẩy số liệu', allowedProviders: ['C'] }),
    ],
  },
];

describe('PermissionDialog', () => {
  it('shows one group at a time with how much of it is granted', async () => {
    const { dialog, box } = await open();

    for (const name of ['Quản lý tài khoản, đã cấp 1 trên 3', 'Báo cáo, đã cấp 1 trên 2']) {
      expect(within(dialog).getByRole('tab', { name })).toBeDefined();
    }
    expect(within(dialog).getAllByRole('checkbox').map(nameOf)).toEqual([
      'Cấp tất cả các quyền2/5',
      'Chọn tất cả trong nhóm1/3',
      'Người dùng',
      'Thêm người dùng',
      'Khóa người dùngTừ vai trò Kế toán Quỹ',
    ]);
    expect(box(/^Thêm/u).closest('li')?.getAttribute('aria-level')).toBe('2');
  });

  it('grants with parents, sends only changes, says so and closes', async () => {
    const { dialog, box, person, update } = await open();
    await person.click(within(dialog).getByText('Thêm người dùng'));

    expect(box('Người dùng').checked).toBe(true);
    expect(within(dialog).getByText('Đã thay đổi 2 quyền.')).toBeDefined();
    await person.click(save());

    await closed();
    expect(update.mock.calls.map(([provider, changes]) => [provider, changes])).toEqual([
      [
        user,
        [
          { name: 'users', isGranted: true },
          { name: 'users.create', isGranted: true },
        ],
      ],
    ]);
    expect(await screen.findByText('Cập nhật thành công.')).toBeDefined();
  });

  it('closes without a call when nothing has changed in the end', async () => {
    const { box, person, update } = await open();
    await person.click(box('Người dùng'));
    await person.click(box('Người dùng'));
    await person.click(save());

    await closed();
    expect(update).not.toHaveBeenCalled();
  });

  it('leaves alone what others have granted and what this provider may not have', async () => {
    const { dialog, box, person } = await open();
    await person.click(box(/^Khóa người dùng/u));
    expect(box(/^Khóa người dùng/u).checked).toBe(true);
    expect(box(/^Khóa người dùng/u).getAttribute('aria-disabled')).toBe('true');

    await person.click(box(/^Cấp tất cả/u));
    await person.click(box(/^Cấp tất cả/u));
    expect(nameOf(box(/^Cấp tất cả/u))).toBe('Cấp tất cả các quyền1/5');
    expect(box(/^Khóa người dùng/u).checked).toBe(true);

    await person.click(within(dialog).getByRole('tab', { name: /^Báo cáo/u }));
    expect(nameOf(box(/^Đẩy số liệu/u))).toBe('Đẩy số liệuChỉ cấp được cho ứng dụng');
  });

  it('selects a group and everything in three states', async () => {
    const { box, person } = await open();
    expect([box(/^Cấp tất cả/u).indeterminate, box(/^Chọn tất cả/u).checked]).toEqual([true, false]);

    await person.click(box('Thêm người dùng'));
    expect([box(/^Chọn tất cả/u).checked, box(/^Cấp tất cả/u).checked]).toEqual([true, true]);

    await person.click(box(/^Chọn tất cả/u));
    expect([box(/^Chọn tất cả/u).indeterminate, box(/^Cấp tất cả/u).indeterminate]).toEqual([false, true]);
  });

  it('K-03 finds whole groups without regard to marks, and marks what was found; Escape of an input method leaves it', async () => {
    const { dialog, person } = await open();
    await enter(person, within(dialog).getByRole('searchbox'), 'BAO CAO');

    await waitFor(() => {
      expect(within(dialog).getAllByRole('tab')).toHaveLength(1);
    });
    expect([...dialog.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Báo cáo', 'báo cáo']);

    await enter(person, within(dialog).getByRole('searchbox'), ' xyz');
    expect(await within(dialog).findByText(/^Không tìm thấy kết quả/u)).toBeDefined();
    fireEvent.keyDown(within(dialog).getByRole('searchbox'), { key: 'Escape', keyCode: 229, isComposing: true });
    expect(within(dialog).getByRole<HTMLInputElement>('searchbox').value).toBe('BAO CAO xyz');
    await person.keyboard('{Escape}');
    expect(await within(dialog).findAllByRole('tab')).toHaveLength(2);
  });

  it('is walked by the keyboard: groups by arrows, permissions as one stop', async () => {
    const { dialog, box, person } = await open();
    within(dialog).getAllByRole('tab')[0]?.focus();
    await person.keyboard('{ArrowDown}');
    expect(within(dialog).getByRole('tab', { selected: true }).textContent).toMatch(/^Báo cáo/u);

    await person.keyboard('{Home}');
    box('Người dùng').focus();
    await person.keyboard('{ArrowRight}{ArrowDown}');
    expect(document.activeElement).toBe(box(/^Khóa/u));
    await person.keyboard('{ArrowLeft} ');
    expect(box('Người dùng').checked).toBe(true);
    expect(
      within(dialog)
        .getAllByRole('checkbox')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(3);
  });

  it.each([
    ['the person', { name: 'U', key: 'user-khoa' }, ['configuration.load']],
    ['a role of the person', { name: 'R', key: 'chuyen-vien-quy' }, ['configuration.load']],
    ['somebody else', user, []],
  ] as const)(
    'P-04 saved for %s, the own configuration is read again where it is concerned',
    async (_, provider, sent) => {
      const { person, box, sentToAuth } = await open({ provider });
      await person.click(box('Người dùng'));
      await person.click(save());

      await closed();
      expect(sentToAuth).toEqual(sent);
    },
  );

  it('keeps the choice when the save fails, and tries again', async () => {
    const failed = new AppError('http.server', { status: 500 });
    const { dialog, box, person, update } = await open({
      update: vi.fn(() => Promise.resolve()).mockRejectedValueOnce(failed),
    });
    await person.click(box('Người dùng'));
    await person.click(save());

    await person.click(await within(dialog).findByRole('button', { name: 'Thử lại' }));
    await closed();
    const sent = update.mock.calls.map(([provider, changes]) => [provider, changes]);
    expect(sent).toEqual([
      [user, [{ name: 'users', isGranted: true }]],
      [user, [{ name: 'users', isGranted: true }]],
    ]);
  });

  it('offers to try again when the permissions do not come', async () => {
    const get = vi
      .fn(() => Promise.resolve<PermissionList>({ entityDisplayName: '', groups }))
      .mockRejectedValue(new AppError('network.timeout'));
    const { dialog, person } = await open({ get });

    const retry = await within(dialog).findByRole('button', { name: 'Thử lại' });
    get.mockResolvedValue({ entityDisplayName: '', groups });
    await person.click(retry);
    expect(await within(dialog).findAllByRole('tab')).toHaveLength(2);
  });

  it('W-04 asks before changes are dropped, and only then', async () => {
    const { box, person } = await open();
    await person.click(box('Người dùng'));
    await person.click(screen.getByRole('button', { name: 'Hủy' }));

    expect(await screen.findByText(/^Dữ liệu đã thay đổi nhưng chưa được lưu/u)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Có' }));
    await closed();
  });

  it('says so when there is nothing to grant', async () => {
    const { dialog } = await open({ get: () => Promise.resolve({ entityDisplayName: '', groups: [] }) });

    expect(await within(dialog).findByText('Không có quyền nào để phân.')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Lưu' })).toBeNull();
  });

  it('draws no more of 2,000 permissions than the open group', async () => {
    const many = Array.from({ length: 20 }, (_, group) => ({
      name: `g${group}`,
      displayName: `Nhóm ${group}`,
      permissions: Array.from({ length: 100 }, (__, index) =>
        permission(`g${group}.${index}`, { parentName: index % 7 === 0 ? null : `g${group}.${index - 1}` }),
      ),
    }));
    const { dialog, box, person } = await open({ get: () => Promise.resolve({ entityDisplayName: '', groups: many }) });
    await waitFor(() => {
      expect(within(dialog).getAllByRole('checkbox')).toHaveLength(102);
    });

    await person.click(box(/^Cấp tất cả/u));
    expect(nameOf(box(/^Cấp tất cả/u))).toBe('Cấp tất cả các quyền2.000/2.000');
    expect(dialog.querySelectorAll('*').length).toBeLessThan(1_000);
  });

  it('lives through a hostile answer', async () => {
    const long = 'Quyền rất dài '.repeat(400);
    const hostile = [
      {
        name: 'g',
        displayName: '',
        permissions: [permission('a', { parentName: 'b' }), permission('b', { parentName: 'a' })],
      },
      {
        name: 'g',
        displayName: long,
        permissions: [permission('a'), permission('<img src=x>', { displayName: long })],
      },
    ];
    const { dialog, box, person, update } = await open({
      get: () => Promise.resolve({ entityDisplayName: '', groups: hostile }),
    });
    await waitFor(() => {
      expect(within(dialog).getAllByRole('tab')).toHaveLength(2);
    });

    await person.click(box('Quyền a'));
    await person.click(save());
    await closed();
    expect(update).toHaveBeenCalledTimes(1);
  });
});

type Parts = {
  readonly provider?: PermissionProvider;
  readonly get?: () => Promise<PermissionList>;
  readonly update?: () => Promise<void>;
};

async function open(parts: Parts = {}) {
  const update = vi.fn<PermissionsApi['update']>(parts.update ?? (() => Promise.resolve()));
  const get = parts.get ?? (() => Promise.resolve({ entityDisplayName: 'Trần Minh Khoa', groups }));
  const { provider = user } = parts;
  const { user: person, sent } = renderDialog({ permissions: { get, update } }, (modalRef) => (
    <PermissionDialog modalRef={modalRef} provider={provider} title="Phân quyền" />
  ));
  const dialog = await opened(person);
  if (parts.get === undefined) {
    await within(dialog).findAllByRole('tab');
  }
  const box = (name: string | RegExp) => within(dialog).getByRole<HTMLInputElement>('checkbox', { name });
  return { dialog, box, person, update, sentToAuth: sent };
}

function save(): HTMLElement {
  return screen.getByRole('button', { name: 'Lưu' });
}

async function closed(): Promise<void> {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
}

function nameOf(box: HTMLElement): string {
  return box.closest('label')?.textContent ?? '';
}

// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { LookupItem } from '@/domain/lookups/lookup';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { enter } from '../../support/enter';
import { renderAt, storedUnit, storedWorker } from '../shared/form/record-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const communes: Readonly<Record<string, readonly LookupItem[]>> = {
  '42': [{ id: '18100', ten: 'Phường Thành Sen' }],
  '40': [{ id: '16681', ten: 'Phường Trường Vinh' }],
};
const lookups = {
  all: (name: string, parentId?: string) =>
    Promise.resolve(name === 'xa-phuong' ? (communes[parentId ?? ''] ?? []) : []),
};
const moved = { concurrencyStamp: 'stamp-2', tinhThanhMa: '40', xaPhuongMa: '16681' };
const update = () => Promise.reject(new AppError('http.conflict', { status: 409 }));
const present = (stored: object) => ({
  get: vi
    .fn()
    .mockResolvedValueOnce(stored)
    .mockResolvedValue({ ...stored, ...moved }),
  update,
});

it.each([
  ['worker', '/csdl/nguoi-lao-dong/w1/sua', { workers: present(storedWorker) }],
  ['unit', '/csdl/don-vi/unit-1/sua', { units: present(storedUnit) }],
])('X-02 names the communes of a %s by their names where they are of two provinces', async (_, path, services) => {
  const { user } = renderAt({ path, lookups, ...services });
  await enter(user, await screen.findByLabelText(/^Địa chỉ/u, { selector: 'input, textarea' }), 'Số 12');
  await user.click(screen.getByText('Lưu thay đổi', { selector: 'button' }));

  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Phường Trường Vinh');
  const commune = within(dialog).getByRole('group', { name: /^Xã/u });
  expect(
    within(commune)
      .getAllByRole('definition')
      .map((cell) => cell.textContent),
  ).toEqual(['Phường Thành Sen', 'Phường Thành Sen', 'Phường Trường Vinh']);
});

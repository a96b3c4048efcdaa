// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { Contract, Worker, WorkerInput } from '@/domain/workers/worker';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { renderAt, storedWorker } from '../../shared/form/record-fixtures';
import { enter } from '../../../support/enter';

type Update = (id: string, input: WorkerInput) => Promise<Worker>;

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const [contract] = storedWorker.hopDong as readonly [Contract];
const entered: Contract = { ...contract, ngayXuatCanh: null, tinhTrang: 1, soGcn: null, ngayDong: null, dongQuy: 3 };
const before: Worker = { ...storedWorker, hopDong: [entered] };

it.each([
  {
    culture: 'vi',
    keep: 'Giữ thay đổi của tôi',
    save: 'Lưu thay đổi',
    employer: /^Người sử dụng lao động/u,
    open: /^Mở: Nhật Bản/u,
    name: 'Nhật Bản – Công ty Cổ phần Nhân lực Lam Giang – 118/2026',
    other: 'Đài Loan (Trung Quốc) – Công ty Cổ phần Nhân lực Lam Giang – 9/2026',
    was: 'Người sử dụng lao động: trống; Ngày xuất cảnh: trống; Tình trạng làm việc: Chưa xuất cảnh',
    mine: 'Người sử dụng lao động: Aozora Foods; Ngày xuất cảnh: trống; Tình trạng làm việc: Chưa xuất cảnh',
    theirs: 'Người sử dụng lao động: trống; Ngày xuất cảnh: 20/10/2026; Tình trạng làm việc: Đang làm việc',
  },
  {
    culture: 'en',
    keep: 'Keep my changes',
    save: 'Save changes',
    employer: /^Employer/u,
    open: /^Open: Japan/u,
    name: 'Japan – Công ty Cổ phần Nhân lực Lam Giang – 118/2026',
    other: 'Taiwan (China) – Công ty Cổ phần Nhân lực Lam Giang – 9/2026',
    was: 'Employer: empty; Departure: empty; Employment state: Not yet departed',
    mine: 'Employer: Aozora Foods; Departure: empty; Employment state: Not yet departed',
    theirs: 'Employer: empty; Departure: 20/10/2026; Employment state: Working',
  },
])('X-02 B-10 tells contracts apart that both changed, and keeps both changes ($culture)', async (said) => {
  const departed: Contract = { ...entered, ngayXuatCanh: '2026-10-20', tinhTrang: 2 };
  const added: Contract = { ...departed, id: 'c2', thiTruongId: 'TW', soHopDong: '9/2026' };
  const theirs: Worker = { ...before, concurrencyStamp: 'stamp-2', hopDong: [departed, added] };
  const get = vi.fn().mockResolvedValueOnce(before).mockResolvedValue(theirs);
  const update = vi
    .fn<Update>()
    .mockRejectedValueOnce(new AppError('http.conflict', { status: 409 }))
    .mockResolvedValueOnce(storedWorker);
  const { user } = renderAt({ path: '/csdl/nguoi-lao-dong/w1/sua', culture: said.culture, workers: { get, update } });
  await user.click(await screen.findByLabelText(said.open));
  await enter(user, await screen.findByLabelText(said.employer, { selector: 'input' }), 'Aozora Foods');
  await user.click(screen.getByText(said.save, { selector: 'button' }));

  const dialog = await screen.findByRole('dialog');
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map((cell) => cell.textContent),
  ).toEqual([
    `${said.name} (${said.was})`,
    `${said.name} (${said.mine})`,
    `${said.name} (${said.theirs})\n${said.other}`,
  ]);

  await user.click(within(dialog).getByRole('button', { name: said.keep }));
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls[1]?.[1].hopDong).toMatchObject([
    { id: 'c1', nsdld: 'Aozora Foods', ngayXuatCanh: '2026-10-20', tinhTrang: 2 },
    { id: 'c2', soHopDong: '9/2026' },
  ]);
});

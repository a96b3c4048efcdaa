// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';

import { fundUnitTypeId } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { Attachment } from '@/domain/attachments/attachment';
import { paperCodeOf } from '@/domain/support/support-draft';
import type { SupportRequest } from '@/domain/support/support-request';
import type { AttachmentsApi } from '@/services/api/attachments-api';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { RequestFormScreen } from '@/views/support/requests/request-form-screen';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { guardedNavigation } from '@/views/shared/unsaved/use-unsaved-guard';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypeOf, supportTypes } from './request-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.replaceState(null, '', '/');
});

const ten = 'Hộ chiếu';
const ma = supportTypeOf('HT01').thanhPhanHoSo.find((paper) => paper.ten === ten)?.ma ?? '';
const passport = {
  id: 'A',
  ten: 'ho-chieu.pdf',
  loai: 'pdf',
  dungLuong: 10,
  giayTo: paperCodeOf({ hopDongId: 'contract-1' }, ma),
  creationTime: '2026-11-15T08:00:00',
  creatorId: null,
  nguoiTaoTen: null,
} as const;

it('B-08 X-02 files of a stored request that could not be loaded are asked for again, and none is taken until then', async () => {
  const list = vi.fn<AttachmentsApi['list']>().mockRejectedValue(new AppError('network.timeout', { status: 0 }));
  const upload = vi.fn<AttachmentsApi['upload']>(() => new Promise(() => undefined));
  const user = openStored({ list, upload });
  const section = await papers();
  const again = await within(section).findByText('Thử lại');
  expect(within(section).queryAllByText('Đính kèm tệp')).toEqual([]);
  fireEvent.drop(within(section).getByText(ten, { selector: 'p' }), {
    dataTransfer: { files: [pdf()] },
  });

  list.mockResolvedValue({ items: [passport], duocSua: true });
  await user.click(again);
  expect(await within(section).findByText('ho-chieu.pdf')).toBeDefined();
  expect(within(section).queryByText('Thử lại')).toBeNull();
  expect(upload).not.toHaveBeenCalled();
  fireEvent.change(await attachInput(section), { target: { files: [pdf()] } });
  expect(await within(section).findByText('moi.pdf')).toBeDefined();
  await waitFor(() => expect(upload.mock.calls[0]?.[0].paper).toBe(passport.giayTo));
});

it('B-08 no file is asked for where the documents of a stored request may not be changed', async () => {
  openStored({ list: () => Promise.resolve({ items: [passport], duocSua: false }) });
  const section = await papers();
  expect(await within(section).findByText('ho-chieu.pdf')).toBeDefined();
  expect(within(section).queryAllByText('Đính kèm tệp')).toEqual([]);
});

const waits = /^Chưa lưu được: còn tệp chưa tải lên xong/u;

it('B-08 V-05 a request is not saved while a paper is on its way, says so where the file can be seen, and is saved once it is there', async () => {
  const sent = promised<Attachment>();
  const update = vi.fn(savedAs);
  const user = openStored({ list: editable, upload: () => sent.promise }, { update });
  fireEvent.change(await attachInput(await papers()), { target: { files: [pdf()] } });
  await screen.findByText('moi.pdf');
  await user.click(screen.getByText('Lưu thay đổi'));

  const refusal = (await screen.findByText(waits)).closest<HTMLElement>('[role="group"]');
  expect(document.activeElement).toBe(refusal);
  expect(within(refusal ?? document.body).getByText('moi.pdf')).toBeDefined();
  expect(update).not.toHaveBeenCalled();

  sent.resolve(passport);
  await waitFor(() => expect(screen.queryByText(waits)).toBeNull());
  expect(document.activeElement).toBe(screen.getByText('Lưu thay đổi'));
  await user.click(screen.getByText('Lưu thay đổi'));
  expect(await screen.findByText('yêu cầu đã lưu')).toBeDefined();
  expect(update.mock.calls[0]?.[1].truongHop[0]?.giayTo.find((paper) => paper.ma === ma)).toMatchObject({
    tinhTrang: 'co',
    tepId: passport.id,
  });
});

it('B-08 V-05 a request is not saved over a paper that failed, until it was sent again or given up', async () => {
  const update = vi.fn(savedAs);
  const upload = vi.fn<AttachmentsApi['upload']>().mockRejectedValue(new AppError('network.timeout', { status: 0 }));
  const user = openStored({ list: editable, upload }, { update });
  const section = await papers();
  fireEvent.change(await attachInput(section), { target: { files: [pdf()] } });
  await within(section).findByText(/^Chưa tải lên được/u);
  await user.click(screen.getByText('Lưu thay đổi'));
  const refusal = (await screen.findByText(waits)).closest<HTMLElement>('[role="group"]') ?? document.body;
  expect(within(refusal).getByLabelText('Thử lại moi.pdf')).toBeDefined();
  expect(update).not.toHaveBeenCalled();

  await user.click(within(refusal).getByLabelText('Bỏ moi.pdf khỏi danh sách'));
  await user.click(screen.getByText('Lưu thay đổi'));
  expect(await screen.findByText('yêu cầu đã lưu')).toBeDefined();
});

it('B-08 V-05 a file of a case that was taken out of the request can still be seen and given up', async () => {
  const update = vi.fn(savedAs);
  const user = openStored({ list: editable, upload: () => new Promise(() => undefined) }, { update });
  fireEvent.change(await attachInput(await papers()), { target: { files: [pdf()] } });
  await screen.findByText('moi.pdf');
  await user.click(screen.getByLabelText('Bỏ Nguyễn Văn Hải'));
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Có'));
  await waitFor(() => expect(screen.queryByText('moi.pdf')).toBeNull());
  await user.click(screen.getByText('Lưu thay đổi'));
  await screen.findByText(waits);
  await user.click(screen.getByLabelText('Hủy tải lên moi.pdf'));
  await user.click(screen.getByText('Lưu thay đổi'));
  expect(await screen.findByText('yêu cầu đã lưu')).toBeDefined();
});

it('B-08 V-05 no file is taken while the request is being saved: it would keep the saved form on the page', async () => {
  const saved = promised<SupportRequest>();
  const upload = vi.fn<AttachmentsApi['upload']>(() => new Promise(() => undefined));
  const user = openStored({ list: editable, upload }, { update: () => saved.promise });
  const section = await papers();
  const input = await attachInput(section);
  await user.click(screen.getByText('Lưu thay đổi'));
  await screen.findByText('Đang lưu…');
  expect(input.matches(':disabled')).toBe(true);
  fireEvent.drop(within(section).getByText(ten, { selector: 'p' }), { dataTransfer: { files: [pdf()] } });
  expect(within(section).queryByText('moi.pdf')).toBeNull();
  saved.resolve(stored());
  expect(await screen.findByText('yêu cầu đã lưu')).toBeDefined();
  expect(upload).not.toHaveBeenCalled();
});

it('B-08 a paper whose file is removed is missing again, and names no file once the request is saved', async () => {
  const update = vi.fn(savedAs);
  const filed = stored();
  const truongHop = filed.truongHop.map((entry) => ({
    ...entry,
    giayTo: entry.giayTo.map((paper) =>
      paper.ma === ma ? { ...paper, tinhTrang: 'co' as const, tepId: passport.id } : paper,
    ),
  }));
  const user = openStored(
    { list: () => Promise.resolve({ items: [passport], duocSua: true }), remove: () => Promise.resolve() },
    { get: () => Promise.resolve({ ...filed, truongHop }), update },
  );
  const section = await papers();
  await user.click(await within(section).findByLabelText('Xóa ho-chieu.pdf'));
  await user.click(within(await screen.findByRole('alertdialog')).getByText('Có'));
  await waitFor(() => expect(within(section).queryByText('ho-chieu.pdf')).toBeNull());
  await user.click(screen.getByText('Lưu thay đổi'));
  expect(await screen.findByText('yêu cầu đã lưu')).toBeDefined();
  expect(update.mock.calls[0]?.[1].truongHop[0]?.giayTo.find((paper) => paper.ma === ma)).toMatchObject({
    tinhTrang: 'thieu',
    tepId: null,
  });
});

/** A promise that is kept by hand. */
function promised<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((keep) => {
    resolve = keep;
  });
  return { promise, resolve };
}

const editable = () => Promise.resolve({ items: [], duocSua: true });
const stored = () =>
  storedRequest('HT01', { hopDongId: 'contract-1', hoTen: 'Nguyễn Văn Hải' }, { donViId: 'unit-own' });
const savedAs: SupportRequestsApi['update'] = () => Promise.resolve(stored());

function openStored(attachments: Partial<AttachmentsApi>, calls: Partial<SupportRequestsApi> = {}) {
  const { services } = fakeServices({
    attachments: { check: () => Promise.resolve(undefined), ...attachments },
    supportTypes: { all: () => Promise.resolve(supportTypes) },
    supportRequests: {
      get: () => Promise.resolve(stored()),
      ...calls,
    },
  });
  window.history.replaceState(null, '', '/ho-tro/yeu-cau/request-1/sua');
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.supportRequestsEdit], 'vi', fundUnitTypeId)}>
      <Router aroundNav={guardedNavigation}>
        <Route path="/ho-tro/yeu-cau/:requestId/sua" component={RequestFormScreen} />
        <Route path="/ho-tro/yeu-cau/:requestId">yêu cầu đã lưu</Route>
      </Router>
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

/** The part of the case that lists its papers. */
async function papers() {
  const group = await screen.findByLabelText(ten);
  return group.closest('section') ?? document.body;
}

function attachInput(section: HTMLElement) {
  return within(section).findByLabelText(`Đính kèm tệp: ${ten}`, { selector: 'input' });
}

function pdf(): File {
  return new File(['%PDF-'], 'moi.pdf');
}

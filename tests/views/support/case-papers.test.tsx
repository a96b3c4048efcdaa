// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import { paperCodeOf } from '@/domain/support/support-draft';
import type { AttachmentsApi } from '@/services/api/attachments-api';
import { RequestFormScreen } from '@/views/support/requests/request-form-screen';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
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

function openStored(attachments: Partial<AttachmentsApi>) {
  const { services } = fakeServices({
    attachments: { check: () => Promise.resolve(undefined), ...attachments },
    supportTypes: { all: () => Promise.resolve(supportTypes) },
    supportRequests: {
      get: () => Promise.resolve(storedRequest('HT01', { hopDongId: 'contract-1', hoTen: 'Nguyễn Văn Hải' })),
    },
  });
  window.history.replaceState(null, '', '/ho-tro/yeu-cau/request-1/sua');
  render(
    <Surroundings services={services}>
      <Route path="/ho-tro/yeu-cau/:requestId/sua" component={RequestFormScreen} />
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

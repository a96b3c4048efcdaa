// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Attachment } from '@/domain/attachments/attachment';
import { AppError } from '@/domain/errors/app-error';
import type { AttachmentsApi } from '@/services/api/attachments-api';
import type { UploadProgress } from '@/services/http/http-client';
import { Attachments } from '@/views/shared/attachments/attachments';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';
import { held, owner, passport, pdf, show } from './attachments-fixtures';

afterEach(cleanup);

describe('documents of a record', () => {
  it('say that there are none, take a dropped file with its progress, and tell when it is there', async () => {
    const sending = held<Attachment>();
    let tell: (progress: UploadProgress) => void = () => undefined;
    show(<Attachments owner={owner} />, {
      upload: (_, onProgress) => {
        tell = onProgress;
        return sending.promise;
      },
    });
    const section = await screen.findByRole('region', { name: 'Tài liệu đính kèm' });
    expect(await within(section).findByText('Chưa có tài liệu đính kèm.')).toBeDefined();

    fireEvent.drop(within(section).getByText('Chưa có tài liệu đính kèm.'), {
      dataTransfer: { files: [pdf('a.pdf')] },
    });
    const bar = await within(section).findByRole('progressbar', { name: 'Tiến độ tải lên a.pdf' });
    await within(section).findByText(/Đang tải lên 0 %/u);
    act(() => tell({ sent: 1, total: 4 }));
    expect(await within(section).findByText(/Đang tải lên 25 %/u)).toBeDefined();
    expect(bar.getAttribute('aria-valuenow')).toBe('25');

    sending.resolve({ ...passport, id: 'B', ten: 'a.pdf' });
    expect(await screen.findByText('Đã đính kèm a.pdf.')).toBeDefined();
    expect(within(section).getByText(/^1\/10 tệp · 1,3\sMB \/ 50 MB$/u)).toBeDefined();
    expect(within(section).queryByRole('progressbar')).toBeNull();
  });

  it('keep a file that did not get through, say why, and send it again; a refused one names its rule', async () => {
    const upload = vi
      .fn<AttachmentsApi['upload']>()
      .mockRejectedValueOnce(new AppError('network.unreachable', { status: 0 }))
      .mockResolvedValueOnce({ ...passport, id: 'B', ten: 'a.pdf' });
    const { user } = show(<Attachments owner={owner} />, { upload });
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('a.pdf'), pdf('b.exe')] } });

    expect(await screen.findByText(/^Chưa tải lên được: /u)).toBeDefined();
    expect(screen.getByText('Chỉ chấp nhận tệp: pdf, jpg, jpeg, png, docx, xlsx.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Thử lại a.pdf' }));
    await screen.findByRole('button', { name: 'Tải xuống a.pdf' });
    expect(upload.mock.calls.map(([wish]) => wish.key === upload.mock.calls[0]?.[0].key)).toEqual([true, true]);

    await user.click(screen.getByRole('button', { name: 'Bỏ b.exe khỏi danh sách' }));
    expect(screen.queryByText('b.exe')).toBeNull();
  });

  it('V-05 tell whether files are not sent yet: on their way or to be sent again, not refused ones, nor after they are gone', async () => {
    const sending = held<Attachment>();
    const upload = vi
      .fn<AttachmentsApi['upload']>()
      .mockRejectedValueOnce(new AppError('network.unreachable', { status: 0 }))
      .mockReturnValueOnce(sending.promise);
    const onUnsent = vi.fn<(hasUnsent: boolean) => void>();
    const { user, unmount } = show(<Attachments owner={owner} onUnsent={onUnsent} />, { upload });
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    expect(onUnsent.mock.calls).toEqual([]);
    fireEvent.change(input, { target: { files: [pdf('a.pdf'), pdf('b.exe')] } });
    await screen.findByText(/^Chưa tải lên được: /u);
    expect(onUnsent.mock.lastCall).toEqual([true]);

    await user.click(screen.getByRole('button', { name: 'Thử lại a.pdf' }));
    await screen.findByText(/Đang tải lên/u);
    expect(onUnsent.mock.lastCall).toEqual([true]);
    sending.resolve({ ...passport, id: 'B', ten: 'a.pdf' });
    await waitFor(() => expect(onUnsent.mock.lastCall).toEqual([false]));
    expect(screen.getByText('b.exe')).toBeDefined();

    upload.mockRejectedValueOnce(new AppError('network.unreachable', { status: 0 }));
    fireEvent.change(input, { target: { files: [pdf('c.pdf')] } });
    await waitFor(() => expect(onUnsent.mock.lastCall).toEqual([true]));
    unmount();
    expect(onUnsent.mock.lastCall).toEqual([false]);
  });

  it('are removed after a question, shown and saved by everybody, and changed by nobody while they are locked', async () => {
    const remove = vi.fn<AttachmentsApi['remove']>(() => Promise.resolve());
    const download = vi.fn<AttachmentsApi['download']>(() => Promise.resolve());
    const { user, unmount } = show(<Attachments owner={owner} />, { remove, download }, [passport]);
    await screen.findByText('Hộ chiếu.pdf');
    expect(screen.getByText(/^1,3.MB · 15\/11\/2026 08:00 · Trần Minh Khoa$/u)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Tải xuống Hộ chiếu.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Xóa Hộ chiếu.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Có' }));
    await screen.findByText('Chưa có tài liệu đính kèm.');
    expect([remove.mock.calls[0]?.slice(0, 2), download.mock.calls[0]?.[0]]).toEqual([[owner, 'A'], passport]);
    unmount();

    show(<Attachments owner={owner} />, {}, [passport], false);
    await screen.findByText('Hộ chiếu.pdf');
    expect(screen.getByText(/không cho phép thay đổi tài liệu/u)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Xóa Hộ chiếu.pdf' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Đính kèm' })).toBeNull();
  });

  it('are saved side by side: a second download does not wait for the first, nor is it lost', async () => {
    const download = vi.fn<AttachmentsApi['download']>(() => new Promise(() => undefined));
    const second = { ...passport, id: 'B', ten: 'Hợp đồng.pdf' };
    const { user } = show(<Attachments owner={owner} />, { download }, [passport, second]);
    await user.click(await screen.findByRole('button', { name: 'Tải xuống Hộ chiếu.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Tải xuống Hợp đồng.pdf' }));
    await user.click(screen.getByRole('button', { name: 'Tải xuống Hợp đồng.pdf' }));
    await waitFor(() => expect(download.mock.calls.map(([{ id }]) => id)).toEqual(['A', 'B']));
  });

  it('offer no second removal while one is under way', async () => {
    const remove = vi.fn<AttachmentsApi['remove']>(() => new Promise(() => undefined));
    const second = { ...passport, id: 'B', ten: 'Hợp đồng.pdf' };
    const { user } = show(<Attachments owner={owner} />, { remove }, [passport, second]);
    await user.click(await screen.findByRole('button', { name: 'Xóa Hộ chiếu.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Có' }));
    const other = await screen.findByRole('button', { name: 'Xóa Hợp đồng.pdf' });
    await waitFor(() => expect(other.ariaDisabled).toBe('true'));
    await user.click(other);
    expect(screen.queryByText(/chắc chắn muốn xóa/u)).toBeNull();
    expect(remove).toHaveBeenCalledTimes(1);
  });

  it('V-03 leave the focus in their section when one is removed: on the next one, at last on the heading', async () => {
    const second = { ...passport, id: 'B', ten: 'Hợp đồng.pdf' };
    const { user } = show(<Attachments owner={owner} />, { remove: () => Promise.resolve() }, [passport, second]);
    await user.click(await screen.findByRole('button', { name: 'Xóa Hộ chiếu.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Có' }));
    await waitFor(() => expect(screen.queryByText('Hộ chiếu.pdf')).toBeNull());
    const next = screen.getByRole('button', { name: 'Xóa Hợp đồng.pdf' });
    await waitFor(() => expect(document.activeElement).toBe(next));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(next);
    await user.click(await screen.findByRole('button', { name: 'Có' }));
    await screen.findByText('Chưa có tài liệu đính kèm.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Tài liệu đính kèm' }));
  });

  it('W-06 V-03 leave the focus in their section when a file is sent again, or taken off the list', async () => {
    const upload = vi
      .fn<AttachmentsApi['upload']>()
      .mockRejectedValueOnce(new AppError('network.unreachable', { status: 0 }))
      .mockReturnValueOnce(new Promise(() => undefined));
    const { user } = show(<Attachments owner={owner} />, { upload });
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('a.pdf'), pdf('b.exe')] } });
    await user.click(await screen.findByRole('button', { name: 'Thử lại a.pdf' }));
    const cancel = await screen.findByRole('button', { name: 'Hủy tải lên a.pdf' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));

    await user.keyboard('{Enter}');
    const dismiss = screen.getByRole('button', { name: 'Bỏ b.exe khỏi danh sách' });
    await waitFor(() => expect(document.activeElement).toBe(dismiss));
    await user.keyboard('{Enter}');
    const heading = screen.getByRole('heading', { name: 'Tài liệu đính kèm' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('say in place that they could not be loaded, and try again', async () => {
    const list = vi
      .fn<AttachmentsApi['list']>()
      .mockRejectedValueOnce(new AppError('network.timeout', { status: 0 }))
      .mockRejectedValueOnce(new AppError('network.timeout', { status: 0 }))
      .mockResolvedValue({ items: [passport], duocSua: true });
    const { user } = show(<Attachments owner={owner} />, { list });
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    await waitFor(async () => {
      const again = screen.queryByRole('button', { name: 'Thử lại' });
      if (again !== null) {
        await user.click(again);
      }
      expect(screen.getByText('Hộ chiếu.pdf')).toBeDefined();
    });
  });
});

describe('documents that cannot be loaded again', () => {
  it('V-05 X-02 stay in sight with the files on their way, and why is said above them', async () => {
    const { user, list, uploads, change } = await twoOnTheirWay();
    list.mockRejectedValue(new AppError('network.timeout', { status: 0 }));
    act(() => uploads[0]?.resolve({ ...passport, id: 'B', ten: 'a.pdf' }));
    change();
    const again = await screen.findByRole('button', { name: 'Thử lại' });
    expect(screen.getByRole('button', { name: 'Tải xuống a.pdf' })).toBeDefined();
    act(() => uploads[1]?.reject(new AppError('http.server', { status: 500 })));
    expect(await screen.findByText(/^Chưa tải lên được: /u)).toBeDefined();

    list.mockResolvedValue({ items: [{ ...passport, id: 'B', ten: 'a.pdf' }], duocSua: true });
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Thử lại' })).toBeNull());
    expect(screen.getByRole('button', { name: 'Thử lại b.pdf' })).toBeDefined();
  });

  it('X-02 go when the person may not see them any more', async () => {
    const { list, change } = await twoOnTheirWay();
    list.mockRejectedValue(new AppError('http.forbidden', { status: 403 }));
    change();
    await screen.findByRole('button', { name: 'Thử lại' });
    expect(screen.queryByText('Hộ chiếu.pdf')).toBeNull();
  });
});

type Sending = { readonly resolve: (attachment: Attachment) => void; readonly reject: (error: AppError) => void };

/** The documents of a record with two more under way; `change` is the record's new stamp. */
async function twoOnTheirWay() {
  const uploads: Sending[] = [];
  const list = vi.fn<AttachmentsApi['list']>(() => Promise.resolve({ items: [passport], duocSua: true }));
  const upload: AttachmentsApi['upload'] = () =>
    new Promise((resolve, reject) => {
      uploads.push({ resolve, reject });
    });
  const { services } = fakeServices({ attachments: { list, upload, check: () => Promise.resolve(undefined) } });
  const at = (version: string) => (
    <Surroundings services={services} authRef={authRef}>
      <Attachments owner={owner} version={version} />
    </Surroundings>
  );
  const authRef = signedInAuth();
  const { rerender } = render(at('1'));
  const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
  fireEvent.change(input, { target: { files: [pdf('a.pdf'), pdf('b.pdf')] } });
  await waitFor(() => expect(uploads).toHaveLength(2));
  return { user: userEvent.setup({ delay: null }), list, uploads, change: () => rerender(at('2')) };
}

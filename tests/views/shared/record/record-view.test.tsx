// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useCallback, useEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Router } from 'wouter';
import { navigate } from 'wouter/use-browser-location';

import type { Attachment } from '@/domain/attachments/attachment';
import { AppError } from '@/domain/errors/app-error';
import type { AttachmentsApi } from '@/services/api/attachments-api';
import { Attachments } from '@/views/shared/attachments/attachments';
import { useRecentRecords } from '@/views/shared/recent-records';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';
import { forgetDrafts, useDraft } from '@/views/shared/unsaved/use-draft';
import { guardedNavigation, useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.replaceState(null, '', '/');
});

type Note = { readonly id: string; readonly ten: string };

const stored = (id: string): Attachment => ({
  id,
  ten: `${id}.pdf`,
  loai: 'pdf',
  dungLuong: 10,
  giayTo: null,
  creationTime: '2026-11-15T08:00:00',
  creatorId: null,
  nguoiTaoTen: null,
});

describe('a record on the screen', () => {
  it('V-05 X-02 stays with all that goes on in it when it cannot be loaded again, and says why', async () => {
    const { user, get, uploads } = show();
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('a.pdf'), pdf('b.pdf')] } });
    await waitFor(() => expect(uploads).toHaveLength(2));

    get.mockRejectedValue(new AppError('network.unreachable', { status: 0 }));
    uploads[0]?.resolve(stored('A'));
    await screen.findByText('Không kết nối được máy chủ');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ghi chú');
    expect(screen.getByText('b.pdf')).toBeDefined();
    expect(uploads[1]?.signal.aborted).toBe(false);

    get.mockResolvedValue({ id: 'w1', ten: 'Ghi chú mới' });
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ghi chú mới'));
    expect(screen.queryByText('Không kết nối được máy chủ')).toBeNull();
  });

  it('X-02 S-08 goes when it is not there any more, and its name from the tab', async () => {
    const { get, uploads } = show();
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('a.pdf')] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    get.mockRejectedValue(new AppError('http.notFound', { status: 404 }));
    uploads[0]?.resolve(stored('A'));
    await screen.findByText('Không tìm thấy!');
    expect(screen.queryByText('A.pdf')).toBeNull();
    expect(document.title).toBe('Không tìm thấy! | Quỹ HTVLNN');
  });
});

describe('a record that is removed', () => {
  it('V-05 X-02 asks nothing about what was typed into it, and keeps none of it', async () => {
    window.history.replaceState(null, '', '/ghi-chu/w1');
    render(
      <Surroundings services={fakeServices({}).services} authRef={signedInAuth()}>
        <Router aroundNav={guardedNavigation}>
          <Route path="/ghi-chu/w1" component={TypedInto} />
          <Route path="/ghi-chu">danh sách</Route>
        </Router>
      </Surroundings>,
    );
    const user = userEvent.setup({ delay: null });
    expect(await screen.findByText('không có bản nháp')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Xóa' }));
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('danh sách')).toBeDefined();
    expect(screen.queryByText(/^Dữ liệu đã thay đổi nhưng chưa được lưu/u)).toBeNull();

    act(() => {
      navigate('/ghi-chu/w1');
    });
    expect(await screen.findByText('không có bản nháp')).toBeDefined();
  });
});

describe('the records that were opened last', () => {
  it('S-07 B-25 P-02 name none that was removed: nothing leads to it any more', async () => {
    window.history.replaceState(null, '', '/ghi-chu/w1');
    render(
      <Surroundings services={fakeServices({}).services} authRef={signedInAuth()}>
        <Recent />
        <Router aroundNav={guardedNavigation}>
          <Route path="/ghi-chu/w1" component={TypedInto} />
          <Route path="/ghi-chu">danh sách</Route>
        </Router>
      </Surroundings>,
    );
    const user = userEvent.setup({ delay: null });
    expect(await screen.findByText('vừa xem: /ghi-chu/w1 Ghi chú')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Xóa' }));
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('danh sách')).toBeDefined();
    expect(screen.getByText('vừa xem:')).toBeDefined();
  });

  it.each([
    ['do not go on naming what is not there any more', new AppError('http.notFound', { status: 404 }), false],
    ['do not go on naming what is not for the person', new AppError('http.forbidden', { status: 403 }), false],
    ['go on naming what could not be reached', new AppError('network.unreachable', { status: 0 }), true],
  ])('S-07 B-25 P-02 %s', async (_, error, isNamed) => {
    const { get, uploads } = show(<Recent />);
    expect(await screen.findByText('vừa xem: / Ghi chú')).toBeDefined();
    get.mockRejectedValue(error);
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('a.pdf')] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.resolve(stored('A'));
    await screen.findByRole('button', { name: 'Thử lại' });
    expect(screen.queryByText('vừa xem: / Ghi chú') !== null).toBe(isNamed);
  });
});

function Recent() {
  const records = useRecentRecords();
  return <p>{['vừa xem:', ...records.map(({ address, title }) => `${address} ${title}`)].join(' ')}</p>;
}

/** A record that is typed into while it is shown, as a fund report is. */
function TypedInto() {
  const recordRef = useRecord<Note>('w1', {
    get: () => Promise.resolve({ id: 'w1', ten: 'Ghi chú' }),
    remove: () => Promise.resolve(),
  });
  return (
    <RecordView<Note>
      recordRef={recordRef}
      backHref="/ghi-chu"
      nameOf={({ ten }) => ten}
      subtitleOf={() => null}
      editHref={undefined}
      canRemove
    >
      {() => <Typed />}
    </RecordView>
  );
}

function Typed() {
  const { found, remember } = useDraft<string, undefined>('ghi-chu/w1');
  useEffect(() => {
    remember({ values: 'nhập dở', base: undefined });
  }, [remember]);
  const onGivenUp = useCallback(() => {
    remember(undefined);
  }, [remember]);
  useUnsavedGuard(true, { onGivenUp });
  return found === undefined ? 'không có bản nháp' : 'có bản nháp';
}

describe('what can be done with a record', () => {
  it.each([
    ['a record that is to be changed', false, ['Sửa', 'Gửi', 'Mở hồ sơ', 'In', 'Xóa']],
    ['a record whose step comes first', true, ['Gửi', 'Mở hồ sơ', 'Sửa', 'In', 'Xóa']],
  ])(
    'X-02 stands in one order: what to press, links, papers, and what destroys last: %s',
    async (_, isSecondary, names) => {
      const get = () => Promise.resolve({ id: 'w1', ten: 'Ghi chú' });
      render(
        <Surroundings services={fakeServices({}).services} authRef={signedInAuth()}>
          <WithButtons get={get} isEditSecondary={isSecondary} />
        </Surroundings>,
      );
      await screen.findByRole('heading', { level: 1 });
      const buttons = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
      buttons.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
      expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
    },
  );
});

function WithButtons({
  get,
  isEditSecondary,
}: {
  readonly get: (id: string) => Promise<Note>;
  readonly isEditSecondary: boolean;
}) {
  const recordRef = useRecord<Note>('w1', { get, remove: () => Promise.resolve() });
  return (
    <RecordView<Note>
      recordRef={recordRef}
      backHref="/"
      nameOf={({ ten }) => ten}
      subtitleOf={() => null}
      editHref="/sua"
      isEditSecondary={isEditSecondary}
      canRemove
      prints={<button type="button">In</button>}
      actions={
        <>
          <button type="button">Gửi</button>
          <a href="/ho-so">Mở hồ sơ</a>
        </>
      }
    >
      {() => null}
    </RecordView>
  );
}

type Upload = { readonly resolve: (attachment: Attachment) => void; readonly signal: AbortSignal };

function show(beside?: ReactNode) {
  const uploads: Upload[] = [];
  const get = vi.fn<(id: string) => Promise<Note>>(() => Promise.resolve({ id: 'w1', ten: 'Ghi chú' }));
  const attachments: Partial<AttachmentsApi> = {
    list: () => Promise.resolve({ items: [], duocSua: true }),
    check: () => Promise.resolve(undefined),
    upload: (_, __, signal) => new Promise((resolve) => uploads.push({ resolve, signal })),
  };
  render(
    <Surroundings services={fakeServices({ attachments }).services} authRef={signedInAuth()}>
      {beside}
      <Shown get={get} />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), get, uploads };
}

function Shown({ get }: { readonly get: (id: string) => Promise<Note> }) {
  const recordRef = useRecord<Note>('w1', { get });
  const reload = useCallback(() => {
    recordRef.send({ type: 'record.reload' });
  }, [recordRef]);
  return (
    <RecordView<Note>
      recordRef={recordRef}
      backHref="/"
      nameOf={({ ten }) => ten}
      subtitleOf={() => null}
      editHref={undefined}
      canRemove={false}
    >
      {() => <Attachments owner={{ resource: 'nguoi-lao-dong', id: 'w1' }} onChanged={reload} />}
    </RecordView>
  );
}

function pdf(name: string): File {
  return new File(['%PDF-'], name);
}

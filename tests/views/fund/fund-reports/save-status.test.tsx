// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi, type Mock } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { ReportPapers } from '@/views/fund/fund-reports/report-papers';
import { SaveStatus } from '@/views/fund/fund-reports/save-status';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';
import { RecordTabs } from '@/views/shared/record/record-tabs';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import type { Services } from '@/views/app/services-context';

import { report, storedLine } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  // What a test leaves unstored is no other's draft.
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const shown = report();
const storedLines = [storedLine(0), storedLine(1)];

it('B-01 X-02 says once why lines cannot be deleted, and sends them again when the person says so', async () => {
  const { user, saveLines } = await openWithRefusedRemovals();
  expect(screen.getByText(/^Có 2 dòng bạn đã xóa nhưng hệ thống không cho xóa/u)).toBeDefined();
  expect([screen.queryByText(/Thông tin người lập báo cáo còn lỗi/u), screen.queryByText(/Đang lưu/u)]).toEqual([
    null,
    null,
  ]);
  const sent = saveLines.mock.calls.length;

  saveLines.mockResolvedValue({ baoCao: report({ concurrencyStamp: 'stamp-1' }), dong: [] });
  await user.click(screen.getByRole('button', { name: 'Thử lại' }));
  expect(await screen.findByText('Đã lưu')).toBeDefined();
  await waitFor(() => expect(saveLines).toHaveBeenCalledTimes(sent + 1));
});

it('B-01 X-02 puts lines back that cannot be deleted, and sends nothing more', async () => {
  const { user, saveLines, editRef } = await openWithRefusedRemovals();
  const sent = saveLines.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Đưa trở lại bảng' }));
  expect(await screen.findByText('Đã lưu')).toBeDefined();
  expect(
    editRef()
      .getSnapshot()
      .context.lines.map(({ key }) => key),
  ).toEqual(['line-0', 'line-1']);
  expect(saveLines).toHaveBeenCalledTimes(sent);
});

it('B-01 X-02 prints the lines that cannot be deleted: the back end has them, and the sums of the paper too', async () => {
  window.history.pushState(null, '', '/quan-ly-quy/bao-cao-quy/1?in=danh-sach');
  await openWithRefusedRemovals();
  const paper = await screen.findByRole('article', { name: 'Danh sách người lao động đóng góp Quỹ' });
  expect(paper.querySelectorAll('tbody tr')).toHaveLength(2);
});

it.each([
  [
    new AppError('network.unreachable', { status: 0 }),
    /^Chưa lưu được 1 thay đổi; 1 dòng đã lưu\. .* vẫn còn ở đây và sẽ được tự gửi lại sau 10 giây\.$/u,
  ],
  [
    new AppError('http.tooManyRequests', { status: 429, retryAfterSeconds: 600 }),
    /vẫn còn ở đây và sẽ được tự gửi lại sau 10 phút\.$/u,
  ],
  [
    new AppError('http.forbidden', { status: 403 }),
    /vẫn còn ở đây nhưng không được tự gửi lại\. Hãy bấm "Thử lại"\.$/u,
  ],
])('B-01 X-04 says what is saved, what is not, and when it is sent again, if at all: %s', async (error, sentence) => {
  const { user } = await openTyped(() => Promise.reject(error));
  await user.click(screen.getByRole('button', { name: 'Lưu ngay' }));
  expect(await screen.findByText(sentence)).toBeDefined();
});

it.each([
  ['which was away', new AppError('network.unreachable', { status: 0 }), 2],
  ['but not what the back end itself has turned down', new AppError('http.server', { status: 500 }), 1],
])('B-01 X-04 sends at once with the return of the network %s', async (_, error, sent) => {
  const { user, saveLines } = await openTyped(() => Promise.reject(error));
  await user.click(screen.getByRole('button', { name: 'Lưu ngay' }));
  await screen.findByRole('button', { name: 'Thử lại' });
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(saveLines).toHaveBeenCalledTimes(sent);
});

describe('a button that goes', () => {
  it('B-01 K-04 leaves the keyboard in its part of the report, when removed lines are put back', async () => {
    const { user } = await openWithRefusedRemovals();
    await user.click(screen.getByRole('button', { name: 'Đưa trở lại bảng' }));
    expect(await screen.findByText('Đã lưu')).toBeDefined();
    expect(document.activeElement).toBe(shownPart());
  });

  it.each(['by its press', 'of itself'] as const)(
    'B-01 K-04 leaves the keyboard in its part of the report, when what is typed is stored %s',
    async (way) => {
      const { user, editRef } = await openTyped(() => new Promise(() => undefined));
      const button = screen.getByRole('button', { name: 'Lưu ngay' });
      button.focus();
      if (way === 'by its press') {
        await user.keyboard('{Enter}');
      } else {
        act(() => editRef().send({ type: 'edit.save' }));
      }
      expect(await screen.findByText(/^Đang lưu/u)).toBeDefined();
      await waitFor(() => expect(document.activeElement).toBe(shownPart()));
    },
  );

  it('B-01 K-04 leaves the keyboard in its part of the report, when storing failed and is tried again', async () => {
    const { user, saveLines } = await openTyped(() => Promise.reject(new AppError('network.unreachable')));
    await user.click(screen.getByRole('button', { name: 'Lưu ngay' }));
    expect(await screen.findByText(/^Chưa lưu được/u)).toBeDefined();
    saveLines.mockReturnValue(new Promise(() => undefined));
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText(/^Đang lưu/u)).toBeDefined();
    expect(document.activeElement).toBe(shownPart());
  });

  it.each(['Giữ nội dung của tôi', 'Lấy bản mới nhất'])(
    'B-01 K-04 leaves the keyboard in its part of the report, when somebody else has changed it: %s',
    async (name) => {
      const { user, saveLines } = await openTyped(() => Promise.reject(overtaken));
      await user.click(screen.getByRole('button', { name: 'Lưu ngay' }));
      const choice = await screen.findByRole('button', { name });
      saveLines.mockReturnValue(new Promise(() => undefined));
      await user.click(choice);
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
      expect(document.activeElement).toBe(shownPart());
    },
  );
});

function shownPart(): HTMLElement {
  return screen.getByRole('tabpanel', { name: 'Người lao động' });
}

const overtaken = new AppError('http.conflict', { status: 409 });

/** A report with a line typed into it that waits to be stored; somebody else has added a line meanwhile. */
async function openTyped(answer: () => ReturnType<Services['fundReports']['saveLines']>) {
  const opened = await open(vi.fn<Services['fundReports']['saveLines']>().mockImplementation(answer), [
    ...storedLines,
    storedLine(2),
  ]);
  act(() => {
    const { lines } = opened.editRef().getSnapshot().context;
    opened.editRef().send({
      type: 'lines.change',
      lines: lines.map((line, index) => (index === 0 ? { ...line, hoTen: 'Phạm Thị Sen' } : line)),
    });
  });
  await screen.findByRole('button', { name: 'Lưu ngay' });
  return opened;
}

/** A report whose two lines the page has no more, and the back end does not let go. */
async function openWithRefusedRemovals() {
  const refusal = new AppError('server.message', {
    status: 403,
    server: {
      code: 'QuyHoTro:01099',
      message: 'Người lao động đang được hỗ trợ.',
      details: null,
      data: null,
      validationErrors: null,
    },
  });
  const { user, saveLines, editRef } = await open(
    vi.fn<Services['fundReports']['saveLines']>().mockRejectedValue(refusal),
  );
  act(() => {
    editRef().send({ type: 'lines.change', lines: [] });
    editRef().send({ type: 'edit.save' });
  });
  expect(await screen.findByText('Người lao động đang được hỗ trợ.')).toBeDefined();
  return { user, saveLines, editRef };
}

/** A report of two lines, all stored. @param present The lines that the back end has from then on. */
async function open(saveLines: Mock<Services['fundReports']['saveLines']>, present = storedLines) {
  const lines = vi.fn<Services['fundReports']['lines']>().mockResolvedValueOnce(storedLines).mockResolvedValue(present);
  const get = () => Promise.resolve(shown);
  const { services } = fakeServices({ fundReports: { get, lines, saveLines } });
  let ref: FundReportEditRef | undefined;
  const editRef = () => {
    if (ref === undefined) {
      throw new Error('The report was not opened.');
    }
    return ref;
  };
  render(
    <Surroundings services={services}>
      <Status
        onStarted={(started) => {
          ref = started;
        }}
      />
    </Surroundings>,
  );
  await screen.findByText('Đã lưu');
  return { user: userEvent.setup({ delay: null }), saveLines, editRef };
}

function Status({ onStarted }: { readonly onStarted: (ref: FundReportEditRef) => void }) {
  const editRef = useReportEdit(shown);
  onStarted(editRef);
  return (
    <>
      <RecordTabs label="Báo cáo" tabs={[{ id: 'nguoi-lao-dong', label: 'Người lao động' }]}>
        {() => <SaveStatus editRef={editRef} />}
      </RecordTabs>
      <ReportPapers editRef={editRef} />
    </>
  );
}

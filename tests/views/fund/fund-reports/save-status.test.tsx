// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { ReportPapers } from '@/views/fund/fund-reports/report-papers';
import { SaveStatus } from '@/views/fund/fund-reports/save-status';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';
import type { Services } from '@/views/app/services-context';

import { report, storedLine } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const shown = report();

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
  const saveLines = vi.fn<Services['fundReports']['saveLines']>().mockRejectedValue(refusal);
  const lines = () => Promise.resolve([storedLine(0), storedLine(1)]);
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
  act(() => {
    editRef().send({ type: 'lines.change', lines: [] });
    editRef().send({ type: 'edit.save' });
  });
  expect(await screen.findByText('Người lao động đang được hỗ trợ.')).toBeDefined();
  return { user: userEvent.setup({ delay: null }), saveLines, editRef };
}

function Status({ onStarted }: { readonly onStarted: (ref: FundReportEditRef) => void }) {
  const editRef = useReportEdit(shown);
  onStarted(editRef);
  return (
    <>
      <SaveStatus editRef={editRef} />
      <ReportPapers editRef={editRef} />
    </>
  );
}

// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DataFileProblem, type DataDesk, type Snapshot } from '@/domain/desk/data-sets';
import { DataTab } from '@/views/desk/data/data-tab';

import { openTab, untouchedPart } from './desk-page';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

/** Data that note what is asked of them. */
function fakeData(kept: readonly Snapshot[] = []) {
  const done: string[] = [];
  const data: DataDesk = {
    ...untouchedPart,
    set: 'class',
    choose: (set) => {
      done.push(`choose ${set}`);
      return Promise.resolve();
    },
    snapshots: () => Promise.resolve(kept),
    keep: (name) => {
      done.push(`keep ${name}`);
      return Promise.resolve();
    },
    restore: () => Promise.resolve(),
    remove: (id) => {
      done.push(`remove ${id}`);
      return Promise.resolve();
    },
    exported: () => Promise.resolve('{}'),
    takeFile: () => Promise.reject(new DataFileProblem('badRows', 'workers 1')),
    resetRows: () => Promise.resolve(),
    secondUser: {
      edit: ({ kind, id }, besides) => {
        done.push(`edit ${kind} ${id} besides ${besides ?? ''}`);
        return Promise.resolve({ kind: 'done', by: 'Lê Thu Hà' });
      },
      remove: () => Promise.resolve({ kind: 'refused', reason: 'Báo cáo đã được phê duyệt.' }),
    },
  };
  return { data, done };
}

it('D-03 somebody else edits the record that the page shows, and the desk says why one cannot be deleted', async () => {
  history.replaceState(null, '', '/csdl/nguoi-lao-dong/42/sua');
  const { data, done } = fakeData();
  const { user } = await openTab({ desk: { data }, Tab: DataTab });
  expect(screen.getByText('Bản ghi đang mở: người lao động')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Sửa bản ghi này như người khác' }));
  expect(await screen.findByText(/^Lê Thu Hà đã sửa bản ghi/u)).toBeDefined();
  expect(done).toEqual(['edit worker 42 besides khoa.tm']);
  await user.click(screen.getByRole('button', { name: 'Xóa bản ghi này như người khác' }));
  expect(await screen.findByText('Không làm được: Báo cáo đã được phê duyệt.')).toBeDefined();
});

it('D-03 changes to another data set after a question, and says what is wrong with a file', async () => {
  const { data, done } = fakeData();
  const { user } = await openTab({ desk: { data }, Tab: DataTab });
  expect(screen.getByText('Hãy mở trang của một bản ghi.')).toBeDefined();
  const answerYes = async () => {
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByRole('button', { name: 'Có' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  };
  await user.click(screen.getByRole('radio', { name: /^Trống/u }));
  await answerYes();
  expect(done).toEqual(['choose none']);
  const file = new File(['{}'], 'la.json', { type: 'application/json' });
  await user.upload(screen.getByLabelText('Tệp dữ liệu để nhập'), file);
  await answerYes();
  expect(await screen.findByText('Tệp có dòng sai cấu trúc (workers 1). Không có gì thay đổi.')).toBeDefined();
});

it('D-03 V-02 no snapshot goes without a question: neither by its bin, nor by another one of its name', async () => {
  const { data, done } = fakeData([
    { id: '7', name: 'Sau bài 1', set: 'class', savedAt: '2026-11-15T02:00:00Z', changes: 3 },
  ]);
  const { user } = await openTab({ desk: { data }, Tab: DataTab });
  const answer = async (question: string, name: 'Có' | 'Không') => {
    const asked = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    expect(within(asked).getByText(question)).toBeDefined();
    await user.click(within(asked).getByRole('button', { name }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  };
  const removal = 'Xóa bản chụp “Sau bài 1”? Bản đã xóa không lấy lại được.';
  await user.click(await screen.findByRole('button', { name: 'Xóa bản chụp Sau bài 1' }));
  await answer(removal, 'Không');
  await user.click(screen.getByRole('button', { name: 'Xóa bản chụp Sau bài 1' }));
  await answer(removal, 'Có');
  await user.click(screen.getByRole('button', { name: 'Lưu bản chụp' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Tên bản chụp'));
  await user.type(screen.getByLabelText('Tên bản chụp'), 'Sau bài 1{Enter}');
  await answer('Đã có bản chụp “Sau bài 1”. Thay bản đó bằng dữ liệu hiện tại?', 'Không');
  await user.type(screen.getByLabelText('Tên bản chụp'), 'Sau bài 2{Enter}');
  await waitFor(() => {
    expect(done).toEqual(['remove 7', 'keep Sau bài 2']);
  });
});

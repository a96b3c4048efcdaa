// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { BulkItem, BulkResult } from '@/domain/lists/bulk-action';
import type { UnitListItem } from '@/domain/units/unit';
import { removeStored, storedKeys } from '@/views/app/browser-storage';
import { unitsList } from '@/views/database/units/units-list';
import type { UnitsListTextKey } from '@/views/database/units/units-list-texts';
import type { ListDescription } from '@/views/shared/list/list-description';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { showOn } from './list-page';

beforeEach(() => {
  storedKeys().forEach(removeStored);
  // Cards are cheaper to show than the grid, and hold the same parts.
  showOn('phone');
});

afterEach(cleanup);

describe('a step for a page of records that the back end takes together', () => {
  it('W-06 B-01 goes in parts: the figure moves, "Dừng lại" stops before the next one, and the result counts all', async () => {
    const { dialog, press, answerNext, sent } = await start();
    expect(within(dialog).getByText('Đã xử lý 0 / 10 bản ghi')).toBeDefined();
    expect(figureIn(dialog)).toBe('0');

    await answerNext();
    expect(within(dialog).getByText('Đã xử lý 5 / 10 bản ghi')).toBeDefined();
    expect(figureIn(dialog)).toBe('50');
    await answerNext();
    expect(within(dialog).getByText('Thành công: 8 bản ghi')).toBeDefined();
    expect(within(dialog).getByText('Không thành công: 2 bản ghi')).toBeDefined();
    await press('Thử lại 2 dòng lỗi');
    expect(sent.map((items) => items.length)).toEqual([5, 5, 2]);
  });

  it('W-06 B-01 is stopped before the next part, and says what was done, refused and not begun', async () => {
    const { dialog, press, answerNext, sent } = await start();
    await press('Dừng lại');
    expect(within(dialog).getByText('Sẽ dừng sau lần gửi này…')).toBeDefined();
    await answerNext();
    expect(within(dialog).getByText('Đã dừng theo yêu cầu. Đã xử lý 5 / 10 bản ghi.')).toBeDefined();
    await press('Kết thúc');

    expect(within(dialog).getByText('Thành công: 4 bản ghi')).toBeDefined();
    expect(within(dialog).getByText('Không thành công: 1 bản ghi')).toBeDefined();
    expect(within(dialog).getByText('Chưa gửi: 5 bản ghi')).toBeDefined();
    expect(sent).toHaveLength(1);
  });

  it('X-01 B-01 says of the part whose answer was lost that nobody knows, and keeps it chosen without another complaint', async () => {
    const { dialog, press, answerNext, loseNext } = await start();
    await answerNext();
    await loseNext();
    expect(within(dialog).getByText(/^Chưa nhận được kết quả của lần gửi này\./u)).toBeDefined();
    await press('Kết thúc');

    expect(within(dialog).getByText('Thành công: 4 bản ghi')).toBeDefined();
    expect(within(dialog).queryByText(/^Chưa gửi/u)).toBeNull();
    expect(within(dialog).getByText(/^Đã gửi, chưa nhận được kết quả: 5 bản ghi\./u)).toBeDefined();

    await press('Chỉ giữ các dòng lỗi');
    const bar = screen.getByRole('region', { name: 'Bản ghi đã chọn' });
    expect(within(bar).getByText('Đã chọn 6 bản ghi')).toBeDefined();
    expect(within(bar).queryByRole('alert')).toBeNull();
  });

  it('X-01 B-01 tells what was not sent yet from what was sent without an answer', async () => {
    const { dialog, press, loseNext } = await start();
    await loseNext();
    await press('Kết thúc');
    expect(within(dialog).getByText(/^Đã gửi, chưa nhận được kết quả: 5 bản ghi\./u)).toBeDefined();
    expect(within(dialog).getByText('Chưa gửi: 5 bản ghi')).toBeDefined();
  });
});

describe('a part that was turned down as a whole', () => {
  it.each([
    ['by the server', new AppError('http.forbidden', { status: 403 })],
    ['before it went out, for want of a session', new AppError('http.sessionExpired', { status: 401 })],
  ])('X-01 B-01 was not done, and is not said to be on its way still: %s', async (_, error) => {
    const { dialog, press, answerNext, loseNext } = await start();
    await answerNext();
    await loseNext(error);
    expect(within(dialog).getByRole('alert')).toBeDefined();
    expect(within(dialog).queryByText(/^Chưa nhận được kết quả/u)).toBeNull();
    await press('Kết thúc');

    expect(within(dialog).getByText('Thành công: 4 bản ghi')).toBeDefined();
    expect(within(dialog).getByText('Không thành công: 6 bản ghi')).toBeDefined();
    expect(within(dialog).queryByText(/^Đã gửi, chưa nhận được kết quả/u)).toBeNull();
    expect(within(dialog).queryByText(/^Chưa gửi/u)).toBeNull();
  });

  it('X-01 B-01 may be done all the same where it had gone out before without an answer', async () => {
    const { dialog, press, loseNext } = await start();
    await loseNext();
    await press('Gửi lại');
    await loseNext(new AppError('http.forbidden', { status: 403 }));
    await press('Kết thúc');
    expect(within(dialog).getByText(/^Đã gửi, chưa nhận được kết quả: 5 bản ghi\./u)).toBeDefined();
    expect(within(dialog).getByText('Chưa gửi: 5 bản ghi')).toBeDefined();
  });
});

describe('a run that is not at its end', () => {
  it('W-04 W-06 is not left without a question while it is stopped: rows are still to come', async () => {
    const { press, answerNext } = await start();
    expect(closesTab()).toBe(false);
    await press('Dừng lại');
    await answerNext();
    expect(closesTab()).toBe(false);
    await press('Tiếp tục');
    expect(closesTab()).toBe(false);
    await answerNext();
    expect(closesTab()).toBe(true);
  });

  it('W-04 X-01 is not left without a question while an answer is missing: only here it is asked for under its old name', async () => {
    const { press, loseNext } = await start();
    await loseNext();
    expect(closesTab()).toBe(false);
    await press('Kết thúc');
    expect(closesTab()).toBe(true);
  });
});

/** Whether the browser would close the tab without asking. */
function closesTab(): boolean {
  return fireEvent(window, new Event('beforeunload', { cancelable: true }));
}

function figureIn(dialog: HTMLElement): string | null {
  return within(dialog).getByRole('progressbar', { name: 'Tiến độ thực hiện' }).getAttribute('aria-valuenow');
}

/** Starts an action for the ten records of a page; of every call the first record is refused. */
async function start() {
  window.history.pushState(null, '', '/csdl/don-vi');
  const sent: (readonly BulkItem[])[] = [];
  let answer: () => void = () => undefined;
  let lose: (error: AppError) => void = () => undefined;
  const list: ListDescription<UnitListItem, UnitsListTextKey> = {
    ...unitsList,
    bulkActions: [
      {
        id: 'approve',
        label: 'units.canBoPhuTrachId',
        policy: 'DucLongPhatCsdl.CsdlDonVi.Edit',
        most: 50,
        confirm: 'units.empty',
        run: (_, items) => {
          sent.push(items);
          return new Promise<readonly BulkResult[]>((resolve, reject) => {
            lose = reject;
            answer = () => {
              resolve(items.map(({ id }, index) => ({ id, ma: id, thanhCong: index > 0 })));
            };
          });
        },
      },
    ],
  };
  await act(async () => {
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth()} isStrict={false}>
        <ListScreen description={list} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: /^Chọn DV0001/u }));
  await user.click(screen.getByText('Chọn cả trang'));
  await user.click(screen.getByText('Cán bộ phụ trách', { selector: 'button' }));
  const dialog = screen.getByRole('dialog', { name: 'Cán bộ phụ trách' });
  const press = (name: string) => user.click(within(dialog).getByText(name, { selector: 'button' }));
  await press('Cán bộ phụ trách');
  const answerNext = () =>
    act(async () => {
      answer();
      await Promise.resolve();
    });
  const loseNext = (error = new AppError('network.unreachable', { status: 0 })) =>
    act(async () => {
      lose(error);
      await Promise.resolve();
    });
  return { dialog, press, answerNext, loseNext, sent };
}

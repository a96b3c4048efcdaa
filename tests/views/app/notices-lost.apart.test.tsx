// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useConfirm, useNotices } from '@/views/app/notices';
import type * as Views from '@/views/shared/notices/notice-views';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

const views = vi.hoisted(() => ({ areLost: true }));

vi.mock('@/views/shared/notices/notice-views', async (importOriginal) => {
  const { NoticeViews } = await importOriginal<typeof Views>();
  return {
    get NoticeViews() {
      if (views.areLost) {
        throw new TypeError('Failed to fetch dynamically imported module');
      }
      return NoticeViews;
    },
  };
});

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const sentence = /Không hiển thị được thông báo\./u;

describe('a question whose code did not come', () => {
  it('X-05 W-02 is dismissed, also where something else could not be shown before it: nobody waits for ever', async () => {
    const { user, answers } = openAsker();
    await user.click(screen.getByText('báo'));
    expect(await screen.findByText(sentence)).toBeDefined();
    for (const count of [1, 2]) {
      await user.click(screen.getByText('hỏi'));
      await waitFor(() => expect(answers).toEqual(Array.from({ length: count }, () => 'dismiss')));
    }
    expect(await screen.findByText(sentence)).toBeDefined();
  });

  it('X-05 W-02 is said not to be shown, and the next one is put as soon as its code comes', async () => {
    const { user, answers } = openAsker();
    await user.click(screen.getByText('hỏi'));
    await waitFor(() => expect(answers).toEqual(['dismiss']));
    expect(screen.getByText(sentence)).toBeDefined();

    views.areLost = false;
    await user.click(screen.getByText('hỏi'));
    await user.click(await screen.findByText('Có'));
    await waitFor(() => expect(answers).toEqual(['dismiss', 'confirm']));
    expect(screen.queryByText(sentence)).toBeNull();
  });
});

/** A page that asks and reports. */
function openAsker() {
  const answers: string[] = [];
  function Asker() {
    const confirm = useConfirm();
    const notices = useNotices();
    const ask = async () => {
      answers.push(await confirm({ message: 'Xóa vai trò?' }));
    };
    return (
      <>
        <button onClick={() => void ask()}>hỏi</button>
        <button
          onClick={() => {
            notices.success('Đã lưu.');
          }}
        >
          báo
        </button>
      </>
    );
  }
  render(
    <Surroundings services={fakeServices().services}>
      <Asker />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), answers };
}

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { useConfirm } from '@/views/app/notices';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
afterEach(cleanup);

describe('useConfirm', () => {
  it('W-02 answers each question by itself and tells an answered one nothing more', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { user, answers } = renderQuestions();

    await user.click(screen.getByText('hỏi'));
    await user.dblClick(await screen.findByRole('button', { name: 'Có' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByText('hỏi'));
    await user.click(await screen.findByRole('button', { name: 'Không' }));
    await waitFor(() => expect(answers).toEqual(['confirm', 'reject']));
    expect(warned).not.toHaveBeenCalled();
  });

  it('W-02 withdraws the open question when another one is put', async () => {
    const warned = vi.spyOn(console, 'warn');
    const { user, answers } = renderQuestions();

    await user.click(screen.getByText('hỏi'));
    await screen.findByRole('alertdialog');
    screen.getByText('hỏi').click();
    await waitFor(() => expect(answers).toEqual(['dismiss']));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answers).toEqual(['dismiss', 'dismiss']));
    expect(warned).not.toHaveBeenCalled();
  });
});

function renderQuestions() {
  const answers: string[] = [];
  function Asker() {
    const confirm = useConfirm();
    return (
      <button onClick={() => void confirm({ message: 'Xóa?' }).then((answer) => answers.push(answer))}>hỏi</button>
    );
  }
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <Asker />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), answers };
}

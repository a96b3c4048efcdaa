// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { errorMachine } from '@/machines/shell/error-machine';
import { NoticesProvider } from '@/views/app/notices';
import { NoticesBoundary } from '@/views/app/notices-boundary';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';

afterEach(cleanup);

describe('notices that cannot be shown', () => {
  it('X-05 leave the page as it is, close what nobody can see, and are shown after a retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const user = userEvent.setup({ delay: null });
    const code = { isMissing: true };
    const NoticeViews = () => {
      if (code.isMissing) {
        throw new TypeError('Failed to fetch dynamically imported module: /assets/notice-views.js');
      }
      return <p>thông báo</p>;
    };
    const onGiveUp = vi.fn();
    const onRetry = vi.fn(() => {
      code.isMissing = false;
    });
    render(
      <>
        <p>trang</p>
        <NoticesBoundary asked={undefined} onRetry={onRetry} onGiveUp={onGiveUp}>
          <NoticeViews />
        </NoticesBoundary>
      </>,
    );
    expect(screen.getByText('trang')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('Không hiển thị được thông báo.');
    expect(onGiveUp).toHaveBeenCalledTimes(1);

    await user.click(screen.getByRole('button', { name: /Thử lại/u }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByText('thông báo')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('what is reported before there is a page', () => {
  it('X-01 is kept, and shown as soon as there is one', async () => {
    const errorRef = createActor(errorMachine);
    errorRef.send({ type: 'error.report', error: new AppError('environment.remoteUnavailable') });
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <NoticesProvider errorRef={errorRef}>
          <p>trang</p>
        </NoticesProvider>
      </Surroundings>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Máy chủ cấu hình không trả lời hoặc trả lời sai.',
    );
  });
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { toastLifetimeMs } from '@/domain/constants';
import type { Notices } from '@/views/app/notice-types';
import { NoticesProvider, useNotices } from '@/views/app/notices';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** In a file of its own: whoever has shown a toast before has the code that shows one. */
it('W-01 a toast lives from when it is seen, though the code that shows it comes late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const held: { notices?: Notices } = {};
  const Page = () => {
    held.notices = useNotices();
    return null;
  };
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <NoticesProvider>
        <Page />
      </NoticesProvider>
    </Surroundings>,
  );
  act(() => {
    held.notices?.success('Đã lưu.');
  });
  expect(screen.queryByText('Đã lưu.')).toBeNull();
  act(() => {
    vi.advanceTimersByTime(toastLifetimeMs + 1);
  });
  vi.useRealTimers();

  expect(await screen.findByText('Đã lưu.')).toBeDefined();
}, 60_000);

// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { TrainerDesk } from '@/views/desk/trainer-desk';

import { openTab, untouchedPart } from './desk-page';

afterEach(cleanup);

/** The desk with parts that differ, which note when they go back. */
async function openChanged(parts: readonly string[]) {
  const reset: string[] = [];
  const part = (name: string) => ({
    ...untouchedPart,
    isDefault: () => !parts.includes(name),
    reset: () => {
      reset.push(name);
      return Promise.resolve();
    },
  });
  const desk = {
    requests: { follow: () => undefined },
    clock: { ...part('clock'), offsetMs: 0, calendar: () => statutoryCalendar },
    ...Object.fromEntries(['network', 'people', 'data'].map((name) => [name, part(name)])),
  };
  const { user } = await openTab({ desk: desk as never, Tab: TrainerDesk });
  await user.click(screen.getByRole('button', { name: 'Về mặc định' }));
  return { user, reset };
}

it('D-03 going back to the default asks before another data set takes everything that was changed with it', async () => {
  const { user, reset } = await openChanged(['network', 'data']);
  const answer = async (name: string) => {
    const question = await screen.findByRole('alertdialog');
    expect(within(question).getByText(/sẽ mất nếu chưa lưu bản chụp/u)).toBeDefined();
    await user.click(within(question).getByRole('button', { name }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
  };
  await answer('Không');
  expect(reset).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Về mặc định' }));
  await answer('Có');
  await waitFor(() => {
    expect(reset).toEqual(['network', 'data']);
  });
});

it('D-03 going back to the default asks nothing where no data are lost', async () => {
  const { reset } = await openChanged(['network', 'people']);
  await waitFor(() => {
    expect(reset).toEqual(['network', 'people']);
  });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

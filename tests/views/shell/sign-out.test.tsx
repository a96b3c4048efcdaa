// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { useSignOut } from '@/views/shell/session/use-sign-out';
import { useUnsavedGuard } from '@/views/shared/unsaved/use-unsaved-guard';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

afterEach(cleanup);

it.each([
  [
    'says that what is typed goes with it',
    true,
    'Dữ liệu đã thay đổi nhưng chưa được lưu. Bạn có chắc chắn muốn đăng xuất không?',
  ],
  ['asks no more than that where nothing is unsaved', false, 'Bạn có chắc chắn muốn đăng xuất không?'],
])('V-05 S-07 the question of signing out %s', async (_, isDirty, question) => {
  render(
    <Surroundings services={fakeServices({}).services}>
      <Form isDirty={isDirty} />
    </Surroundings>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByText('Đăng xuất'));
  expect(await screen.findByText(question)).toBeDefined();
  await user.click(screen.getByText('Không'));
});

function Form({ isDirty }: { readonly isDirty: boolean }) {
  useUnsavedGuard(isDirty, { isKept: true });
  const signOut = useSignOut();
  return (
    <button type="button" onClick={signOut}>
      Đăng xuất
    </button>
  );
}

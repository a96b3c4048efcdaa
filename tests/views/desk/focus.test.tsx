// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { useDesk } from '@/views/desk/desk-context';
import { TrainerDesk } from '@/views/desk/trainer-desk';
import { openNetwork } from '@mock-server/desk/network';

import { createTestBackend } from '../../mock-server/support/test-backend';
import { openTab, untouchedPart } from './desk-page';

afterEach(cleanup);

/** The desk beside a page with a field. */
function Page() {
  const { deskRef } = useDesk();
  const isOpen = useSelector(deskRef, (snapshot) => snapshot.matches('open'));
  return (
    <>
      <label>
        Ghi chú <input onKeyDown={({ key }) => key === 'F9' && deskRef.send({ type: 'desk.show', tab: 'network' })} />
      </label>
      {isOpen ? <TrainerDesk /> : null}
    </>
  );
}

let user: Awaited<ReturnType<typeof openTab>>['user'];

beforeEach(async () => {
  const { backend } = await createTestBackend();
  const desk = {
    network: await openNetwork(backend, { store: backend.store, openChannel: undefined }),
    requests: { follow: () => undefined },
    clock: untouchedPart,
    people: untouchedPart,
    data: untouchedPart,
  };
  ({ user } = await openTab({ desk: desk as never, Tab: Page }));
  await user.click(screen.getByLabelText('Ghi chú'));
  await user.keyboard('{F9}');
  await screen.findByRole('button', { name: 'Thêm quy tắc' }, { timeout: 20_000 });
}, 30_000);

const press = async (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  await user.keyboard('{Enter}');
};

it('D-03 the focus goes to the desk when it is opened, and back into the field when it is closed', async () => {
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bàn huấn luyện' }));
  await press('Đóng bàn huấn luyện');
  expect(screen.queryByRole('complementary')).toBeNull();
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByLabelText('Ghi chú'));
  });
});

it('D-03 the focus stays in the desk, where what was pressed makes room for something else', async () => {
  await press('Thêm quy tắc');
  const form = screen.getByRole('form', { name: 'Quy tắc mới' });
  await waitFor(() => {
    expect(form.contains(document.activeElement)).toBe(true);
  });
  within(form).getByRole('button', { name: 'Lưu quy tắc' }).focus();
  await user.keyboard('{Enter}');
  const rules = await screen.findByRole('switch', { name: /^Bật quy tắc/u });
  const section = screen.getByRole('region', { name: 'Quy tắc lỗi' });
  await waitFor(() => {
    expect(section.contains(document.activeElement)).toBe(true);
  });
  rules.focus();
  await press('Xóa quy tắc 503, tạm gián đoạn, /api/app/*');
  await waitFor(() => {
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thêm quy tắc' }));
  });
});

it('D-03 the focus stays in the desk when everything goes back to the default by keyboard', async () => {
  await press('1.000 ms');
  await screen.findByText('Đang khác mặc định: Mạng.');
  await press('Về mặc định');
  await waitFor(() => {
    expect(screen.queryByText(/^Đang khác mặc định/u)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bàn huấn luyện' }));
  });
});

it('D-03 the focus is taken back by nobody who has lost it on purpose, and comes back to a button that has worked', async () => {
  const add = screen.getByRole('button', { name: 'Thêm quy tắc' });
  const turns = async (change: () => void) => {
    change();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    return document.activeElement;
  };
  add.focus();
  await turns(() => add.blur());
  expect(await turns(() => add.toggleAttribute('disabled', true))).toBe(document.body);
  expect(await turns(() => add.toggleAttribute('disabled', false))).toBe(document.body);

  add.focus();
  // As a browser does with one that is disabled, which is no place for the focus.
  await turns(() => {
    add.toggleAttribute('disabled', true);
    add.blur();
  });
  expect(await turns(() => add.toggleAttribute('disabled', false))).toBe(add);
});

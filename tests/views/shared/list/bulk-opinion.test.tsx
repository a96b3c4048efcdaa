// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { UnitListItem } from '@/domain/units/unit';
import { removeStored, storedKeys } from '@/views/app/browser-storage';
import { unitsList } from '@/views/database/units/units-list';
import type { UnitsListTextKey } from '@/views/database/units/units-list-texts';
import type { ListDescription } from '@/views/shared/list/list-description';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { showOn } from './list-page';

const question = /^Dữ liệu đã thay đổi nhưng chưa được lưu/u;
const opinion = 'Đồng ý theo đề xuất.';
const asking = (needs: 'opinion' | 'reason'): ListDescription<UnitListItem, UnitsListTextKey> => ({
  ...unitsList,
  bulkActions: [
    {
      id: 'approve',
      label: 'units.canBoPhuTrachId',
      policy: 'DucLongPhatCsdl.CsdlDonVi.Edit',
      most: 50,
      needs,
      confirm: 'units.empty',
      run: (_, items) => Promise.resolve(items.map(({ id }) => ({ id, ma: id, thanhCong: true }))),
    },
  ],
});

beforeEach(() => {
  storedKeys().forEach(removeStored);
  // Cards are cheaper to show than the grid, and hold the same parts.
  showOn('phone');
});

afterEach(cleanup);

describe('what is typed for many rows', () => {
  it('V-05 W-04 is asked about on Escape and by the cancel button, and stays on a "Không"', async () => {
    const { user, dialog } = await openDialog();
    await user.keyboard('{Escape}');
    expect(await screen.findByText(question)).toBeDefined();
    await user.click(screen.getByText('Không'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    // The question is gone a moment before the dialog behind it may be read again.
    await waitFor(() => expect(opinionIn(dialog())).toBe(opinion));

    await user.click(within(dialog()).getByText('Hủy'));
    await user.click(await screen.findByText('Có'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Đã chọn 1 bản ghi')).toBeDefined();
  });

  it('V-05 is asked about on Back and when the tab is closed, until it is sent', async () => {
    const { user, dialog } = await openDialog();
    expect(closesTab()).toBe(false);
    act(() => {
      window.history.back();
    });
    expect(await screen.findByText(question)).toBeDefined();
    await user.click(screen.getByText('Không'));
    await waitFor(() => expect(screen.queryByText(question)).toBeNull());
    await waitFor(() => expect(opinionIn(dialog())).toBe(opinion));

    await user.click(within(dialog()).getByRole('button', { name: 'Cán bộ phụ trách' }));
    await screen.findByText('Thành công: 1 bản ghi');
    expect(closesTab()).toBe(true);
  });

  it('V-05 B-10 stays when the screen is turned and is wide by then', async () => {
    const { dialog, turn } = await openDialog();
    turn();
    await screen.findByRole('grid', { hidden: true });
    expect(opinionIn(dialog())).toBe(opinion);
  });

  it('V-05 W-04 goes without a question when nothing was typed', async () => {
    const { user } = await openDialog('');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(question)).toBeNull();
  });
});

describe('a reason that many rows are refused for', () => {
  it('V-02 gets the focus when it is missing, and says what is wrong with it', async () => {
    const { user, dialog } = await openDialog('', 'reason');
    await user.click(within(dialog()).getByRole('button', { name: 'Cán bộ phụ trách' }));
    const field = within(dialog()).getByRole('textbox', { name: /Lý do/u });
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toMatch(/10/u);
  });
});

/** Opens the dialog of the list's bulk action for one row, and types into it. */
async function openDialog(typed = opinion, needs: 'opinion' | 'reason' = 'opinion') {
  window.history.pushState(null, '', '/csdl/don-vi');
  const [{ services }, authRef, description] = [fakeServices(), signedInAuth(), asking(needs)];
  const page = () => (
    <Surroundings services={services} authRef={authRef}>
      <ListScreen description={description} />
    </Surroundings>
  );
  const view = await act(async () => {
    const rendered = render(page());
    await Promise.resolve();
    return rendered;
  });
  const user = userEvent.setup({ delay: null });
  await user.click(await screen.findByRole('checkbox', { name: /^Chọn DV0001/u }));
  await user.click(screen.getByRole('button', { name: 'Cán bộ phụ trách' }));
  const dialog = () => screen.getByRole('dialog', { name: 'Cán bộ phụ trách' });
  if (typed !== '') {
    await user.click(within(dialog()).getByRole('textbox'));
    await user.paste(typed);
  }
  const turn = () => {
    showOn('desktop');
    view.rerender(page());
  };
  return { user, dialog, turn };
}

function opinionIn(dialog: HTMLElement): string {
  return within(dialog).getByRole<HTMLTextAreaElement>('textbox').value;
}

/** Whether the browser would close the tab without asking. */
function closesTab(): boolean {
  return fireEvent(window, new Event('beforeunload', { cancelable: true }));
}

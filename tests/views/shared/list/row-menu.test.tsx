// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { unitsList } from '@/views/database/units/units-list';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, signedInAuth, Surroundings } from './list-fixtures';
import { showOn } from './list-page';

afterEach(cleanup);

it('P-02 B-03 the menu of a row does not offer to edit what may not be edited any more', async () => {
  showOn('phone');
  window.history.pushState(null, '', '/csdl/don-vi');
  await act(async () => {
    render(
      <Surroundings services={fakeServices({}).services} authRef={signedInAuth()} isStrict={false}>
        <ListScreen description={{ ...unitsList, isEditable: ({ ma }) => ma !== 'DV0002' }} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  const user = userEvent.setup({ delay: null });
  const offered = async (code: string) => {
    await user.click(await screen.findByLabelText(new RegExp(`^Thao tác với ${code}`, 'u')));
    const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return items.includes('Sửa');
  };
  expect([await offered('DV0001'), await offered('DV0002')]).toEqual([true, false]);
});

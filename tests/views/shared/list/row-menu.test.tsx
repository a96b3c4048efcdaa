// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import type { UnitListItem } from '@/domain/units/unit';
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

it('P-02 B-09 a row whose record the person may not open is no link, and has no menu where nothing is in it', async () => {
  showOn('phone');
  window.history.pushState(null, '', '/csdl/don-vi');
  const { recordHref } = unitsList;
  const readable = (unit: UnitListItem) => (unit.ma === 'DV0002' ? undefined : recordHref(unit));
  await act(async () => {
    render(
      <Surroundings services={fakeServices({}).services} authRef={signedInAuth([policies.units])} isStrict={false}>
        <ListScreen description={{ ...unitsList, recordHref: readable }} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  await screen.findByLabelText(/^Thao tác với DV0001/u);
  // The names of the units end in their numbers.
  const waysTo = (number: number) => [
    screen.queryAllByLabelText(new RegExp(`^Thao tác với DV000${number}`, 'u')).length,
    screen.queryAllByRole('link', { name: new RegExp(` ${number}$`, 'u') }).length,
    screen.queryAllByText(new RegExp(` ${number}$`, 'u')).length,
  ];
  expect([waysTo(1), waysTo(2)]).toEqual([
    [1, 1, 1],
    [0, 0, 1],
  ]);
});

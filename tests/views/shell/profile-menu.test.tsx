// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import type { UnitChoice } from '@/services/api/lookups-api';
import type { Services } from '@/views/app/services-context';

import { storedSession } from '../../support/sessions';
import { renderShell } from './shell-fixtures';

afterEach(cleanup);

it('S-07 the menu of the person keeps its lines while the name of their unit comes, so that no entry moves from under the pointer', async () => {
  let answer: (units: readonly UnitChoice[]) => void = () => undefined;
  const findUnits = () =>
    new Promise<readonly UnitChoice[]>((resolve) => {
      answer = resolve;
    });
  const user = userEvent.setup({ delay: null });
  renderShell({
    session: { ...storedSession, unitId: 'unit-7', unitTypeId: 2 },
    services: { lookups: { findUnits } as unknown as Services['lookups'] },
  });
  await user.click(await screen.findByRole('button', { name: /^Tài khoản của/u }));
  const menu = within(screen.getByRole('complementary', { name: /^Tài khoản của/u }));
  const before = menu.getAllByRole('paragraph').length;
  expect(menu.getByText('Đơn vị báo cáo')).toBeDefined();

  await act(async () => {
    answer([{ id: 'unit-7', ma: 'DV0007', ten: 'Công ty Cổ phần Nhân lực Lam Giang' }]);
    await Promise.resolve();
  });

  expect((await menu.findByText('Công ty Cổ phần Nhân lực Lam Giang')).title).toBe(
    'Công ty Cổ phần Nhân lực Lam Giang',
  );
  expect(menu.getAllByRole('paragraph')).toHaveLength(before);
});

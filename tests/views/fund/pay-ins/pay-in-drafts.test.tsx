// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { payInHref } from '@/views/fund/pay-ins/paid-report';
import { PayInFormScreen } from '@/views/fund/pay-ins/pay-in-form-screen';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { report } from '../../../domain/fund-reports/report-fixtures';
import { enter } from '../../../support/enter';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.replaceState(null, '', '/');
});

it('B-05 V-05 what was typed into the voucher of one report comes back for that report alone', async () => {
  const first = await open('report-1');
  await enter(userEvent.setup({ delay: null }), first.paper, 'UNC-77');
  first.leave();
  const other = await open('report-2');
  expect([other.paper.value, screen.queryByText(/khôi phục/u)]).toEqual(['', null]);
  other.leave();
  const again = await open('report-1');
  await waitFor(() => expect(again.paper.value).toBe('UNC-77'));
});

/** The form of a new voucher for a report that owes. */
async function open(id: string) {
  window.history.replaceState(null, '', payInHref({ loai: 'bao-cao-quy', id }));
  const debt = {
    loai: 'bao-cao-quy' as const,
    chungTuId: id,
    ma: id,
    dienGiai: '',
    hanNop: '2026-11-10',
    conPhaiNop: 100_000,
  };
  const { services } = fakeServices({
    fundReports: { get: () => Promise.resolve(report({ id })) },
    payIns: { debts: () => Promise.resolve([debt]), accounts: () => Promise.resolve([]) },
  });
  const { unmount } = render(
    <Surroundings services={services} isStrict={false}>
      <PayInFormScreen />
    </Surroundings>,
  );
  const paper = await screen.findByLabelText<HTMLInputElement>(/^Số chứng từ/u, { selector: 'input' });
  return { paper, leave: unmount };
}

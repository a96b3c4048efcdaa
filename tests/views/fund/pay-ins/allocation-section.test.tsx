// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { PayableDebt, PayInInput } from '@/domain/pay-ins/pay-in';
import { emptyPayIn, linesFor } from '@/domain/pay-ins/pay-in-input';
import { AllocationSection } from '@/views/fund/pay-ins/allocation-section';
import { payInTexts } from '@/views/fund/pay-ins/pay-in-texts';
import { RecordForm, type RecordFormHandle } from '@/views/shared/form/record-form';
import { UnitField } from '@/views/shared/form/unit-field';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

const debt: PayableDebt = {
  loai: 'bao-cao-quy',
  chungTuId: 'report-1',
  ma: 'BCQ.202610.DV0001',
  dienGiai: 'Tháng 10/2026',
  hanNop: '2026-11-10',
  conPhaiNop: 100_000,
};
const blank: PayInInput = { ...emptyPayIn('2026-11-05'), loai: 'bao-cao-quy', soTien: 100_000 };
const given = linesFor([debt], [{ ...linesFor([debt], [])[0], soTien: 60_000 } as never]);
const typed: PayInInput = { ...blank, donViId: 'unit-1', phanBo: given };
const amount = () => screen.findByDisplayValue('60.000');

describe('what the money of a voucher is given to', () => {
  it('B-05 V-05 comes back with the draft of another payer than the form began with', async () => {
    const { user, submitted } = open(blank, typed);
    await amount();
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(submitted.mock.lastCall?.[0].phanBo).toEqual(given));
  });

  it('B-05 X-02 stays where the form begins anew from what a colleague has saved for another payer', async () => {
    const { handle } = open(blank);
    act(() => handle.current?.rebase(typed, undefined));
    await amount();
  });

  it('B-05 S-11 is cleared without losing the focus, and its sums are read out with what they are', async () => {
    const { user } = open(typed);
    await amount();
    const clear = screen.getByRole<HTMLButtonElement>('button', { name: payInTexts.vi['allocation.clear'] });
    await user.click(clear);
    expect(clear.disabled).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: payInTexts.vi['allocation.propose'] }));
    const sums = screen.getByText(payInTexts.vi['allocation.left']).parentElement;
    expect([sums?.ariaLive, sums?.ariaAtomic]).toEqual(['polite', 'true']);
  });

  it('B-05 goes with the payer where somebody chooses another', async () => {
    const { user, submitted } = open(typed);
    await amount();
    await user.clear(screen.getByLabelText('Đơn vị', { selector: 'input' }));
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(submitted.mock.lastCall?.[0].phanBo).toEqual([]));
  });
});

/** The form of a voucher, begun from `initialValues`, over a back end with one debt. */
function open(initialValues: PayInInput, draft?: PayInInput) {
  const submitted = vi.fn<(values: PayInInput) => void>();
  const handle = createRef<RecordFormHandle<PayInInput>>();
  render(
    <Surroundings
      services={fakeServices({ payIns: { debts: () => Promise.resolve([debt]) } }).services}
      authRef={signedInAuth(allPolicies)}
      isStrict={false}
    >
      <RecordForm<PayInInput>
        label="Phiếu nộp"
        initialValues={initialValues}
        draft={draft}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        handle={handle}
        onSubmit={submitted}
        onCancel={() => undefined}
      >
        <UnitField name="donViId" label="Đơn vị" />
        <AllocationSection />
      </RecordForm>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), submitted, handle };
}

// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { mostFoundDebts, type PayableDebt } from '@/domain/pay-ins/pay-in';
import { emptyPayIn } from '@/domain/pay-ins/pay-in-input';
import type { Services } from '@/views/app/services-context';
import { AllocationSection } from '@/views/fund/pay-ins/allocation-section';
import { RecordForm } from '@/views/shared/form/record-form';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';
import { enter } from '../../../support/enter';

afterEach(cleanup);

describe('what a voucher of a worker who pays himself can pay', () => {
  it('B-05 is found by a text, says whose it is, and keeps what was given while another is looked for', async () => {
    const { user, asked, submitted } = renderForm([debt(1, 'Lê Văn An'), debt(2, 'Đỗ Thị Bình')]);
    expect(await screen.findByText('Lê Văn An')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Phân bổ nợ cũ nhất trước' })).toHaveProperty('disabled', true);

    await enter(user, screen.getByRole('textbox', { name: 'Tìm hồ sơ còn phải nộp' }), 'do thi');
    await waitFor(() => expect(screen.queryByText('Lê Văn An')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Phân bổ nợ cũ nhất trước' }));
    await user.clear(screen.getByRole('textbox', { name: 'Tìm hồ sơ còn phải nộp' }));
    expect(await screen.findByText('Lê Văn An')).toBeDefined();
    expect(screen.getByText('Đỗ Thị Bình')).toBeDefined();

    await user.keyboard('{Enter}');
    expect(submitted).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(submitted.mock.calls[0]?.[0].phanBo).toMatchObject([{ chungTuId: 'dossier-2', soTien: 100_000 }]);
    expect(asked.map(({ filter }) => filter)).toEqual(['', 'do thi', '']);
  });

  it('B-05 V-05 keeps what was given to another by hand where the rest is given to who was found', async () => {
    const { user, submitted } = renderForm([debt(1, 'Lê Văn An'), debt(2, 'Đỗ Thị Bình')]);
    await screen.findByText('Lê Văn An');
    await enter(user, amountOf(0), '60000');
    await enter(user, screen.getByRole('textbox', { name: 'Tìm hồ sơ còn phải nộp' }), 'do thi');
    // What was found before is still shown: strangers, to whom nothing is proposed.
    const propose = screen.getByRole('button', { name: 'Phân bổ nợ cũ nhất trước' });
    expect(propose).toHaveProperty('disabled', true);
    await waitFor(() => expect(propose).toHaveProperty('disabled', false));
    await user.click(propose);
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    const given = submitted.mock.calls[0]?.[0].phanBo;
    expect(given).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ chungTuId: 'dossier-1', soTien: 60_000 }),
        expect.objectContaining({ chungTuId: 'dossier-2', soTien: 40_000 }),
      ]),
    );
  });

  it('B-05 W-06 is told as cut where there is more than is shown, and nothing found as that', async () => {
    const { user } = renderForm(Array.from({ length: mostFoundDebts }, (_, n) => debt(n, `Người ${n}`)));
    expect(await screen.findByText(/^Chỉ hiển thị 50 hồ sơ/u)).toBeDefined();
    await enter(user, screen.getByRole('textbox', { name: 'Tìm hồ sơ còn phải nộp' }), 'không ai');
    expect(await screen.findByText('Không có hồ sơ nào còn phải nộp phù hợp.')).toBeDefined();
  });

  it('B-05 X-01 that could not be asked for says why and can be asked for again', async () => {
    const { user, fail } = renderForm([debt(1, 'Lê Văn An')]);
    await screen.findByText('Lê Văn An');
    fail();
    await enter(user, screen.getByRole('textbox', { name: 'Tìm hồ sơ còn phải nộp' }), 'an');
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('Lê Văn An')).toBeDefined();
  });
});

/** The cell of what is given to the debt in that row. */
function amountOf(row: number): HTMLElement {
  const cell = [...document.querySelectorAll<HTMLElement>('input[inputmode=numeric]')][row];
  if (cell === undefined) {
    throw new Error(`There is no row ${row}.`);
  }
  return cell;
}

function debt(n: number, dienGiai: string): PayableDebt {
  return {
    loai: 'tu-dong',
    chungTuId: `dossier-${n}`,
    ma: `TD.${n}`,
    dienGiai,
    hanNop: '2026-10-10',
    conPhaiNop: 100_000,
  };
}

/** The form of a voucher over a back end that has these debts. */
function renderForm(all: readonly PayableDebt[]) {
  const asked: Parameters<Services['payIns']['debts']>[0][] = [];
  let isFailing = false;
  const debts: Services['payIns']['debts'] = (payer) => {
    asked.push(payer);
    if (isFailing) {
      isFailing = false;
      return Promise.reject(new AppError('http.server', { status: 500 }));
    }
    const plain = (text: string) =>
      text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/đ/giu, 'd').toLowerCase();
    return Promise.resolve(all.filter(({ dienGiai }) => plain(dienGiai).includes(plain(payer.filter ?? ''))));
  };
  const initialValues = { ...emptyPayIn('2026-11-05'), loai: 'tu-dong' as const, soTien: 100_000 };
  const submitted = vi.fn<(values: typeof initialValues) => void>();
  render(
    <Surroundings
      services={fakeServices({ payIns: { debts } }).services}
      authRef={signedInAuth(allPolicies)}
      isStrict={false}
    >
      <RecordForm
        label="Phiếu nộp"
        initialValues={initialValues}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={submitted}
        onCancel={() => undefined}
      >
        <AllocationSection />
      </RecordForm>
    </Surroundings>,
  );
  const fail = () => {
    isFailing = true;
  };
  return { user: userEvent.setup({ delay: null }), asked, submitted, fail };
}

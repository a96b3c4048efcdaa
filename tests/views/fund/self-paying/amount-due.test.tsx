// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { seedContributionRules, type ContributionRule } from '@/domain/fund/contribution-rules';
import type { SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import type { Services } from '@/views/app/services-context';
import { ContractSection, PaymentSection } from '@/views/fund/self-paying/dossier-contract-sections';
import { RecordForm } from '@/views/shared/form/record-form';

import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';
import { enter } from '../../../support/enter';
import { declarationOfSen } from '../../../support/self-paying';

afterEach(cleanup);

const noFigure = 'Phần người lao động tính theo quy định có hiệu lực tại ngày xuất cảnh.';

const saying = (amount: string) =>
  `Phần người lao động: ${amount}\u00a0₫, theo quy định có hiệu lực tại ngày xuất cảnh.`;

/** The worker share of the seed, ended on 30/11/2026 and followed by one of 120.000 ₫. */
const replaced: readonly ContributionRule[] = seedContributionRules.flatMap((rule) =>
  rule.ma === 'NLD-2025'
    ? [
        { ...rule, hieuLucDen: '2026-11-30' },
        { ...rule, id: 'NLD-2026', ma: 'NLD-2026', soTien: 120_000, hieuLucTu: '2026-12-01' },
      ]
    : [rule],
);

describe('what a self-payer is told to owe', () => {
  it('B-03 B-21 K-04 is the amount of the rule in force on the day of departure, and follows the day', async () => {
    const { user } = renderForm({ rules: replaced });
    await waitFor(() => expect(sentence()).toBe(saying('120.000')));

    const departure = screen.getByRole('textbox', { name: /^Ngày xuất cảnh/u });
    const change = async (day: string) => {
      await user.clear(departure);
      await enter(user, departure, day);
    };
    await change('30/11/2026');
    expect(sentence()).toBe(saying('100.000'));
    await change('01/01/2001');
    expect(sentence()).toBe(noFigure);
    await change('30/11/2026');
    expect(sentence()).toBe(saying('100.000'));
    await change('30/11');
    expect(sentence()).toBe(noFigure);
  });

  it('B-03 B-21 is the amount made for the type of the unit that sends the person, and no figure before it is known', async () => {
    const { user, answerUnits } = renderForm({
      rules: replaced.flatMap((rule) =>
        rule.ma === 'NLD-2026'
          ? [rule, { ...rule, id: 'NLD-4', ma: 'NLD-4', loaiDonViIds: [4], soTien: 80_000 }]
          : [rule],
      ),
      values: { donViId: 'unit-4' },
    });
    await waitFor(() => expect(sentence()).toBe(saying('120.000')));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Hình thức(?! nộp)/u }), 'qua-don-vi');
    expect(sentence()).toBe(noFigure);
    answerUnits([{ id: 'unit-4', ma: 'DV0004', ten: 'Trung tâm Lao động ngoài nước', loaiDonViId: 4 }]);
    await waitFor(() => expect(sentence()).toBe(saying('80.000')));
  });

  it.each([
    ['waiting', 'incomplete'],
    ['failed', 'rejected'],
  ] as const)('B-03 B-21 is no figure while the rules are %s', async (rules, result) => {
    const { applied } = renderForm({ rules });
    await waitFor(() => expect(applied.mock.settledResults[0]?.type).toBe(result));
    expect(sentence()).toBe(noFigure);
  });
});

type Units = Awaited<ReturnType<Services['lookups']['findUnits']>>;

type Form = {
  readonly rules: readonly ContributionRule[] | 'waiting' | 'failed';
  readonly values?: Partial<SelfPayingInput>;
};

/** The form's last two groups over a back end with these rules; which units there are, it answers when it is told. */
function renderForm({ rules, values }: Form) {
  const applied = vi.fn<Services['contributionAmounts']['applied']>(() => {
    if (rules === 'waiting') {
      return new Promise<never>(() => undefined);
    }
    return rules === 'failed' ? Promise.reject(new AppError('http.server', { status: 500 })) : Promise.resolve(rules);
  });
  let answerUnits: (units: Units) => void = () => undefined;
  const units = new Promise<Units>((resolve) => {
    answerUnits = resolve;
  });
  const { services } = fakeServices({ contributionAmounts: { applied }, lookups: { findUnits: () => units } });
  render(
    <Surroundings services={services}>
      <RecordForm
        label="Hồ sơ"
        initialValues={declarationOfSen(values)}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={() => undefined}
        onCancel={() => undefined}
      >
        <ContractSection />
        <PaymentSection isNew />
      </RecordForm>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), applied, answerUnits };
}

function sentence(): string | null {
  return screen.getByText(/^Phần người lao động/u).textContent;
}

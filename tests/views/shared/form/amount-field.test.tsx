// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mixed, object } from 'yup';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { formErrorsOf } from '@/domain/validation/schema-errors';
import { validationMessage } from '@/domain/validation/validation-message';
import { AmountField } from '@/views/shared/form/amount-field';
import { RecordForm } from '@/views/shared/form/record-form';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Số tiền/u });

describe('an amount in a form', () => {
  it('V-03 is taken by Enter as it is when it is left, a decimal zero at its end included', async () => {
    const { user, submitted } = renderForm(null, true);
    await user.type(amount(), '1250,50{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ soTien: 1250.5 }));
  });

  it('V-03 is not sent by the Enter that ends the word of an input method, as Safari tells it either', async () => {
    const { user, submitted } = renderForm(null, true);
    await user.type(amount(), '12');
    // An Enter that nothing takes is the input method's.
    const isLeft = (press: object) => fireEvent.keyDown(amount(), { key: 'Enter', ...press });
    expect([{ isComposing: true }, { keyCode: 229 }, {}].map(isLeft)).toEqual([true, true, false]);
    await waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ soTien: 12 }));
  });

  it.each([
    ['1500.5', 1500.5],
    ['1500.50', 1500.5],
    ['12.5', 12.5],
    ['1500.', 1500],
    ['1.500.000', 1_500_000],
    ['1500000', 1_500_000],
  ])('K-04 V-02 with decimals is meant as it reads where the keyboard has no comma: %s', async (typed, value) => {
    const { user, submitted } = renderForm(null, true);
    await user.type(amount(), `${typed}{Enter}`);
    await waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ soTien: value }));
  });

  it.each([
    ['typed over', [2, 5], '7', '27.000', 27_000],
    ['deleted', [2, 4], '{Delete}', '20.000', 20_000],
    ['typed over to the end', [2, 9], '5', '25', 25],
  ] as const)(
    'K-04 part of an amount is %s and the rest is grouped anew',
    async (_, [from, to], keys, shown, value) => {
      const { user, submitted } = renderForm(2_500_000);
      await user.click(amount());
      amount().setSelectionRange(from, to);
      await user.keyboard(keys);
      expect(amount().value).toBe(shown);
      await user.keyboard('{Enter}');
      await waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ soTien: value }));
    },
  );

  it('K-04 V-03 the caret stays where it is when a dot between groups is deleted, so that the next key meets its digit', async () => {
    const { user, submitted } = renderForm(2_500_000);
    await user.click(amount());
    amount().setSelectionRange(2, 2);
    await user.keyboard('{Backspace}');
    expect([amount().value, amount().selectionStart]).toEqual(['2.500.000', 1]);
    await user.keyboard('{Backspace}');
    expect(amount().value).toBe('500.000');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ soTien: 500_000 }));
  });

  it('V-03 C-03 is read out in words by a Vietnamese voice on an English page too: they are always Vietnamese', () => {
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies, 'en')}>
        <RecordForm
          label="Form"
          initialValues={{ one: 9_750_000, other: null }}
          validate={() => ({})}
          isBusy={false}
          submitLabel="Save"
          busyLabel="Saving"
          onSubmit={() => undefined}
          onCancel={() => undefined}
        >
          <AmountField name="one" label="One" help="At most 10.000.000" hasWords />
          <AmountField name="other" label="Other" hasWords />
        </RecordForm>
      </Surroundings>,
    );
    const [one, other] = ['One', 'Other'].map((name) => screen.getByRole('textbox', { name }));
    const help = document.querySelector(`#${one?.getAttribute('aria-describedby')}`);
    expect(help?.textContent).toBe('At most 10.000.000 · Chín triệu bảy trăm năm mươi nghìn đồng');
    expect(help?.querySelector('[lang="vi"]')?.textContent).toBe('Chín triệu bảy trăm năm mươi nghìn đồng');
    expect(other?.hasAttribute('aria-describedby')).toBe(false);
  });

  it('V-02 an amount with decimals that is pasted over another one is refused, not multiplied', async () => {
    const { user, submitted } = renderForm(1_000);
    await user.click(amount());
    amount().setSelectionRange(0, 5);
    await user.paste('12.5');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(amount().getAttribute('aria-invalid')).toBe('true'));
    expect(amount().value).toBe('12.5');
    expect(submitted).not.toHaveBeenCalled();
  });
});

function renderForm(soTien: number | null, hasDecimals = false) {
  const submitted = vi.fn();
  const isNumber = (value: unknown) => typeof value === 'number';
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <RecordForm<{ soTien: number | string | null }>
        label="Biểu mẫu"
        initialValues={{ soTien }}
        validate={formErrorsOf(object({ soTien: mixed().test('number', () => validationMessage('money'), isNumber) }))}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={submitted}
        onCancel={() => undefined}
      >
        <AmountField name="soTien" label="Số tiền" hasDecimals={hasDecimals} />
      </RecordForm>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), submitted };
}

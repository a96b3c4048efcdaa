// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, object } from 'yup';
import { afterEach, describe, expect, it } from 'vitest';

import type { AppError } from '@/domain/errors/app-error';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { requiredText } from '@/domain/validation/yup-fields';
import { ArrayEditor } from '@/views/shared/form/array-editor';
import { RecordForm } from '@/views/shared/form/record-form';
import { TextField } from '@/views/shared/form/text-field';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';
import { enter } from '../../../support/enter';
import { refusalOf } from './refusals';

afterEach(cleanup);

type Values = { readonly lienHe: readonly { readonly ten: string }[] };

const fields = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Tên/u });
const fieldOf = (row: number) => fields()[row] ?? document.createElement('input');
const areInvalid = () => fields().map((field) => field.getAttribute('aria-invalid') === 'true');

describe('a list inside a form', () => {
  it('V-02 marks no field as left because another row, that is gone now, was left', async () => {
    const { user } = renderForm({ lienHe: [{ ten: '' }, { ten: '' }, { ten: '' }] });
    await user.click(fieldOf(0));
    await user.tab();
    await user.click(fieldOf(2));
    await user.tab();
    await waitFor(() => expect(areInvalid()).toEqual([true, false, true]));

    await user.click(screen.getByRole('button', { name: /Xóa.*1/u }));
    await user.click(await screen.findByRole('button', { name: 'Có' }));

    await waitFor(() => expect(areInvalid()).toEqual([false, true]));
  });

  it('V-04 says of a row that it has something to correct only until that is corrected', async () => {
    const values = { lienHe: [{ ten: 'Đào' }, { ten: 'Lan' }] };
    const { user } = renderForm(values, {
      values,
      error: refusalOf({ message: 'Tên đã có.', members: ['LienHe[1].Ten'] }),
    });
    await screen.findByText('Có trường cần sửa');
    expect(within(screen.getByRole('group', { name: /Người 2/u })).getByText('Có trường cần sửa')).toBeTruthy();

    await enter(user, fieldOf(1), 'Liên');
    await waitFor(() => expect(screen.queryByText('Có trường cần sửa')).toBeNull());
  });

  it('W-02 says why a row cannot be removed to a finger too, and to who comes by the keyboard', async () => {
    const { user } = renderForm({ lienHe: [{ ten: 'Đào' }, { ten: 'đã dùng' }] });
    const [, remove = document.body] = screen.getAllByRole('button', { name: /^Xóa/u });
    fireEvent.touchStart(remove);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Đã có giấy chứng nhận.');
    remove.focus();
    expect([document.activeElement, remove.getAttribute('aria-disabled')]).toEqual([remove, 'true']);
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fields()).toHaveLength(2);
  });
});

function renderForm(initialValues: Values, refusal?: { readonly error: AppError; readonly values: Values }) {
  const schema = object({ lienHe: array().of(object({ ten: requiredText() })) });
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <RecordForm<Values>
        label="Biểu mẫu"
        initialValues={initialValues}
        validate={formErrorsOf(schema)}
        refusal={refusal}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={() => undefined}
        onCancel={() => undefined}
      >
        <ArrayEditor<Values['lienHe'][number]>
          name="lienHe"
          addLabel="Thêm"
          emptyText="Chưa có ai."
          newRow={() => ({ ten: '' })}
          keptBecause={({ ten }) => (ten === 'đã dùng' ? 'Đã có giấy chứng nhận.' : undefined)}
          nameOf={(_, index) => `Người ${String(index + 1)}`}
        >
          {(path) => <TextField name={`${path}.ten`} label="Tên" isRequired />}
        </ArrayEditor>
      </RecordForm>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }) };
}

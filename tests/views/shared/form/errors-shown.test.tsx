// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { object } from 'yup';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { formErrorsOf } from '@/domain/validation/schema-errors';
import { requiredText } from '@/domain/validation/yup-fields';
import type { ErrorsShown } from '@/views/shared/form/form-context';
import { RecordForm } from '@/views/shared/form/record-form';
import { TextField } from '@/views/shared/form/text-field';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';
import { enter } from '../../../support/enter';

afterEach(cleanup);

const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Họ và tên/u });

describe('when a form shows its errors', () => {
  it('V-02 says nothing of a field that was left until somebody tries to submit, where configured so', async () => {
    const { user, submitted } = renderForm('attempted');
    await user.click(nameField());
    await user.tab();
    expect(nameField().getAttribute('aria-invalid')).not.toBe('true');

    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(nameField()));
    expect(submitted).not.toHaveBeenCalled();

    await enter(user, nameField(), 'Đào');
    expect(nameField().getAttribute('aria-invalid')).not.toBe('true');
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ hoTen: 'Đào' }));
  });

  it('V-02 shows them once a field was left, unless configured otherwise', async () => {
    const { user } = renderForm(undefined);
    expect(nameField().getAttribute('aria-invalid')).not.toBe('true');
    await user.click(nameField());
    await user.tab();
    await waitFor(() => expect(nameField().getAttribute('aria-invalid')).toBe('true'));
  });
});

function renderForm(errorsShown: ErrorsShown | undefined) {
  const submitted = vi.fn();
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <RecordForm
        label="Biểu mẫu"
        initialValues={{ hoTen: '' }}
        validate={formErrorsOf(object({ hoTen: requiredText() }))}
        errorsShown={errorsShown}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={submitted}
        onCancel={() => undefined}
      >
        <TextField name="hoTen" label="Họ và tên" isRequired />
      </RecordForm>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), submitted };
}

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { RecordForm } from '@/views/shared/form/record-form';
import { TextField } from '@/views/shared/form/text-field';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';
import { refusalOf } from './refusals';

afterEach(cleanup);

const sentence = 'Đơn vị đã ngừng hoạt động.';

describe('a refusal by the server', () => {
  it('V-04 X-01 is said at the head of the form where the page has no field that it is about', async () => {
    renderForm(['DonViId'], false);
    expect((await screen.findByText(sentence)).closest('[role="alert"]')).not.toBeNull();
  });

  it('V-04 is said at its field alone where there is one', async () => {
    renderForm(['DonViId'], true);
    expect(await screen.findAllByText(sentence)).toHaveLength(1);
    expect(screen.getByRole('textbox', { name: /^Đơn vị/u }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

function renderForm(members: readonly string[], hasUnit: boolean) {
  const values = { hoTen: 'Đào', donViId: 'u1' };
  const error = refusalOf({ message: sentence, members });
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <RecordForm
        label="Biểu mẫu"
        initialValues={values}
        validate={() => ({})}
        refusal={{ error, values }}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={() => undefined}
        onCancel={() => undefined}
      >
        <TextField name="hoTen" label="Họ và tên" isRequired />
        {hasUnit ? <TextField name="donViId" label="Đơn vị" /> : null}
      </RecordForm>
    </Surroundings>,
  );
}

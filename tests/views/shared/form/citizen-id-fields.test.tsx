// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { CitizenIdFields } from '@/views/shared/form/citizen-id-fields';
import { FormSection } from '@/views/shared/form/form-section';
import { RecordForm } from '@/views/shared/form/record-form';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

it('V-02 B-10 what the number says of its person is read out, and taking it leaves the focus to the number', async () => {
  const user = userEvent.setup({ delay: null });
  renderFields();
  const number = screen.getByLabelText(/^Số CCCD/u);
  // There before its words: a screen reader hears what comes into it (WCAG 4.1.3).
  const heard = screen.getAllByRole('status').find((region) => region.closest('section') !== null);
  expect(heard?.textContent).toBe('');
  await user.type(number, '001190000001');
  await screen.findByText('Theo số CCCD: Nữ, sinh năm 1990.');
  expect(heard?.textContent).toContain('Theo số CCCD: Nữ, sinh năm 1990.');

  screen.getByRole('button', { name: 'Dùng giới tính: Nữ' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Dùng giới tính/u })).toBeNull());
  expect(document.activeElement).toBe(number);
});

function renderFields() {
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
      <RecordForm
        label="Biểu mẫu"
        initialValues={{ soCccd: '', lyDoCccd: null, ngaySinh: '', gioiTinh: 1 }}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={() => undefined}
        onCancel={() => undefined}
      >
        <FormSection title="Nhân thân">
          <CitizenIdFields isMasked={false} />
        </FormSection>
      </RecordForm>
    </Surroundings>,
  );
}

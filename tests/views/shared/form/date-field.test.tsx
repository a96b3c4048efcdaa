// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { DateField } from '@/views/shared/form/date-field';
import { RecordForm } from '@/views/shared/form/record-form';

import { fakeServices, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

it('K-04 V-02 a day is typed by digits alone, as a phone types it, and reads as it is meant while it is typed', async () => {
  const user = userEvent.setup({ delay: null });
  const submitted = vi.fn();
  render(
    <Surroundings services={fakeServices().services}>
      <RecordForm<{ readonly ngay: string | null }>
        label="Biểu mẫu"
        initialValues={{ ngay: null }}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={submitted}
        onCancel={() => undefined}
      >
        <DateField name="ngay" label="Ngày nộp" />
      </RecordForm>
    </Surroundings>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Ngày nộp' });
  await user.type(field, '1508');
  expect(field.value).toBe('15/08');
  await user.type(field, '2026{Enter}');
  expect(field.value).toBe('15/08/2026');
  await waitFor(() => expect(submitted).toHaveBeenCalledExactlyOnceWith({ ngay: '2026-08-15' }));
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { LookupsApi } from '@/services/api/lookups-api';
import { RecordForm } from '@/views/shared/form/record-form';
import { UnitField } from '@/views/shared/form/unit-field';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

const lamGiang = { id: 'unit-1', ma: 'DV0001', ten: 'Công ty Cổ phần Nhân lực Lam Giang' };

it('X-01 W-07 says why units could not be searched, never that none matches, and finds them when they can', async () => {
  let isBroken = true;
  const findUnits = vi.fn<LookupsApi['findUnits']>((text) =>
    isBroken
      ? Promise.reject(new AppError('http.server', { status: 500 }))
      : Promise.resolve(text === 'x' ? [] : [lamGiang]),
  );
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={fakeServices({ lookups: { findUnits } }).services} authRef={signedInAuth()}>
      <RecordForm
        label="Biểu mẫu"
        initialValues={{ donViId: null }}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={() => undefined}
        onCancel={() => undefined}
      >
        <UnitField name="donViId" label="Đơn vị" />
      </RecordForm>
    </Surroundings>,
  );
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Đơn vị' });
  await user.click(field);
  expect(await screen.findByText(/^Hệ thống có lỗi\./u)).toBeDefined();
  await user.type(field, 'lam');
  expect(await screen.findByText(/^Hệ thống có lỗi\./u)).toBeDefined();
  expect(findUnits.mock.lastCall?.[0]).toBe('lam');

  isBroken = false;
  await user.clear(field);
  await user.type(field, 'x');
  expect(await screen.findByText('Không có mục phù hợp')).toBeDefined();
  await user.clear(field);
  await user.click(await screen.findByRole('option', { name: 'DV0001 – Công ty Cổ phần Nhân lực Lam Giang' }));
  expect(field.value).toBe('DV0001 – Công ty Cổ phần Nhân lực Lam Giang');
});

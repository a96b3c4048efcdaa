// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { LookupField } from '@/views/shared/form/lookup-field';
import { RecordForm } from '@/views/shared/form/record-form';
import { useLookup } from '@/views/shared/form/use-lookup';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

afterEach(cleanup);

function Market() {
  return <LookupField name="thiTruongId" label="Thị trường" lookup={useLookup('thi-truong')} />;
}

it('X-01 X-04 entries that are loaded again by keyboard leave the focus to their field', async () => {
  const user = userEvent.setup({ delay: null });
  const { services } = fakeServices({
    lookups: { all: () => Promise.reject(new AppError('http.server', { status: 500 })) },
  });
  render(
    <Surroundings services={services} authRef={signedInAuth()}>
      <RecordForm
        label="Biểu mẫu"
        initialValues={{ thiTruongId: null }}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={() => undefined}
        onCancel={() => undefined}
      >
        <Market />
      </RecordForm>
    </Surroundings>,
  );
  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  retry.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(retry.isConnected).toBe(false));
  expect(document.activeElement).toBe(screen.getByLabelText('Thị trường', { selector: 'input' }));
});

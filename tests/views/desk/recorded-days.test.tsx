// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DateField } from '@/views/shared/form/date-field';
import { RecordForm } from '@/views/shared/form/record-form';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
import { perform, told } from './recorded-hand';

afterEach(cleanup);

it('D-03 V-02 a day that is chosen from a calendar is chosen again, and the page behind it is free', async () => {
  const form = (
    <Surroundings services={fakeServices().services}>
      <RecordForm<{ readonly ngay: string | null }>
        label="Biểu mẫu"
        initialValues={{ ngay: '2026-08-01' }}
        validate={() => ({})}
        isBusy={false}
        submitLabel="Lưu"
        busyLabel="Đang lưu"
        onSubmit={() => undefined}
        onCancel={() => undefined}
      >
        <DateField name="ngay" label="Ngày nộp" />
      </RecordForm>
    </Surroundings>
  );
  const { unmount } = render(form);
  const actions = await told(async (user) => {
    await user.click(screen.getByRole('button', { name: 'Chọn ngày: Ngày nộp' }));
    await user.click(await screen.findByRole('gridcell', { name: '15' }, { timeout: 20_000 }));
  });
  expect(actions.at(-1)).toEqual({ do: 'press', role: 'gridcell', name: '15' });
  unmount();
  render(form);
  for (const action of actions) {
    await perform(action);
  }
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Ngày nộp' });
  expect(field.value).toBe('15/08/2026');
});

it('D-03 a cell of a table is no thing to press', async () => {
  render(
    <div role="grid">
      <div role="row">
        <div role="gridcell">Nguyễn Văn An</div>
      </div>
    </div>,
  );
  expect(await told((user) => user.click(screen.getByRole('gridcell')))).toEqual([]);
});

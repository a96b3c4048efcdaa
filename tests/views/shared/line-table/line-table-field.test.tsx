// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, object } from 'yup';
import { afterEach, describe, expect, it } from 'vitest';

import { formErrorsOf } from '@/domain/validation/schema-errors';
import { requiredText } from '@/domain/validation/yup-fields';
import { RecordForm } from '@/views/shared/form/record-form';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTableField } from '@/views/shared/line-table/line-table-field';

import { drawFramesAtOnce } from '../frames-at-once';
import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

type Line = { readonly ten: string };

const columns: readonly LineColumn<Line>[] = [{ field: 'ten', label: 'Tên', kind: 'text', width: 100 }];
const newLine = (): Line => ({ ten: '' });
const cells = () => screen.getAllByRole('textbox', { name: /^Tên/u });
const cellOf = (line: number) => cells()[line] ?? document.body;
const areInvalid = () => cells().map((cell) => cell.getAttribute('aria-invalid') === 'true');

drawFramesAtOnce();
afterEach(cleanup);

describe('a table of lines in a form', () => {
  it('V-02 marks no cell as left because one of a line that is gone now was left', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <RecordForm<{ readonly dong: readonly Line[] }>
          label="Biểu mẫu"
          initialValues={{ dong: [newLine(), newLine(), newLine()] }}
          validate={formErrorsOf(object({ dong: array().of(object({ ten: requiredText() })) }))}
          isBusy={false}
          submitLabel="Lưu"
          busyLabel="Đang lưu"
          onSubmit={() => undefined}
          onCancel={() => undefined}
        >
          <LineTableField<Line>
            name="dong"
            label="Bảng"
            columns={columns}
            newLine={newLine}
            nameOf={({ ten }) => ten}
            addLabel="Thêm dòng"
            emptyText="Chưa có dòng nào."
          />
        </RecordForm>
      </Surroundings>,
    );
    await user.type(cellOf(0), 'a{Backspace}');
    await user.type(cellOf(2), 'a{Backspace}');
    await user.tab();
    await waitFor(() => expect(areInvalid()).toEqual([true, false, true]));

    await user.click(screen.getByRole('button', { name: 'Xóa dòng 1' }));
    await waitFor(() => expect(cells()).toHaveLength(2));
    expect(areInvalid()).toEqual([false, true]);
  });
});

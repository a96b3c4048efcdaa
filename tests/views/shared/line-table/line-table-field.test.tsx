// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { array, object } from 'yup';
import { afterEach, describe, expect, it } from 'vitest';

import { formErrorsOf } from '@/domain/validation/schema-errors';
import { requiredText } from '@/domain/validation/yup-fields';
import { RecordForm } from '@/views/shared/form/record-form';
import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTable } from '@/views/shared/line-table/line-table';
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

describe('a table of lines that are there already', () => {
  it('B-01 V-02 says at each cell whose figure is asked for: a screen reader that goes by Tab hears no other one', () => {
    render(
      <Surroundings services={fakeServices().services}>
        <LineTable<Amount>
          label="Đề xuất"
          lines={[
            { ten: 'Nguyễn Văn Hải', so: 1 },
            { ten: 'Trần Thị Đào', so: 2 },
          ]}
          columns={[
            { field: 'ten', label: 'Người được hỗ trợ', kind: 'text', width: 100, figureOf: ({ ten }) => ten },
            { field: 'so', label: 'Số tiền đề xuất', kind: 'amount', width: 100 },
          ]}
          onChange={() => undefined}
          newLine={() => ({ ten: '', so: null })}
          nameOf={({ ten }) => ten}
          isFixed
          addLabel=""
          emptyText=""
        />
      </Surroundings>,
    );
    expect(screen.getAllByRole('textbox').map((cell) => cell.getAttribute('aria-label'))).toEqual([
      'Số tiền đề xuất, dòng 1: Nguyễn Văn Hải',
      'Số tiền đề xuất, dòng 2: Trần Thị Đào',
    ]);
  });
});

type Amount = { readonly ten: string; readonly so: number | null };

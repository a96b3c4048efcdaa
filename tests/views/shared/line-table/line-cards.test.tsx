// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';

import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTable } from '@/views/shared/line-table/line-table';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';
import { showOn } from '../list/list-page';

type Line = { readonly ten: string };

const columns: readonly LineColumn<Line>[] = [{ field: 'ten', label: 'Tên', kind: 'text', width: 100 }];

afterEach(cleanup);

it('V-03 S-07 on a phone more lines are shown by keyboard, which goes on at the first of them', async () => {
  const user = userEvent.setup({ delay: null });
  showOn('phone');
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
      <LineTable<Line>
        label="Bảng"
        lines={Array.from({ length: 120 }, (_, index) => ({ ten: `Người ${index + 1}` }))}
        columns={columns}
        onChange={() => undefined}
        newLine={() => ({ ten: '' })}
        nameOf={({ ten }) => ten}
        addLabel="Thêm dòng"
        emptyText="Chưa có dòng nào."
      />
    </Surroundings>,
  );
  for (const [more, first] of [
    ['Hiện thêm 50 dòng', '51. Người 51'],
    ['Hiện thêm 20 dòng', '101. Người 101'],
  ] as const) {
    screen.getByText(more).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByText(first).closest('[role="group"]'));
  }
  expect(screen.queryByText(/^Hiện thêm/u)).toBeNull();
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { IgnoredParts } from '@/views/shared/import/ignored-parts';

import { fakeServices, Surroundings } from '../list/list-fixtures';

it('B-05 B-10 says which columns and which sheets with rows are left behind, and nothing where none is', () => {
  const { rerender } = render(
    <Surroundings services={fakeServices().services}>
      <IgnoredParts ignoredHeadings={['Chức vụ']} ignoredSheets={['Tháng 9', 'Tháng 10']} />
    </Surroundings>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Tệp còn dữ liệu ở các trang tính khác, lần này không được nhập: Tháng 9, Tháng 10. Hãy lưu mỗi trang thành một tệp rồi nhập lần lượt.',
    'Không nhập các cột: Chức vụ.',
  ]);
  rerender(
    <Surroundings services={fakeServices().services}>
      <IgnoredParts ignoredHeadings={[]} ignoredSheets={[]} />
    </Surroundings>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { SheetRemarks } from '@/views/shared/import/sheet-remarks';

import { fakeServices, Surroundings } from '../list/list-fixtures';

it('B-05 B-10 says which columns and which sheets with rows are left behind and how many hidden rows are not, and nothing where there is none', () => {
  const { rerender } = render(
    <Surroundings services={fakeServices().services}>
      <SheetRemarks
        remarks={{ ignoredHeadings: ['Chức vụ'], ignoredSheets: ['Tháng 9', 'Tháng 10'], hiddenRows: 1_200 }}
      />
    </Surroundings>,
  );
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'Tệp còn dữ liệu ở các trang tính khác, lần này không được nhập: Tháng 9, Tháng 10. Hãy lưu mỗi trang thành một tệp rồi nhập lần lượt.',
    '1.200 dòng đang bị ẩn trong tệp (do lọc hoặc thu gọn) cũng được đọc. Nếu không muốn nhập, hãy xóa các dòng đó khỏi tệp rồi chọn lại.',
    'Không nhập các cột: Chức vụ.',
  ]);
  rerender(
    <Surroundings services={fakeServices().services}>
      <SheetRemarks remarks={{ ignoredHeadings: [], ignoredSheets: [], hiddenRows: 0 }} />
    </Surroundings>,
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

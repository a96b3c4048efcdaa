import { expect } from '@playwright/test';

import { tour } from './support/every-screen-office';
import { people } from './support/every-screen-routes';
import { expectAtRest } from './support/every-screen-visit';

tour(
  'B-10 W-07 a screen reader hears the list as a grid: its name, its columns with their order, each cell and each action',
  async ({ office }) => {
    const page = await office.tabOf(people.officer);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/csdl/nguoi-lao-dong?tu-khoa=dang+thi+ung');
    const grid = page.getByRole('grid', { name: 'Cơ sở dữ liệu người lao động' });
    await expect(grid).toMatchAriaSnapshot(`
    - grid "Cơ sở dữ liệu người lao động":
      - rowgroup:
        - row:
          - columnheader "Số CCCD"
          - columnheader /^Họ và tên/
          - columnheader "Ngày sinh"
          - columnheader "Giới tính"
          - columnheader "Tỉnh/Thành phố"
          - columnheader "Hợp đồng hiện tại"
          - columnheader "Ngày xuất cảnh"
          - columnheader "Tình trạng làm việc"
          - columnheader "Đóng quỹ"
          - columnheader "Thao tác"
      - rowgroup:
        - row /Đặng Thị Ưng/:
          - gridcell /^\\d{12}$/
          - gridcell "Đặng Thị Ưng":
            - link "Đặng Thị Ưng"
          - gridcell /^\\d{2}\\/\\d{2}\\/\\d{4}$/
          - gridcell "Nữ"
          - gridcell
          - gridcell
          - gridcell
          - gridcell
          - gridcell
          - gridcell "Thao tác với Đặng Thị Ưng":
            - button "Thao tác với Đặng Thị Ưng"
  `);
    await expect(grid).toHaveAttribute('aria-colcount', '10');
    await expect(grid).toHaveAttribute('aria-rowcount', '2');
    await expect(grid.getByRole('row').last()).toHaveAttribute('aria-rowindex', '2');

    const name = grid.getByRole('columnheader', { name: /^Họ và tên/u });
    await expect(name).toHaveAttribute('aria-sort', 'ascending');
    await name.click();
    await expect(name).toHaveAttribute('aria-sort', 'descending');
  },
);

tour('B-12 B-25 a screen reader hears what each chart says, and finds its figures in a table', async ({ office }) => {
  const page = await office.tabOf(people.director);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const chart = page.getByRole('figure', { name: 'Lao động xuất cảnh theo tháng' });
  await expect(chart).toMatchAriaSnapshot(`
    - figure "Lao động xuất cảnh theo tháng":
      - heading "Lao động xuất cảnh theo tháng" [level=3]
      - paragraph: /tháng đầu năm 2026. [\\d.]+ lao động/
      - 'button "Xem dạng bảng: Lao động xuất cảnh theo tháng"'
      - img /^Lao động xuất cảnh theo tháng. .* lao động/
  `);
  await chart.getByRole('button', { name: /^Xem dạng bảng/u }).click();
  await expect(chart.getByRole('button', { name: /^Xem dạng biểu đồ/u })).toBeFocused();
  await expect(chart.getByRole('table')).toMatchAriaSnapshot(`
    - table "Lao động xuất cảnh theo tháng":
      - rowgroup:
        - row:
          - columnheader "Mục"
          - columnheader "2026"
          - columnheader "2025"
      - rowgroup:
        - row:
          - rowheader "T1"
          - cell /^\\d+$/
          - cell /^\\d+$/
  `);

  await page.goto('/report/rp-lao-dong-xuat-canh');
  await expectAtRest(page);
  const figures = page.getByRole('grid', { name: 'Số liệu báo cáo' });
  await expect(figures).toMatchAriaSnapshot(`
    - grid "Số liệu báo cáo":
      - rowgroup:
        - row:
          - columnheader "Khu vực / Thị trường"
          - columnheader "Trong kỳ"
      - rowgroup:
        - row:
          - rowheader "Đông Bắc Á":
            - button "Đông Bắc Á" [expanded]
          - gridcell:
            - 'link /^Trong kỳ, Tổng, Đông Bắc Á: [\\d.]+. Mở danh sách$/'
  `);
});

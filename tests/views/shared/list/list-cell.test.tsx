// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { unitsList } from '@/views/database/units/units-list';
import { workersListColumns } from '@/views/database/workers/workers-list-columns';
import { ListCell } from '@/views/shared/list/list-cell';

import { seenText } from './seen-text';

afterEach(cleanup);

describe('a cell of a list', () => {
  const column = unitsList.columns.find(({ field }) => field === 'ten');
  const view = { description: unitsList, columns: unitsList.columns, recordState: () => undefined };

  function show(ten: string) {
    render(<ListCell view={view as never} column={column as never} row={{ id: 'unit-8', ten } as never} />);
    return screen.getByRole('link');
  }

  it.each([
    ['Công ty TNHH Hợp tác lao động quốc tế Sao Mai', 'Hợp tác lao động quốc tế Sao Mai'],
    ['Công ty Cổ phần Đầu tư và Xuất nhập khẩu lao động Bình Nguyên', 'Đầu tư và Xuất nhập… Bình Nguyên'],
    ['Trung tâm-dịch-vụ-việc-làm-và-đào-tạo-nghề', 'Trung tâm-dịch-vụ-việc-làm-và-đào…'],
    ['Hợp tác xã Sao Mai', 'Hợp tác xã Sao Mai'],
  ])('B-11 S-11 of «%s» shows «%s», and is named and explained by the whole', (whole, shown) => {
    const link = show(whole);
    expect(seenText(link)).toBe(shown);
    expect([link.textContent, screen.getByRole('link', { name: whole })]).toEqual([whole, link]);
    expect(link.title).toBe(whole);
  });

  it.each([
    ['Nhật Bản – Công ty TNHH Nhân lực Lam Giang', 'Nhật Bản – Nhân lực Lam Giang'],
    ['Nhật Bản – Công ty TNHH Phát triển nguồn nhân lực An Khê', 'Nhật Bản – Phát triển… An Khê'],
    ['Đài Loan (Trung Quốc) – Công ty Cổ phần Nhân lực Bạch Liên', 'Đài Loan (Trung Quốc) – … Bạch Liên'],
    ['Hàn Quốc', 'Hàn Quốc'],
  ])('B-10 S-11 of the contract «%s» shows «%s», and is named by the whole', (whole, shown) => {
    const short = workersListColumns.find(({ field }) => field === 'thiTruongId')?.short;
    const contract = { ...column, short };
    render(<ListCell view={view as never} column={contract as never} row={{ id: 'unit-8', ten: whole } as never} />);
    const link = screen.getByRole('link', { name: whole });
    expect(seenText(link)).toBe(shown);
    expect(link.textContent).toBe(whole);
  });

  it('shows other words than those of the whole as they are', () => {
    const renamed = { ...column, short: () => 'Sao Mai (đã đổi tên)' };
    render(
      <ListCell view={view as never} column={renamed as never} row={{ id: 'unit-8', ten: 'Hợp tác xã' } as never} />,
    );
    expect(screen.getByRole('link', { name: 'Sao Mai (đã đổi tên)' }).title).toBe('Hợp tác xã');
  });
});

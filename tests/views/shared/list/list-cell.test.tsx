// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { unitsList } from '@/views/database/units/units-list';
import { workersListColumns } from '@/views/database/workers/workers-list-columns';
import { ListCell } from '@/views/shared/list/cells/list-cell';

import { seenText } from './seen-text';

afterEach(cleanup);

describe('a cell of a list', () => {
  const column = unitsList.columns.find(({ field }) => field === 'ten');
  const view = { description: unitsList, columns: unitsList.columns, recordState: () => undefined };

  function show(ten: string) {
    render(<ListCell view={view as never} column={column as never} row={{ id: 'unit-8', ten } as never} />);
    return screen.getByRole('link');
  }

  const linesOf = (link: Element) =>
    ['heading', 'trade', 'own'].map((part) => link.querySelector(`.list-name-${part}`)?.textContent);

  it.each([
    ['Công ty TNHH Hợp tác lao động quốc tế Sao Mai', 'Hợp tác lao động quốc tế', 'Sao Mai'],
    [
      'Công ty Cổ phần Đầu tư và Xuất nhập khẩu lao động Bình Nguyên',
      'Đầu tư và Xuất nhập khẩu lao động',
      'Bình Nguyên',
    ],
    ['Trung tâm-dịch-vụ-việc-làm-và-đào-tạo-nghề', undefined, 'Trung tâm-dịch-vụ-việc-làm-và-đào-tạo-nghề'],
    ['Hợp tác xã Sao Mai', 'Hợp tác xã', 'Sao Mai'],
  ])('B-11 S-11 «%s» gives way to its last words, and is named and explained by the whole', (whole, trade, own) => {
    const link = show(whole);
    expect(linesOf(link)).toEqual([undefined, trade, own]);
    expect(seenText(link)).toBe([trade, own].join(' ').trim());
    expect([link.textContent, screen.getByRole('link', { name: whole })]).toEqual([whole, link]);
    expect(link.title).toBe(whole);
  });

  it.each([
    ['Nhật Bản – Công ty TNHH Phát triển nguồn nhân lực An Khê', 'Nhật Bản', 'Phát triển nguồn nhân lực', 'An Khê'],
    ['Đài Loan (Trung Quốc) – Công ty Cổ phần Nhân lực Bạch Liên', 'Đài Loan (Trung Quốc)', 'Nhân lực', 'Bạch Liên'],
    ['Đài Loan (Trung Quốc)', undefined, 'Đài Loan', '(Trung Quốc)'],
    ['Công ty TNHH Sao Mai', undefined, undefined, 'Sao Mai'],
  ])('B-10 S-11 the contract «%s» has its market above its unit, and is named by the whole', (whole, ...lines) => {
    const parts = workersListColumns.find(({ field }) => field === 'thiTruongId')?.parts;
    const contract = { ...column, parts };
    render(<ListCell view={view as never} column={contract as never} row={{ id: 'unit-8', ten: whole } as never} />);
    const link = screen.getByRole('link', { name: whole });
    expect(linesOf(link)).toEqual(lines);
    expect(link.textContent).toBe(whole);
  });
});

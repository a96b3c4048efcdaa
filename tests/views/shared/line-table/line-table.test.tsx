// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { LineColumn } from '@/views/shared/line-table/line-column';
import { readPasted } from '@/views/shared/line-table/cell-text';
import { LineTable } from '@/views/shared/line-table/line-table';
import type { LineTableProps } from '@/views/shared/line-table/line-table-props';

import { drawFramesAtOnce } from '../frames-at-once';
import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

type Line = { readonly ten: string; readonly so: number | string | null; readonly thiTruong: string | null };

const columns: readonly LineColumn<Line>[] = [
  { field: 'ten', label: 'Tên', kind: 'text', width: 100 },
  { field: 'so', label: 'Số', kind: 'amount', width: 100, total: sumOf },
  {
    field: 'thiTruong',
    label: 'Thị trường',
    kind: 'choice',
    width: 100,
    choices: [
      { id: 'JP', label: 'Nhật Bản' },
      { id: 'TW', label: 'Đài Loan' },
    ],
  },
  { field: 'gapDoi', label: 'Gấp đôi', kind: 'amount', width: 100, figureOf: ({ so }) => Number(so) * 2 },
];

drawFramesAtOnce();
afterEach(cleanup);

const blank = (): Line => ({ ten: '', so: null, thiTruong: null });

describe('LineTable', () => {
  it('V-03 is filled in by the keyboard: Enter moves on and adds lines, figures and totals follow', async () => {
    const { user, lines } = renderLines([blank()]);
    await user.click(cell('Tên', 1));
    await user.keyboard('An{Enter}1500000{Enter}{Enter}Bình{Enter}2');
    expect(lines()).toEqual([
      { ten: 'An', so: 1_500_000, thiTruong: null },
      { ten: 'Bình', so: 2, thiTruong: null },
    ]);
    const [, ...rows] = screen.getAllByRole('row').map((row) => [...row.children].map((part) => part.textContent));
    expect(rows.map((row) => row.findLast((text) => text !== ''))).toEqual(['3.000.000', '4', '1.500.002']);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(cell('Số', 1));
    expect(screen.getByDisplayValue('1.500.000')).toBe(cell('Số', 1));
  });

  it('V-03 leaves by Tab from a blank last line, and removes a line by Ctrl+Delete', async () => {
    const { user, lines } = renderLines([{ ten: 'An', so: 1, thiTruong: 'JP' }, blank()]);
    await user.click(cell('Thị trường', 2));
    await user.keyboard('{Tab}');
    expect(lines().length).toBe(2);
    await user.click(cell('Số', 2));
    await user.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() => expect(lines()).toEqual([{ ten: 'An', so: 1, thiTruong: 'JP' }]));
  });

  it('K-04 V-02 a grouped amount is changed in the middle and at its end, and what groups wrongly is refused', async () => {
    const { user, lines } = renderLines([{ ten: 'An', so: 5_000_000, thiTruong: null }, blank()]);
    await user.click(cell('Số', 1));
    await user.keyboard('{End}00');
    expect(lines()[0]?.so).toBe(500_000_000);
    await user.keyboard('{Home}{Delete}{Tab}');
    expect(lines()[0]?.so).toBe(0);

    await user.click(cell('Số', 2));
    await user.keyboard('1000.5');
    expect(lines()[1]?.so).toBe('1000.5');
    await user.clear(cell('Số', 2));
    await user.keyboard('2500');
    expect(lines()[1]?.so).toBe(2_500);
  });

  it('takes several cells from Excel, finds choices by their names and keeps what it cannot read', () => {
    const { lines } = renderLines([blank()]);
    fireEvent.paste(cell('Tên', 1), {
      clipboardData: { getData: () => 'An\t1.000\tnhat ban\tbỏ qua\r\nBình\tmười\tSao Hỏa\r\n' },
    });
    expect(lines()).toEqual([
      { ten: 'An', so: 1_000, thiTruong: 'JP' },
      { ten: 'Bình', so: 'mười', thiTruong: 'Sao Hỏa' },
    ]);
    expect(screen.getByDisplayValue('mười')).toBe(cell('Số', 2));
  });

  it('V-03 takes cells with line breaks, tabs and quotes as Excel copies them', () => {
    const { lines } = renderLines([blank()]);
    const text = '"An\nBình"\t5\r\n"Công ty ""Lam\tGiang"""\t6\r\n"Chi" nhánh 6"\t7\r\n"Một"\t8\r\n"Hai\t9\r\n';
    fireEvent.paste(cell('Tên', 1), { clipboardData: { getData: () => text } });
    expect(lines().map(({ ten, so }) => [ten, so])).toEqual([
      ['An Bình', 5],
      ['Công ty "Lam Giang"', 6],
      ['"Chi" nhánh 6"', 7],
      ['"Một"', 8],
      ['"Hai', 9],
    ]);
  });

  it('V-03 takes a lone cell with a line break for one cell', () => {
    const { lines } = renderLines([blank()]);
    fireEvent.paste(cell('Tên', 1), { clipboardData: { getData: () => '"An\nBình"\r\n' } });
    expect(lines().map(({ ten }) => ten)).toEqual(['An Bình']);
  });

  it('V-03 shows what was pasted in the cell that was typed into', async () => {
    const { user } = renderLines([blank()]);
    await user.click(cell('Tên', 1));
    await user.keyboard('Nháp');
    fireEvent.paste(cell('Tên', 1), { clipboardData: { getData: () => 'An\t1\r\n' } });
    expect(screen.queryByDisplayValue('Nháp')).toBe(null);
    expect(screen.getByDisplayValue('An')).toBe(cell('Tên', 1));
  });

  it('V-03 shows the line that takes a removed one’s place, not what was typed there before', async () => {
    const { user } = renderLines([blank(), { ten: 'Bình', so: 1, thiTruong: 'JP' }]);
    await user.click(cell('Tên', 1));
    await user.keyboard('A{Backspace}{Control>}{Delete}{/Control}');
    await waitFor(() => expect(document.activeElement).toBe(cell('Tên', 1)));
    expect(screen.getByDisplayValue('Bình')).toBe(cell('Tên', 1));
  });

  it('V-03 K-04 leaves the focus on the button that adds a line when the only one is removed', async () => {
    const { user, lines } = renderLines([blank()]);
    await user.click(cell('Tên', 1));
    await user.keyboard('{Control>}{Delete}{/Control}');
    await waitFor(() => expect(lines()).toEqual([]));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thêm dòng' })));
  });

  it('V-03 W-02 asks about a line without a name by its number alone', async () => {
    const { user } = renderLines([{ ten: '', so: 1, thiTruong: 'JP' }]);
    expect(screen.getByRole('button', { name: 'Xóa dòng 1' })).toBeTruthy();
    await user.click(cell('Số', 1));
    await user.keyboard('{Control>}{Delete}{/Control}');
    const question = await screen.findByText(/chắc chắn muốn xóa dòng 1/u);
    expect(question.textContent).toBe('Bạn có chắc chắn muốn xóa dòng 1 không? Thay đổi có hiệu lực khi lưu.');
  });

  it('V-03 K-02 takes a pasted yes whether it is composed or not', () => {
    const yes = { field: 'co', label: 'Có', kind: 'check', width: 50 } as const;
    expect(['Có', 'có'.normalize('NFD'), 'X', 'không'].map((text) => readPasted(yes, text))).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('V-03 leaves Enter and arrows to the input method that composes a name, as Safari tells it either', async () => {
    const { user, lines } = renderLines([blank(), blank()]);
    await user.click(cell('Tên', 1));
    await user.keyboard('Hoà');
    for (const press of [{ isComposing: true }, { keyCode: 229 }]) {
      for (const key of ['Enter', 'ArrowDown', 'Tab']) {
        fireEvent.keyDown(cell('Tên', 1), { key, ...press });
        expect([document.activeElement === cell('Tên', 1), lines().length]).toEqual([true, 2]);
      }
    }
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(cell('Số', 1));
  });

  it('V-03 lets Tab out of a table that is full', async () => {
    const { user, lines } = renderLines([{ ten: 'An', so: 1, thiTruong: 'JP' }], { mostLines: 1 });
    await user.click(cell('Thị trường', 1));
    await user.keyboard('{Tab}');
    expect([lines().length, document.activeElement === cell('Thị trường', 1)]).toEqual([1, false]);
  });

  it('V-03 says how many lines a table of fixed lines has when more are pasted', () => {
    renderLines([blank(), blank()], { isFixed: true });
    fireEvent.paste(cell('Tên', 1), { clipboardData: { getData: () => 'An\nBình\nChi\n' } });
    expect(screen.getByRole('alert').textContent).toContain('Đã đủ 2 dòng');
  });

  it('V-03 S-07 on a phone shows a line beyond the first fifty that is added or looked for, and takes cells together', async () => {
    becomePhone();
    const first = Array.from({ length: 60 }, (_, index) => ({ ten: `Người ${index}`, so: index, thiTruong: 'JP' }));
    const { user, lines } = renderLines(first, {
      wrongCells: [{ index: 57, field: 'so' }],
      errorOf: (index, field) => (index === 57 && field === 'so' ? 'Sai số.' : undefined),
    });
    await user.click(screen.getByText('Dòng 58, cột Số: Sai số.'));
    await waitFor(() => expect(document.activeElement).toBe(cell('Số', 58)));
    await user.click(screen.getByText('Thêm dòng'));
    await waitFor(() => expect(document.activeElement).toBe(cell('Tên', 61)));
    fireEvent.paste(cell('Tên', 61), { clipboardData: { getData: () => 'An\t5\nBình\t6\n' } });
    expect(lines().slice(60)).toEqual([
      { ten: 'An', so: 5, thiTruong: null },
      { ten: 'Bình', so: 6, thiTruong: null },
    ]);
  });

  it('V-03 S-07 on a phone shows what cannot be typed as text, and the name once, in the heading of the line', () => {
    becomePhone();
    renderLines([{ ten: 'Trần Thị Bình', so: 5, thiTruong: 'JP' }], { isLocked: true });
    const card = screen.getByRole('group', { name: '1. Trần Thị Bình' });
    expect(card.querySelectorAll('input, select')).toHaveLength(0);
    const facts = [...card.querySelectorAll('dt')].map((term) => [
      term.textContent,
      term.nextElementSibling?.textContent,
    ]);
    expect(facts).toEqual([
      ['Số', '5'],
      ['Thị trường', 'Nhật Bản'],
      ['Gấp đôi', '10'],
    ]);
  });

  it('V-03 lists what is wrong in the lines for a reader too, each entry a way to its cell', async () => {
    const { user } = renderLines([blank()], {
      wrongCells: [{ index: 0, field: 'so' }],
      errorOf: () => 'Giá trị không hợp lệ.',
    });
    const list = within(screen.getByRole('alert')).getByRole('list');
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    await user.click(within(list).getByRole('button', { name: 'Dòng 1, cột Số: Giá trị không hợp lệ.' }));
    expect(document.activeElement).toBe(cell('Số', 1));
  });

  it('draws no more of 2,000 lines than of a screenful', () => {
    renderLines(Array.from({ length: 2_000 }, (_, index) => ({ ten: `Dòng ${index}`, so: index, thiTruong: null })));
    expect(document.querySelector('table')?.getAttribute('aria-rowcount')).toBe('2002');
    expect(document.querySelectorAll('tbody input').length).toBeLessThan(100);
  });
});

function becomePhone(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}

function cell(column: string, line: number): HTMLElement {
  return screen.getByLabelText(`${column}, dòng ${line}`);
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { so }) => sum + (typeof so === 'number' ? so : 0), 0);
}

function renderLines(first: readonly Line[], rest: Partial<LineTableProps<Line>> = {}) {
  let present = first;
  function Holder() {
    const [lines, setLines] = useState(first);
    present = lines;
    return (
      <LineTable<Line>
        label="Bảng"
        lines={lines}
        columns={columns}
        onChange={setLines}
        newLine={blank}
        nameOf={({ ten }) => ten}
        addLabel="Thêm dòng"
        emptyText="Chưa có dòng nào."
        {...rest}
      />
    );
  }
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={fakeServices({}).services} authRef={signedInAuth(allPolicies)}>
      <Holder />
    </Surroundings>,
  );
  return { user, lines: () => present };
}

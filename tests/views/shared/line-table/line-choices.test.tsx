// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import type { LineColumn } from '@/views/shared/line-table/line-column';
import { LineTable } from '@/views/shared/line-table/line-table';
import type { LineTableProps } from '@/views/shared/line-table/line-table-props';

import { drawFramesAtOnce } from '../frames-at-once';
import { fakeServices, Surroundings } from '../list/list-fixtures';

type Line = { readonly ten: string; readonly nghe: string | number | null };

const occupations = Array.from({ length: 800 }, (_, n) => ({
  id: `N${n}`,
  label: `Nghề ${n}`,
  names: [`Nghề ${n}`, `Trade ${n}`],
}));
const columns: readonly LineColumn<Line>[] = [
  { field: 'ten', label: 'Tên', kind: 'text', width: 100 },
  { field: 'nghe', label: 'Ngành nghề', kind: 'choice', width: 160, choices: occupations, emptyChoice: 'Chưa chọn' },
];
const whole = occupations.length + 1;

drawFramesAtOnce();
afterEach(cleanup);

describe('the choices of a line’s cell', () => {
  it('B-01 V-03 are drawn in the one cell that has the focus: two in each other one of 40 lines with 800 occupations', async () => {
    const { user } = renderLines(fortyLines);
    await screen.findByLabelText('Ngành nghề, dòng 40');
    expect(selects().map(({ length }) => length)).toEqual(fortyLines.map(() => 2));
    expect(selects().map(shownIn)).toEqual(fortyLines.map((_, n) => `Nghề ${n}`));

    act(() => select(7).focus());
    expect(optionsOf(7)).toEqual(['Chưa chọn', ...occupations.map(({ label }) => label)]);
    expect(shownIn(select(7))).toBe('Nghề 6');
    expect(lengthsBut(7)).toEqual([2]);

    await user.click(select(9));
    expect([select(7).length, select(9).length]).toEqual([2, whole]);
    expect(shownIn(select(7))).toBe('Nghề 6');
  });

  it('B-01 V-03 K-04 are there for the keys as soon as the table’s own keys or Tab have come to the cell', async () => {
    const { user, lines } = renderLines([
      { ten: 'An', nghe: null },
      { ten: 'Bình', nghe: null },
    ]);
    await user.click(screen.getByLabelText('Tên, dòng 1'));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(select(1));
    fireEvent.change(select(1), { target: { value: 'N700' } });
    expect(shownIn(select(1))).toBe('Nghề 700');
    await user.keyboard('{Tab}{Tab}');
    expect(document.activeElement).toBe(select(2));
    fireEvent.change(select(2), { target: { value: 'N1' } });
    fireEvent.change(select(2), { target: { value: 'N799' } });
    await user.tab({ shift: true });
    expect(selects().map(({ length }) => length)).toEqual([2, 2]);
    expect(selects().map(shownIn)).toEqual(['Nghề 700', 'Nghề 799']);
    expect(lines().map(({ nghe }) => nghe)).toEqual(['N700', 'N799']);
  });

  it('B-01 are there before the browser opens its list for a pointer, and go again with a finger that only scrolls', () => {
    renderLines([{ ten: 'An', nghe: 'N5' }]);
    fireEvent.pointerDown(select(1));
    expect([select(1).length, shownIn(select(1))]).toEqual([whole, 'Nghề 5']);
    fireEvent.pointerCancel(select(1));
    expect([select(1).length, shownIn(select(1))]).toEqual([2, 'Nghề 5']);
    act(() => select(1).focus());
    fireEvent.pointerCancel(select(1));
    expect(select(1).length).toBe(whole);
  });

  it('B-01 stay while the window itself has lost the focus, as to the list of a telephone', () => {
    renderLines([{ ten: 'An', nghe: 'N5' }]);
    act(() => select(1).focus());
    fireEvent.blur(select(1));
    expect(select(1).length).toBe(whole);
  });

  it('B-01 V-03 show what was pasted and what is none of them at once', async () => {
    const { lines } = renderLines([
      { ten: 'An', nghe: 'N5' },
      { ten: 'Bình', nghe: 'cũ' },
      { ten: 'Chi', nghe: null },
    ]);
    expect(selects().map(shownIn)).toEqual(['Nghề 5', 'cũ', 'Chưa chọn']);
    fireEvent.paste(select(1), { clipboardData: { getData: () => 'nghe 650\r\nSao Hỏa\r\n\r\n' } });
    await waitFor(() => expect(lines().map(({ nghe }) => nghe)).toEqual(['N650', 'Sao Hỏa', null]));
    expect(selects().map(shownIn)).toEqual(['Nghề 650', 'Sao Hỏa', 'Chưa chọn']);
    act(() => select(2).focus());
    expect([select(2).length, shownIn(select(2))]).toEqual([whole + 1, 'Sao Hỏa']);
  });

  it('B-01 B-07 V-03 take a lone pasted cell, the word for none of them, and a name of the other language', async () => {
    const { lines } = renderLines([
      { ten: 'An', nghe: 'N5' },
      { ten: 'Bình', nghe: 'N6' },
      { ten: 'Chi', nghe: 'N7' },
    ]);
    pasteAt(1, 'Nghề 12\r\n');
    await waitFor(() => expect(lines().map(({ nghe }) => nghe)).toEqual(['N12', 'N6', 'N7']));
    pasteAt(2, 'CHƯA CHỌN\r\nTrade 9\r\n');
    await waitFor(() => expect(lines().map(({ nghe }) => nghe)).toEqual(['N12', null, 'N9']));
  });

  it('B-01 are the chosen one alone where the cell can only be read, also while it is pointed at', () => {
    renderLines(
      [
        { ten: 'An', nghe: 'N5' },
        { ten: 'Bình', nghe: 'cũ' },
        { ten: 'Chi', nghe: null },
      ],
      { isLocked: true },
    );
    selects().forEach((cell) => {
      fireEvent.pointerDown(cell);
      fireEvent.focus(cell);
    });
    expect([1, 2, 3].map(optionsOf)).toEqual([['Nghề 5'], ['cũ'], ['Chưa chọn']]);
  });

  it('B-01 V-03 are told whole by a pointer’s rest where they can only be read: their column may be too narrow', () => {
    const lines = [
      { ten: 'Nguyễn Thị Ngọc Ánh', nghe: 'N5' },
      { ten: 'Bình', nghe: null },
    ];
    const titles = () => [1, 2].flatMap((line) => [screen.getByLabelText(`Tên, dòng ${line}`), select(line)].map(told));
    renderLines(lines, { isLocked: true });
    expect(titles()).toEqual(['Nguyễn Thị Ngọc Ánh', 'Nghề 5', 'Bình', null]);
    cleanup();
    // What can be typed into is read by going through it, and says nothing twice.
    renderLines(lines);
    expect(titles()).toEqual([null, null, null, null]);
  });
});

const fortyLines: readonly Line[] = Array.from({ length: 40 }, (_, n) => ({ ten: `Người ${n}`, nghe: `N${n}` }));

function pasteAt(line: number, text: string): void {
  fireEvent.paste(select(line), { clipboardData: { getData: () => text } });
}

function select(line: number): HTMLSelectElement {
  return screen.getByLabelText(`Ngành nghề, dòng ${line}`);
}

function selects(): readonly HTMLSelectElement[] {
  return [...document.querySelectorAll('select')];
}

function optionsOf(line: number): readonly string[] {
  return [...select(line).options].map(({ text }) => text);
}

/** How many options the other lines hold, each number once. */
function lengthsBut(line: number): readonly number[] {
  return [...new Set(selects().flatMap((cell) => (cell === select(line) ? [] : [cell.length])))];
}

function told(cell: HTMLElement): string | null {
  return cell.getAttribute('title');
}

function shownIn(cell: HTMLSelectElement): string | undefined {
  return cell.selectedOptions[0]?.text;
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
        newLine={() => ({ ten: '', nghe: null })}
        nameOf={({ ten }) => ten}
        addLabel="Thêm dòng"
        emptyText="Chưa có dòng nào."
        {...rest}
      />
    );
  }
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={fakeServices({}).services}>
      <Holder />
    </Surroundings>,
  );
  return { user, lines: () => present };
}

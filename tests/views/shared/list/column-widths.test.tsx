// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSetAtom } from 'jotai';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readStored, removeStored, storedKeys, writeStored } from '@/views/app/browser-storage';
import { densityAtom } from '@/views/app/ui-atoms';
import { WorkersScreen } from '@/views/database/workers/workers-screen';

import { fakeServices, Surroundings } from './list-fixtures';
import { address, dataRows, open, showOn } from './list-page';

const name = 'hoTen';
const birthday = 'ngaySinh';

beforeEach(() => {
  storedKeys().forEach(removeStored);
  showOn('desktop');
});

afterEach(cleanup);

describe('the width of a column', () => {
  it('W-07 stays as it was drawn on the next page, in another order and on the next visit', async () => {
    const user = await openList();
    const first = [widthOf(name), widthOf(birthday)];
    drag(birthday, 231);
    drag(name, 305);
    await waitFor(() => expect([widthOf(name), widthOf(birthday)]).toEqual([305, 231]));

    await user.click(screen.getByRole('button', { name: 'Trang sau' }));
    await user.click(headerOf(birthday));
    await waitFor(() => expect(location.search).toContain('sap-xep=ngaySinh'));
    await dataRows();
    expect([widthOf(name), widthOf(birthday)]).toEqual([305, 231]);
    cleanup();

    const again = await openList();
    expect([widthOf(name), widthOf(birthday)]).toEqual([305, 231]);
    expect(location.search).toBe('');

    await again.click(screen.getByRole('button', { name: 'Cột' }));
    await again.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Khôi phục mặc định' }));
    await waitFor(() => expect([widthOf(name), widthOf(birthday)]).toEqual(first));
    expect(location.search).toBe('');
    cleanup();

    await openList();
    expect([widthOf(name), widthOf(birthday)]).toEqual(first);
  });

  it('W-07 of words may be less than the list gives them, down to what can still be taken hold of', async () => {
    await openList();
    drag(name, 90);
    await waitFor(() => expect(widthOf(name)).toBe(90));
    drag(name, 3);
    await waitFor(() => expect(widthOf(name)).toBe(50));
    drag(birthday, 2_400);
    await waitFor(() => expect(widthOf(birthday)).toBe(2_000));
  });

  it('W-07 is no choice of anybody who takes hold of its edge and lets it go', async () => {
    await openList();
    drag(name, undefined);
    drag(birthday, undefined);
    expect(readStored('ui.list.workers')).toBeUndefined();
  });

  it('W-07 survives a choice of columns and of rows, and they survive it', async () => {
    writeStored('ui.list.workers', JSON.stringify({ pageSize: 20, columns: ['soCccd', 'hoTen', 'ngaySinh'] }));
    await openList();
    drag(birthday, 231);
    await waitFor(() => expect(widthOf(birthday)).toBe(231));
    expect(JSON.parse(readStored('ui.list.workers') ?? '')).toEqual({
      pageSize: 20,
      columns: ['soCccd', 'hoTen', 'ngaySinh'],
      widths: { ngaySinh: 231 },
    });

    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Cột' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Giới tính' }));
    await waitFor(() =>
      expect(JSON.parse(readStored('ui.list.workers') ?? '')).toEqual({
        pageSize: 20,
        columns: ['soCccd', 'hoTen', 'ngaySinh', 'gioiTinh'],
        widths: { ngaySinh: 231 },
      }),
    );
  });

  it('W-07 grows with the letters', async () => {
    writeStored('ui.list.workers', JSON.stringify({ widths: { ngaySinh: 210 } }));
    history.pushState(null, '', address);
    render(
      <Surroundings services={fakeServices().services}>
        <LargerLetters />
        <WorkersScreen />
      </Surroundings>,
    );
    await dataRows();
    expect(widthOf(birthday)).toBe(210);
    fireEvent.click(screen.getByText('comfortable'));
    await waitFor(() => expect(widthOf(birthday)).toBe(240));
    drag(birthday, 320);
    expect(JSON.parse(readStored('ui.list.workers') ?? '')).toMatchObject({ widths: { ngaySinh: 280 } });
  });

  it.each([
    ['none', [1, 2]],
    ['of no number', { hoTen: '300', ngaySinh: null }],
    ['out of all measure', { hoTen: 49, ngaySinh: 2_001 }],
    ['of no column', { khongCo: 300 }],
  ])('W-07 is the list’s own where storage holds widths that are %s', async (_, widths) => {
    await openList();
    const own = [widthOf(name), widthOf(birthday)];
    cleanup();
    writeStored('ui.list.workers', JSON.stringify({ widths }));
    await openList();
    expect([widthOf(name), widthOf(birthday)]).toEqual(own);
  });
});

function LargerLetters() {
  const choose = useSetAtom(densityAtom);
  return <button onClick={() => choose('comfortable')}>comfortable</button>;
}

async function openList() {
  await open(address);
  await dataRows();
  return userEvent.setup({ delay: null });
}

function headerOf(column: string): HTMLElement {
  const header = document.querySelector<HTMLElement>(`[role="columnheader"][data-field="${column}"]`);
  if (header === null) {
    throw new Error(`There is no column ${column}.`);
  }
  return header;
}

function widthOf(column: string): number {
  return Number.parseFloat(headerOf(column).style.width);
}

/** Draws a column by its edge to a width, or takes hold of the edge and lets it go. Nothing has a place in this page, so that the way is the width. */
function drag(column: string, width: number | undefined): void {
  const edge = headerOf(column).querySelector('.MuiDataGrid-columnSeparator--resizable');
  if (edge === null) {
    throw new Error(`${column} has no edge to take hold of.`);
  }
  fireEvent.mouseDown(edge, { button: 0, clientX: 0 });
  if (width !== undefined) {
    fireEvent.mouseMove(document, { buttons: 1, clientX: width });
  }
  fireEvent.mouseUp(document, { clientX: width ?? 0 });
}

// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import type { ListQuery } from '@/domain/lists/list-query';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import { removePreferences } from '@/views/app/preferences';
import { unitsList } from '@/views/database/units/units-list';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fakeServices, Surroundings } from './list-fixtures';
import { address, goBack, open, showOn } from './list-page';

const narrowed = `${address}?tu-khoa=dang`;
const units = '/csdl/don-vi';

beforeEach(() => {
  removePreferences();
  // Cards are cheaper to show than the grid, and export the same.
  showOn('phone');
});

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

describe('the export of a list that is gone back on', () => {
  it('B-10 W-07 asks no more about conditions that are not in force, and names no number but theirs', async () => {
    const { user, written } = await openNarrowed();
    await user.click(await exportButton());
    expect(await screen.findByText(/^Tệp sẽ có 8 dòng/u)).toBeDefined();

    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByText('57 bản ghi');
    await user.click(await exportButton());
    await user.click(await screen.findByText('Xuất 57 dòng'));
    await waitFor(() => expect(written.map(({ rows }) => rows.length)).toEqual([57]));
  });

  it('B-10 W-06 goes on with a file that is being made: it holds what was asked for', async () => {
    const { user, written, saved, answerExport } = await openNarrowed();
    await user.click(await exportButton());
    await user.click(await screen.findByText('Xuất 8 dòng'));
    const dialog = await screen.findByRole('dialog');

    await goBack();
    await screen.findByText('57 bản ghi');
    expect(within(dialog).getByText('Đang tải dữ liệu: 0 / 8 dòng')).toBeDefined();
    await answerExport();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(written.map(({ rows }) => rows.length)).toEqual([8]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the export of a list whose rows are still those of other conditions', () => {
  it('B-10 W-07 refuses nothing for the number of rows that were found before, and names the present one once it is known', async () => {
    const { user, written, answerList } = await openTooMany();
    act(() => navigate(narrowed));
    await user.click(await exportButton());
    expect(await screen.findByText(/^Tệp sẽ có toàn bộ kết quả theo điều kiện lọc hiện tại/u)).toBeDefined();
    expect(screen.queryByText(/Kết quả quá lớn/u)).toBeNull();

    await answerList();
    await user.click(await screen.findByText('Xuất 8 dòng'));
    await waitFor(() => expect(written.map(({ rows }) => rows.length)).toEqual([8]));
  });

  it('B-10 W-06 begins without a number, too, and says only what it knows', async () => {
    const { user, written, answerExport } = await openTooMany();
    act(() => navigate(narrowed));
    await user.click(await exportButton());
    await user.click(await screen.findByText('Xuất toàn bộ'));
    expect(await screen.findByText('Đang tải dữ liệu…', { selector: '[role=dialog] *' })).toBeDefined();
    await answerExport();
    await waitFor(() => expect(written.map(({ rows }) => rows.length)).toEqual([8]));
  });

  it('B-10 still refuses more rows than a file may have', async () => {
    const { user } = await openTooMany();
    await user.click(await exportButton());
    expect(await screen.findByText(/^Kết quả quá lớn \(60\.000 dòng\)/u)).toBeDefined();
  });
});

describe('the export of chosen rows', () => {
  it('B-10 W-07 asks no more once the list finds others, and does not ask by itself for the next rows that are chosen', async () => {
    const { user } = await openWithChosen();
    await user.click(screen.getByText('Xuất các dòng đã chọn', { selector: 'button' }));
    expect(await screen.findByText(/^Tệp sẽ có 1 dòng đã chọn/u)).toBeDefined();

    await goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await chooseFirst(user);
    expect(await screen.findByText('Đã chọn 1 bản ghi')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('B-10 W-06 goes on with a file that is being made, and hands over the rows that were chosen for it', async () => {
    const { user, written, saved, answerFile } = await openWithChosen();
    await user.click(screen.getByText('Xuất các dòng đã chọn', { selector: 'button' }));
    await user.click(await screen.findByText('Xuất 1 dòng'));
    await waitFor(() => expect(written.map(({ rows }) => rows.length)).toEqual([1]));

    await goBack();
    await waitFor(() => expect(screen.queryByText('Đã chọn 1 bản ghi')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Xuất dữ liệu' })).toBeDefined();
    await answerFile();
    await waitFor(() => expect(saved).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

/** Opens the workers, 57 of them, and narrows them to eight; the answer to the export of the eight is held. */
async function openNarrowed() {
  const { services, ...files } = withFiles();
  const held = gate();
  const list = async (query: ListQuery, signal: AbortSignal) => {
    if (isExport(query) && query.search !== '') {
      await held.opened;
    }
    return services.workers.list(query, signal);
  };
  await open(address, { services: { ...services, workers: { ...services.workers, list } } });
  await screen.findByText('57 bản ghi');
  act(() => navigate(narrowed));
  await screen.findByText('8 bản ghi');
  return { user: userEvent.setup({ delay: null }), ...files, answerExport: held.open };
}

/** Opens the workers as if there were more of them than a file may hold; whatever is asked for with a search is held. */
async function openTooMany() {
  const { services, ...files } = withFiles();
  const [rows, file] = [gate(), gate()];
  const list = async (query: ListQuery, signal: AbortSignal) => {
    if (query.search === '') {
      return { ...(await services.workers.list(query, signal)), totalCount: 60_000 };
    }
    await (isExport(query) ? Promise.race([rows.opened, file.opened]) : rows.opened);
    return services.workers.list(query, signal);
  };
  await open(address, { services: { ...services, workers: { ...services.workers, list } } });
  await screen.findByText('60.000 bản ghi');
  return { user: userEvent.setup({ delay: null }), ...files, answerList: rows.open, answerExport: file.open };
}

/** Opens the units, twelve of them, narrows them and chooses one; the file that is made of it is held. */
async function openWithChosen() {
  const file = gate();
  const { services, ...files } = withFiles(file.opened);
  history.pushState(null, '', units);
  await act(async () => {
    render(
      <Surroundings services={services} isStrict={false}>
        <ListScreen description={unitsList} />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  await screen.findByText('12 bản ghi');
  act(() => navigate(`${units}?trangThai=2`));
  await screen.findByText('3 bản ghi');
  const user = userEvent.setup({ delay: null });
  await chooseFirst(user);
  return { user, ...files, answerFile: file.open };
}

async function chooseFirst(user: UserEvent): Promise<void> {
  const box = await waitFor(() => {
    const [first] = screen.getAllByRole('checkbox', { name: /^Chọn /u });
    expect(first).toHaveProperty('disabled', false);
    return first ?? document.body;
  });
  await user.click(box);
}

/** A back end in memory, with the files that are written and the names under which they are saved. */
function withFiles(made: Promise<void> = Promise.resolve()) {
  const written: Spreadsheet[] = [];
  const saved: string[] = [];
  const write = async (spreadsheet: Spreadsheet) => {
    written.push(spreadsheet);
    await made;
    return new Blob(['xlsx']);
  };
  const { services } = fakeServices({ spreadsheets: { write, save: (_, name) => saved.push(name) } });
  return { services, written, saved };
}

/** Something that is waited for until a test lets it come. */
function gate() {
  let letThrough: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  const openIt = () =>
    act(async () => {
      letThrough();
      await Promise.resolve();
    });
  return { opened, open: openIt };
}

/** A file is fetched by larger pages than a list shows. */
function isExport({ pageSize }: ListQuery): boolean {
  return pageSize > 10;
}

async function exportButton(): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByText('Xuất Excel', { selector: 'button' });
    expect(button).toHaveProperty('disabled', false);
    return button;
  });
}

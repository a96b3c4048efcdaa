// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import type { ListQuery } from '@/domain/lists/list-query';
import type { Spreadsheet } from '@/services/spreadsheet/spreadsheet-writer';
import { removePreferences } from '@/views/app/preferences';

import { fakeServices } from './list-fixtures';
import { address, goBack, open, showOn } from './list-page';

const narrowed = `${address}?tu-khoa=dang`;

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

/** A back end in memory, with the files that are written and the names under which they are saved. */
function withFiles() {
  const written: Spreadsheet[] = [];
  const saved: string[] = [];
  const write = (spreadsheet: Spreadsheet) => {
    written.push(spreadsheet);
    return Promise.resolve(new Blob(['xlsx']));
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

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

/** Opens the workers, 57 of them, and narrows them to eight; the answer to the export of the eight is held. */
async function openNarrowed() {
  const written: Spreadsheet[] = [];
  const saved: string[] = [];
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { services } = fakeServices({
    spreadsheets: {
      write: (spreadsheet) => {
        written.push(spreadsheet);
        return Promise.resolve(new Blob(['xlsx']));
      },
      save: (_, name) => saved.push(name),
    },
  });
  const list = async (query: ListQuery, signal: AbortSignal) => {
    if (query.pageSize > 10 && query.search !== '') {
      await held;
    }
    return services.workers.list(query, signal);
  };
  await open(address, { services: { ...services, workers: { ...services.workers, list } } });
  await screen.findByText('57 bản ghi');
  act(() => navigate(narrowed));
  await screen.findByText('8 bản ghi');
  const answerExport = () =>
    act(async () => {
      answer();
      await Promise.resolve();
    });
  return { user: userEvent.setup({ delay: null }), written, saved, answerExport };
}

async function exportButton(): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByText('Xuất Excel', { selector: 'button' });
    expect(button).toHaveProperty('disabled', false);
    return button;
  });
}

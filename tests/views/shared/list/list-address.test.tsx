// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { writeStored } from '@/views/app/browser-storage';

import { address, dataRows, goBack, headerRow, headers, open, showOn } from './list-page';
import { enter } from '../../../support/enter';

beforeEach(() => {
  writeStored('ui.list.workers', '{}');
  showOn('desktop');
});

afterEach(cleanup);

describe('list screen: the address', () => {
  it('W-07 shows ten rows of what the bare address stands for', async () => {
    const { asked } = await open(address);

    expect(await dataRows()).toHaveLength(10);
    expect(screen.getByText('57 bản ghi')).toBeDefined();
    expect(screen.getByText('Hiển thị 1 – 10 trong tổng số 57 bản ghi')).toBeDefined();
    expect(asked.at(-1)?.query).toMatchObject({ page: 0, pageSize: 10, search: '', filters: {} });
  });

  it('W-07 shows exactly what a link holds: page, size, order, search, filters and columns', async () => {
    const { asked } = await open(
      `${address}?trang=2&so-dong=20&sap-xep=-ngaySinh&tinhTrang=2&cot=hoTen&cot=soHoChieu&tu-khoa=n`,
    );

    await dataRows();
    const query = asked.at(-1)?.query;
    expect([query?.pageSize, query?.sort, query?.search, query?.filters]).toEqual([
      20,
      { field: 'ngaySinh', direction: 'desc' },
      'n',
      { tinhTrang: '2' },
    ]);
    expect(headers()).toEqual(['Họ và tên', 'Số hộ chiếu', 'Thao tác']);
    expect(screen.getByRole('button', { name: 'Bỏ điều kiện Tình trạng làm việc: Đang làm việc' })).toBeDefined();
  });

  it('W-07 reads the address once, so that a percent sign stays what it is', async () => {
    const { asked } = await open(`${address}?tu-khoa=%2541`);
    await waitFor(() => expect(asked.at(-1)?.query.search).toBe('%41'));
  });

  it('W-07 S-03 shows what a new condition finds from its first row, and leaves the rows of Back where they are', async () => {
    const user = userEvent.setup({ delay: null });
    await open(address);
    await dataRows();
    const scroller = document.querySelector('.MuiDataGrid-virtualScroller') ?? document.body;
    scroller.scrollTop = 40;

    await user.click(screen.getByLabelText('Tình trạng làm việc'));
    await user.click(screen.getByRole('option', { name: 'Đang làm việc' }));
    await waitFor(() => expect(location.search).toBe('?tinhTrang=2'));
    await waitFor(() => expect(scroller.scrollTop).toBe(0));

    scroller.scrollTop = 30;
    await goBack();
    await waitFor(() => expect(location.search).toBe(''));
    await dataRows();
    expect(scroller.scrollTop).toBe(30);
  });

  it('W-07 goes to the first page when a filter or the search changes, and back again', async () => {
    const user = userEvent.setup({ delay: null });
    const { asked } = await open(`${address}?trang=3`);
    await dataRows();

    await user.click(screen.getByLabelText('Tình trạng làm việc'));
    await user.click(screen.getByRole('option', { name: 'Đang làm việc' }));
    await waitFor(() => expect(location.search).toBe('?tinhTrang=2'));
    expect(asked.at(-1)?.query).toMatchObject({ page: 0, filters: { tinhTrang: '2' } });

    await goBack();
    await waitFor(() => expect(location.search).toBe('?trang=3'));
    await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ page: 2, filters: {} }));

    await enter(user, screen.getByLabelText('Tìm kiếm'), 'dang');
    await waitFor(() => expect(location.search).toBe('?tu-khoa=dang'));
    expect(await screen.findByText('8 bản ghi')).toBeDefined();
  });

  it('W-07 remembers page size and columns for the next visit, but lets a link win', async () => {
    const user = userEvent.setup({ delay: null });
    const first = await open(address);
    await dataRows();
    await user.click(screen.getByRole('combobox', { name: /Số dòng/u }));
    await user.click(screen.getByRole('option', { name: '20' }));
    await waitFor(() => expect(first.asked.at(-1)?.query.pageSize).toBe(20));
    cleanup();

    const second = await open(address);
    await dataRows();
    expect(second.asked.at(-1)?.query.pageSize).toBe(20);
    cleanup();

    const third = await open(`${address}?trang=2`);
    await waitFor(() => expect(third.asked.at(-1)?.query).toMatchObject({ page: 1, pageSize: 10 }));
  });

  it('W-07 S-03 finds by Back the page size that was there before, though another one was chosen since', async () => {
    const user = userEvent.setup({ delay: null });
    const { asked } = await open(address);
    await dataRows();
    await user.click(screen.getByRole('combobox', { name: /Số dòng/u }));
    await user.click(screen.getByRole('option', { name: '20' }));
    await waitFor(() => expect(location.search).toBe('?so-dong=20'));
    await waitFor(() => expect(asked.at(-1)?.query.pageSize).toBe(20));

    await goBack();
    await waitFor(() => expect(location.search).toBe(''));
    expect(await screen.findByText('Hiển thị 1 – 10 trong tổng số 57 bản ghi')).toBeDefined();
  });

  it('W-07 says in the address what was chosen on another visit, so that it can be sent on, and lets go of it', async () => {
    writeStored('ui.list.workers', JSON.stringify({ pageSize: 20 }));
    const user = userEvent.setup({ delay: null });
    await open(address);
    await dataRows();
    const steps = history.length;
    expect(location.search).toBe('?so-dong=20');

    await user.click(screen.getByRole('combobox', { name: /Số dòng/u }));
    await user.click(screen.getByRole('option', { name: '10' }));
    expect(await screen.findByText('Hiển thị 1 – 10 trong tổng số 57 bản ghi')).toBeDefined();
    expect(history.length).toBe(steps + 1);
  });

  it('turns to the last page when the page of a link no longer exists, without a step for "back"', async () => {
    await open(`${address}?trang=40`);
    await waitFor(() => expect(location.search).toBe('?trang=6'));
    expect(await screen.findByText('Hiển thị 51 – 57 trong tổng số 57 bản ghi')).toBeDefined();
  });

  it('sorts by a click: up, down, and back to the usual order', async () => {
    const user = userEvent.setup({ delay: null });
    await open(address);
    await dataRows();
    const header = () => within(headerRow()).getByText('Ngày sinh');

    await user.click(header());
    await waitFor(() => expect(location.search).toBe('?sap-xep=ngaySinh'));
    await user.click(header());
    await waitFor(() => expect(location.search).toBe('?sap-xep=-ngaySinh'));
    await user.click(header());
    await waitFor(() => expect(location.search).toBe(''));
  });
});

// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { writeStored } from '@/views/app/browser-storage';

import { fakeServices } from './list-fixtures';
import { address, dataRows, open, showOn } from './list-page';

beforeEach(() => {
  writeStored('ui.list.workers', '{}');
});

afterEach(cleanup);

const order = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sắp xếp theo' });

describe('the order of a list on a phone', () => {
  it('W-07 B-10 is chosen among the filters, from the first page, for there are no headers to press', async () => {
    showOn('phone');
    const user = userEvent.setup({ delay: null });
    const { asked } = await open(`${address}?trang=3`, fakeServices());
    await user.click(await screen.findByRole('button', { name: 'Bộ lọc' }));
    expect(within(await order()).getByRole<HTMLOptionElement>('option', { selected: true }).textContent).toBe(
      'Họ và tên: tăng dần',
    );

    await user.selectOptions(await order(), 'Ngày xuất cảnh: giảm dần');

    await waitFor(() => expect(location.search).toBe('?sap-xep=-ngayXuatCanh'));
    await waitFor(() =>
      expect(asked.at(-1)?.query).toMatchObject({ page: 0, sort: { field: 'ngayXuatCanh', direction: 'desc' } }),
    );
  });

  it('W-07 is not offered twice where the table has it', async () => {
    showOn('desktop');
    const user = userEvent.setup({ delay: null });
    await open(address);
    await dataRows();
    await user.click(screen.getByRole('button', { name: 'Bộ lọc' }));
    await screen.findByRole('dialog', { name: 'Bộ lọc' });
    expect(screen.queryByRole('combobox', { name: 'Sắp xếp theo' })).toBeNull();
  });
});

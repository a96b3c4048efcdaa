// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { feature, tenant } from '../../../domain/features/features';
import { closed, openFeatures, save } from './feature-dialog-page';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

describe('FeatureDialog, defaults and failures', () => {
  it('F-05 resets after a question, says so and loads the values again', async () => {
    const { field, person, get, reset } = await openFeatures();
    await person.click(field('Báo cáo'));
    await person.click(screen.getByRole('button', { name: 'Khôi phục mặc định' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    expect(within(question).getByText('Bạn có chắc chắn muốn khôi phục giá trị mặc định không?')).toBeDefined();
    expect(reset).not.toHaveBeenCalled();
    await person.click(within(question).getByRole('button', { name: 'Có' }));

    expect(await screen.findByText('Đã khôi phục giá trị mặc định.')).toBeDefined();
    await waitFor(() => {
      expect(field('Báo cáo').checked).toBe(false);
    });
    expect(reset.mock.calls.map(([provider]) => provider)).toEqual([tenant]);
    expect(get.mock.calls.length).toBeGreaterThan(1);
  });

  it('F-05 resets nothing when the question is answered with no', async () => {
    const { person, reset } = await openFeatures();
    await person.click(screen.getByRole('button', { name: 'Khôi phục mặc định' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await person.click(within(question).getByRole('button', { name: 'Không' }));

    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    expect(reset).not.toHaveBeenCalled();
  });

  it('F-06 says so when there are no features', async () => {
    const { dialog } = await openFeatures({ groups: [], isAwaited: false });

    expect(await within(dialog).findByText('Không có tính năng nào.')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: 'Lưu' })).toBeNull();
    expect(within(dialog).queryByRole('button', { name: 'Khôi phục mặc định' })).toBeNull();
  });

  it('F-07 names where values come from, also a provider that it does not know', async () => {
    const { dialog, field, person, tab } = await openFeatures();
    expect(within(dialog).getAllByText('Kế thừa từ: Mặc định')).toHaveLength(3);
    expect(within(dialog).getByText('Giá trị riêng.')).toBeDefined();
    await person.click(field('Báo cáo'));
    expect(within(dialog).getByText('Sau khi lưu sẽ là giá trị riêng, thay cho giá trị kế thừa.')).toBeDefined();

    await tab(/^Khác/u);
    expect(within(dialog).getByText('Kế thừa từ: Ấn bản')).toBeDefined();
    expect(within(dialog).getByText('Kế thừa từ: Plan')).toBeDefined();
  });

  it('F-07 gives a single value back, and can undo that', async () => {
    const { dialog, field, person, update, tab } = await openFeatures();
    await tab(/^Khác/u);
    const inherit = () => within(dialog).getByRole('button', { name: 'Dùng giá trị kế thừa cho Khổ giấy' });
    await person.click(inherit());
    expect(field('Khổ giấy').value).toBe('');
    await person.click(within(dialog).getByRole('button', { name: 'Hoàn tác thay đổi của Khổ giấy' }));
    expect(field('Khổ giấy').value).toBe('A4');

    await person.click(inherit());
    await person.click(save());
    await closed();
    expect(update.mock.calls[0]?.[1]).toEqual([{ name: 'paper', value: null }]);
  });

  it('F-07 offers no way back to the inherited value where ABP would refuse it', async () => {
    const { dialog } = await openFeatures();

    expect(within(dialog).getByText('Giá trị riêng.')).toBeDefined();
    expect(within(dialog).queryByRole('button', { name: /^Dùng giá trị kế thừa/u })).toBeNull();
  });

  it('F-08 keeps what was changed when saving and resetting fail', async () => {
    const failed = new AppError('http.server', { status: 500 });
    const { dialog, field, person, update, reset } = await openFeatures();
    update.mockRejectedValueOnce(failed);
    reset.mockRejectedValueOnce(failed);
    await person.click(field('Báo cáo'));
    await person.click(save());
    expect(await within(dialog).findByRole('button', { name: 'Thử lại' })).toBeDefined();
    expect(field('Báo cáo').checked).toBe(true);

    await person.click(screen.getByRole('button', { name: 'Khôi phục mặc định' }));
    await person.click(await screen.findByRole('button', { name: 'Có' }));
    await waitFor(() => {
      expect(reset).toHaveBeenCalledTimes(1);
    });
    await person.click(await within(dialog).findByRole('button', { name: 'Thử lại' }));
    await waitFor(() => {
      expect(reset).toHaveBeenCalledTimes(2);
    });
  });

  it('F-08 tries again when the features do not come, and asks before changes are dropped', async () => {
    const { dialog, field, person } = await openFeatures({ failures: 2, isAwaited: false });
    await person.click(await within(dialog).findByRole('button', { name: 'Thử lại' }));
    await within(dialog).findAllByRole('tab');

    await person.click(field('Báo cáo'));
    await person.click(screen.getByRole('button', { name: 'Hủy' }));
    expect(await screen.findByText(/^Dữ liệu đã thay đổi nhưng chưa được lưu/u)).toBeDefined();
  });

  it('F-02 draws no more of 500 features than the open group', async () => {
    const many = Array.from({ length: 10 }, (_, group) => ({
      name: `g${group}`,
      displayName: `Nhóm ${group}`,
      features: Array.from({ length: 50 }, (__, index) =>
        feature(`g${group}.${index}`, {
          depth: index % 6,
          parentName: index % 6 === 0 ? null : `g${group}.${index - 1}`,
        }),
      ),
    }));
    const { dialog } = await openFeatures({ groups: many });

    expect(within(dialog).getAllByRole('checkbox')).toHaveLength(50);
    expect(dialog.querySelectorAll('*').length).toBeLessThan(1_000);
  });
});

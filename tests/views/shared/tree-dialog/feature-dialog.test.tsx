// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { tenant } from '../../../domain/features/features';
import { closed, openFeatures, save } from './feature-dialog-page';
import { enter } from '../../../support/enter';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

describe('FeatureDialog', () => {
  it("F-01 without a provider it says 'providerName is required.'", async () => {
    const { dialog, get } = await openFeatures({ provider: undefined, isAwaited: false });

    expect(await within(dialog).findByText('providerName is required.')).toBeDefined();
    expect(get).not.toHaveBeenCalled();
  });

  it('F-01 F-02 shows the groups, and each feature in a field of its kind, indented', async () => {
    const { dialog, get, field, tab } = await openFeatures();

    expect(get.mock.calls[0]?.[0]).toEqual(tenant);
    expect(within(dialog).getAllByRole('tab')).toHaveLength(2);
    expect([field('Báo cáo').type, field('Số báo cáo').type, field('Màu').readOnly]).toEqual([
      'checkbox',
      'text',
      true,
    ]);
    expect(field('Màu').value).toBe('#ff0000');
    expect(field('Số báo cáo').closest('li')?.style.getPropertyValue('--tree-depth')).toBe('2');
    expect(within(dialog).getByText('Cho phép lập báo cáo.')).toBeDefined();
    expect(within(dialog).getByText('Số nguyên từ 1 đến 1.000.')).toBeDefined();

    await tab(/^Khác/u);
    const options = within(field('Hỗ trợ')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'old (giá trị hiện tại)',
      'Feature:basic',
      'Feature:full',
    ]);
  });

  it('F-03 switches with parents and children', async () => {
    const { field, person } = await openFeatures();
    await person.click(field('Xuất PDF'));
    expect(field('Báo cáo').checked).toBe(true);

    await person.click(field('Báo cáo'));
    expect(field('Xuất PDF').checked).toBe(false);
  });

  it('F-02 F-04 saves what has changed over all groups, as text, says so and closes', async () => {
    const { field, person, update, tab } = await openFeatures();
    await person.click(field('Báo cáo'));
    await person.clear(field('Số báo cáo'));
    await person.type(field('Số báo cáo'), '25');
    await tab(/^Khác/u);
    await person.selectOptions(field('Hỗ trợ'), 'full');
    await person.click(save());

    await closed();
    expect(update.mock.calls.map(([provider, changes]) => [provider, changes])).toEqual([
      [
        tenant,
        [
          { name: 'reports', value: 'true' },
          { name: 'limit', value: '25' },
          { name: 'support', value: 'full' },
        ],
      ],
    ]);
    expect(await screen.findByText('Cập nhật thành công.')).toBeDefined();
  });

  it('F-04 closes without a call when everything is as it was', async () => {
    const { field, person, update } = await openFeatures();
    await person.click(field('Báo cáo'));
    await person.click(field('Báo cáo'));
    await person.type(field('Số báo cáo'), '{Backspace}0{Enter}');

    await closed();
    expect(update).not.toHaveBeenCalled();
  });

  it.each([
    ['the host of the session', { name: 'T', key: undefined }, ['configuration.load']],
    ['another tenant', tenant, []],
  ] as const)('F-04 saved for %s, the configuration is read again where it is concerned', async (_, provider, sent) => {
    const { field, person, sentToAuth } = await openFeatures({ provider });
    await person.click(field('Báo cáo'));
    await person.click(save());

    await closed();
    expect(sentToAuth).toEqual(sent);
  });

  it('F-02 F-08 rubbish pasted into a number gets a message, is not sent and not lost', async () => {
    const { dialog, field, person, update, tab } = await openFeatures();
    await person.clear(field('Số báo cáo'));
    await person.click(field('Số báo cáo'));
    await person.paste('12 chiếc 🙂');
    expect(within(dialog).queryByText('Giá trị phải là số.')).toBeNull();
    await tab(/^Khác/u);
    await person.click(save());

    expect(await within(dialog).findByText('Giá trị phải là số.')).toBeDefined();
    expect(field('Số báo cáo').value).toBe('12 chiếc 🙂');
    expect(document.activeElement).toBe(field('Số báo cáo'));
    expect(
      within(dialog).getByRole('tab', { selected: true, name: 'Tính năng của Quỹ, 1 giá trị chưa hợp lệ' }),
    ).toBeDefined();
    expect(update).not.toHaveBeenCalled();

    await person.clear(field('Số báo cáo'));
    expect(within(dialog).getByText('Trường này không được bỏ trống.')).toBeDefined();
    await enter(person, field('Số báo cáo'), '1001');
    expect(within(dialog).getByText('Giá trị phải nằm trong khoảng từ 1 đến 1.000.')).toBeDefined();
  });

  it('F-02 F-08 a refused save takes the caret to the field once: whoever comes back to its group stays where they are', async () => {
    const { dialog, field, person, tab } = await openFeatures();
    await person.clear(field('Số báo cáo'));
    await tab(/^Khác/u);
    await person.click(save());
    expect(await within(dialog).findByText('Trường này không được bỏ trống.')).toBeDefined();
    expect(document.activeElement).toBe(field('Số báo cáo'));

    await enter(person, field('Số báo cáo'), '12');
    await person.click(within(dialog).getByRole('tab', { name: /^Tính năng của Quỹ/u }));
    await person.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(within(dialog).getByRole('tab', { name: /^Khác/u }));
    await person.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(within(dialog).getByRole('tab', { name: /^Tính năng của Quỹ/u }));

    const search = within(dialog).getByRole<HTMLInputElement>('searchbox');
    await person.click(search);
    await person.keyboard('khổ');
    await within(dialog).findByRole('tab', { name: /^Khác/u, selected: true });
    await person.keyboard('{Escape}Xuất PDF');
    expect(search.value).toBe('Xuất PDF');
    expect(document.activeElement).toBe(search);
  });
});

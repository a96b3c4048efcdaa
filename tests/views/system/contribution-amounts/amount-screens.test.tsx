// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';

import type { ClosingRequest, ContributionAmount } from '@/domain/contribution-amounts/contribution-amount';
import { emptyContributionAmount } from '@/domain/contribution-amounts/contribution-amount-input';
import { seedContributionRules } from '@/domain/fund/contribution-rules';
import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { Services } from '@/views/app/services-context';
import { AmountFormScreen } from '@/views/system/contribution-amounts/amount-form-screen';
import { AmountScreen } from '@/views/system/contribution-amounts/amount-screen';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const usedRule: ContributionAmount = {
  ...emptyContributionAmount(),
  id: 'NLD-2025',
  ma: 'NLD-2025',
  soTien: 100_000,
  canCu: 'QĐ 34/2025/QĐ-TTg',
  hieuLucTu: '2025-09-15',
  tinhTrang: 1,
  daSuDung: true,
  suDungDenNgay: '2026-10-26',
  creationTime: '2026-01-05T08:00:00.000',
  creatorId: null,
  lastModificationTime: null,
  lastModifierId: null,
  concurrencyStamp: 'stamp-1',
};

function open(path: string, contributionAmounts: Partial<Services['contributionAmounts']>) {
  const { services } = fakeServices({
    contributionAmounts: { applied: () => Promise.resolve(seedContributionRules), ...contributionAmounts },
    lookups: { all: () => Promise.resolve([]) },
  });
  window.history.pushState(null, '', path);
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.contributionAmountsEdit], 'vi')}>
      <Router>
        <Switch>
          <Route path="/system/so-tien-dong-quy/them-moi" component={AmountFormScreen} />
          <Route path="/system/so-tien-dong-quy/:ruleId/sua" component={AmountFormScreen} />
          <Route path="/system/so-tien-dong-quy/:ruleId" component={AmountScreen} />
        </Switch>
      </Router>
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

describe('contribution amount screens', () => {
  it('B-21 says while it is typed which rule the force would meet, and which days would be left without one', async () => {
    const user = open('/system/so-tien-dong-quy/them-moi', {});
    const from = await screen.findByLabelText(/^Hiệu lực từ/u, { selector: 'input' });
    await user.click(from);
    await user.paste('01/01/2027');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Khoảng hiệu lực bị chồng với quy định NLD-2025 (từ 15/09/2025).',
    );

    await user.selectOptions(screen.getByLabelText(/^Khoản thu/u), '3');
    expect((await screen.findByRole('alert')).textContent).toContain('Từ 21/02/2022 đến 31/12/2026');
    expect(screen.getByLabelText(/^Tỷ lệ/u)).toBeDefined();
    expect(screen.queryByLabelText(/^Số tiền/u)).toBeNull();
  });

  it('B-21 says that the rules in force could not be loaded, and judges what is typed once they are', async () => {
    const applied = vi
      .fn<Services['contributionAmounts']['applied']>()
      .mockRejectedValue(new AppError('http.server', { status: 500 }));
    const user = open('/system/so-tien-dong-quy/them-moi', { applied });
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    applied.mockResolvedValue(seedContributionRules);
    await user.click(retry);
    await user.click(await screen.findByLabelText(/^Hiệu lực từ/u, { selector: 'input' }));
    await user.paste('01/01/2027');
    expect((await screen.findByRole('alert')).textContent).toContain('bị chồng với quy định NLD-2025');
  });

  it('B-21 S-05 X-02 a bookmark to the form of a rule that was used says why nothing can be saved, and leads to the rule', async () => {
    open('/system/so-tien-dong-quy/NLD-2025/sua', { get: () => Promise.resolve(usedRule) });
    expect(await screen.findByText(/^Quy định đã được sử dụng, chỉ được kết thúc hiệu lực\./u)).toBeDefined();
    expect(screen.getByText('Sửa quy định').tagName).toBe('H1');
    expect(screen.getByText('Mở hồ sơ').getAttribute('href')).toBe('/system/so-tien-dong-quy/NLD-2025');
    expect(screen.queryByText('Lưu thay đổi')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('B-21 V-05 the form of a rule that nothing was counted by is there as before', async () => {
    open('/system/so-tien-dong-quy/NLD-2025/sua', { get: () => Promise.resolve({ ...usedRule, daSuDung: false }) });
    expect(await screen.findByText('Lưu thay đổi')).toBeDefined();
    expect(screen.queryByText('Mở hồ sơ')).toBeNull();
  });

  it('B-21 offers a used rule neither change nor removal; it ends with a successor in one call', async () => {
    const close = vi.fn<(id: string, closing: ClosingRequest) => Promise<ContributionAmount>>(() =>
      Promise.resolve(usedRule),
    );
    const user = open('/system/so-tien-dong-quy/NLD-2025', { get: () => Promise.resolve(usedRule), close });
    await user.click(await screen.findByRole('button', { name: 'Kết thúc hiệu lực' }));
    expect(screen.queryByText('Sửa')).toBeNull();
    expect(screen.queryByText('Xóa')).toBeNull();

    const dialog = within(await screen.findByRole('dialog'));
    const enter = async (label: RegExp, text: string) => {
      const input = await dialog.findByLabelText(label, { selector: 'input' });
      await user.clear(input);
      await user.click(input);
      await user.paste(text);
    };
    await enter(/^Ngày cuối cùng/u, '30/09/2026');
    expect(dialog.getByRole('alert').textContent).toContain('ngày xuất cảnh đến 26/10/2026');
    await enter(/^Ngày cuối cùng/u, '31/12/2026');
    await enter(/^Mã quy định/u, 'nld-2027');
    await enter(/^Số tiền/u, '150000');
    await enter(/^Căn cứ pháp lý/u, 'QĐ 50/2026/QĐ-TTg');
    await user.click(dialog.getByRole('button', { name: 'Kết thúc hiệu lực' }));

    await screen.findByText('Đã kết thúc hiệu lực quy định.');
    expect(close.mock.calls.map(([id, { maLanGui, ...closing }]) => [id, maLanGui.length, closing])).toEqual([
      [
        'NLD-2025',
        36,
        {
          concurrencyStamp: 'stamp-1',
          hieuLucDen: '2026-12-31',
          quyDinhKeTiep: { ma: 'NLD-2027', soTien: 150_000, tyLe: null, canCu: 'QĐ 50/2026/QĐ-TTg', ghiChu: null },
        },
      ],
    ]);
  });
});

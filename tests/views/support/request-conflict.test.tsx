// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

import { fundUnitTypeId } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { formatMoney } from '@/domain/format/numbers';
import { policies } from '@/domain/policies/policy-names';
import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { RequestFormScreen } from '@/views/support/requests/request-form-screen';

import { enter } from '../../support/enter';
import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypes } from './request-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.replaceState(null, '', '/');
});

const ofHai: Partial<SupportCase> = {
  ...{ hoTen: 'Nguyễn Văn Hải', hopDongId: 'contract-1', tienDeNghi: 20_000_000 },
  ...{ chuTaiKhoan: 'NGUYEN VAN HAI', soTaiKhoan: '19001234567' },
};
const own: Partial<SupportRequest> = { donViId: null, creatorId: 'user-khoa' };

it.each([
  {
    culture: 'vi',
    ...{ save: 'Lưu thay đổi', keep: 'Giữ thay đổi của tôi', issuer: /^Nơi cấp hộ chiếu/u },
    ...{ place: 'Nơi cấp hộ chiếu', account: 'Số tài khoản', nothing: '(trống)' },
  },
  {
    culture: 'en',
    ...{ save: 'Save changes', keep: 'Keep my changes', issuer: /^Passport issued by/u },
    ...{ place: 'Passport issued by', account: 'Account number', nothing: '(empty)' },
  },
])('X-02 B-08 tells what differs in a case that both changed, and keeps both changes ($culture)', async (said) => {
  const before = storedRequest('HT01', ofHai, own);
  const corrected = storedRequest('HT01', { ...ofHai, soTaiKhoan: '19009999999' }).truongHop;
  const added = storedRequest('HT01', {
    ...{ id: 'case-2', hoTen: 'Trần Thị Đào', hopDongId: 'contract-2', tienDeNghi: 15_000_000 },
  }).truongHop;
  const theirs: SupportRequest = { ...before, concurrencyStamp: 's2', truongHop: [...corrected, ...added] };
  let stored = before;
  const update = vi
    .fn<SupportRequestsApi['update']>()
    .mockImplementationOnce(() => {
      stored = theirs;
      return Promise.reject(new AppError('http.conflict', { status: 409 }));
    })
    .mockResolvedValueOnce(theirs);
  const user = open({ get: () => Promise.resolve(stored), update }, said.culture);

  await enter(user, await screen.findByLabelText(said.issuer, { selector: 'input' }), 'Cục Quản lý');
  await user.click(screen.getByText(said.save, { selector: 'button' }));
  const dialog = await screen.findByRole('dialog');
  const line = (place: string, account: string) =>
    `Nguyễn Văn Hải: ${formatMoney(20_000_000, said.culture)} (${said.place}: ${place}; ${said.account}: ${account})`;
  expect(
    within(dialog)
      .getAllByRole('definition')
      .map((cell) => cell.textContent),
  ).toEqual([
    line(said.nothing, '19001234567'),
    line('Cục Quản lý', '19001234567'),
    `${line(said.nothing, '19009999999')}\nTrần Thị Đào: ${formatMoney(15_000_000, said.culture)}`,
  ]);

  await user.click(within(dialog).getByRole('button', { name: said.keep }));
  await vi.waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.calls[1]?.[1].truongHop).toMatchObject([
    { hopDongId: 'contract-1', noiCapHc: 'Cục Quản lý', soTaiKhoan: '19009999999' },
    { hopDongId: 'contract-2', tienDeNghi: 15_000_000 },
  ]);
});

function open(calls: Partial<SupportRequestsApi>, culture: string) {
  window.history.replaceState(null, '', '/ho-tro/yeu-cau/request-1/sua');
  const { services } = fakeServices({
    supportTypes: { all: () => Promise.resolve(supportTypes) },
    supportRequests: { judge: () => new Promise(() => undefined), ...calls },
    attachments: { list: () => Promise.resolve({ items: [], duocSua: true }) },
  });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.supportRequestsEdit], culture, fundUnitTypeId)}>
      <Route path="/ho-tro/yeu-cau/:requestId/sua" component={RequestFormScreen} />
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

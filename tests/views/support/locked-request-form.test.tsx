// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Route } from 'wouter';

import { fundUnitTypeId } from '@/domain/constants';
import { policies } from '@/domain/policies/policy-names';
import type { SupportRequest } from '@/domain/support/support-request';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { RequestFormScreen } from '@/views/support/requests/request-form-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypes } from './request-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.replaceState(null, '', '/');
});

const complete = { hoTen: 'Nguyễn Văn Hải', hopDongId: 'contract-1', tienDeNghi: 20_000_000 };
const notice = 'Với trạng thái hiện nay, hồ sơ này không sửa được nữa.';

it.each([
  ['was approved meanwhile', { trangThai: 4, donViId: null, creatorId: 'user-khoa' }],
  ['is waiting for its appraisal', { trangThai: 2, donViId: null, creatorId: 'user-khoa' }],
  ['was refused', { trangThai: 5, donViId: null, creatorId: 'user-khoa' }],
] as const)('B-08 S-05 X-02 a bookmark to the form of a request that %s leads to the request', async (_, ofRequest) => {
  open(ofRequest);
  expect(await screen.findByText(notice)).toBeDefined();
  expect(screen.getByText('Sửa yêu cầu hỗ trợ').tagName).toBe('H1');
  expect(screen.getByText('Mở hồ sơ').getAttribute('href')).toBe('/ho-tro/yeu-cau/request-1');
  expect(screen.queryByText('Lưu thay đổi')).toBeNull();
});

it.each([
  ['another unit’s draft', { trangThai: 1, donViId: 'unit-1', creatorId: 'user-hoa' }],
  ['another unit’s returned request', { trangThai: 6, donViId: 'unit-1', creatorId: 'user-hoa' }],
] as const)('B-08 S-05 P-02 a mailed link to the form of %s says at once who may change it', async (_, ofRequest) => {
  open(ofRequest);
  expect(
    await screen.findByText('Bạn chỉ được xem hồ sơ này: chỉ đơn vị hoặc người lập hồ sơ mới sửa được.'),
  ).toBeDefined();
  expect(screen.getByText('Mở hồ sơ').getAttribute('href')).toBe('/ho-tro/yeu-cau/request-1');
  expect(screen.queryByText('Lưu thay đổi')).toBeNull();
  expect(screen.queryByText(notice)).toBeNull();
});

it.each([
  ['own draft', { trangThai: 1 }],
  ['returned request', { trangThai: 6 }],
] as const)('B-08 V-05 the form of an officer’s %s is there as before', async (_, ofRequest) => {
  open({ ...ofRequest, donViId: null, creatorId: 'user-khoa' });
  expect(await screen.findByText('Lưu thay đổi')).toBeDefined();
  expect(screen.queryByText(notice)).toBeNull();
});

it('B-08 V-02 a refused form goes to the first field that is wrong, also where another case had to be shown for it', async () => {
  const user = userEvent.setup({ delay: null });
  const [entry] = storedRequest('HT01', complete).truongHop;
  const other = { ...entry, id: 'case-2', hopDongId: 'contract-2', hoTen: 'Trần Thị Đào', tienDeNghi: 45_000_000 };
  open({ donViId: null, creatorId: 'user-khoa', truongHop: [entry, other] as never });
  await user.click(await screen.findByText('Lưu thay đổi'));
  await screen.findByText('Cần sửa');
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('truongHop.1.tienDeNghi'));
});

function open(ofRequest: Partial<SupportRequest>): void {
  window.history.replaceState(null, '', '/ho-tro/yeu-cau/request-1/sua');
  const request = storedRequest('HT01', { hoTen: 'Nguyễn Văn Hải' }, ofRequest);
  const { services } = fakeServices({
    supportTypes: { all: () => Promise.resolve(supportTypes) },
    supportRequests: { get: () => Promise.resolve(request), judge: () => new Promise(() => undefined) },
    attachments: { list: () => Promise.resolve({ items: [], duocSua: true }) },
  });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.supportRequestsEdit], 'vi', fundUnitTypeId)}>
      <Route path="/ho-tro/yeu-cau/:requestId/sua" component={RequestFormScreen} />
    </Surroundings>,
  );
}

// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

import { fundUnitTypeId } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import { supportStatus, type SupportRequest } from '@/domain/support/support-request';
import { emptyCaseDetails } from '@/domain/support/support-request-input';
import type { SupportTypesApi } from '@/services/api/support-types-api';
import { RequestScreen } from '@/views/support/requests/request-screen';

import { pdf, waitingUploads } from '../shared/attachments/attachments-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest, supportTypes } from './request-fixtures';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

describe('the page of a support request whose kinds of support cannot be loaded', () => {
  it('B-08 X-02 says so with a way to try again, and tells of the case what the record itself knows', async () => {
    const { user, all } = open(storedRequest('HT01', { hoTen: 'Nguyễn Văn Hải', lyDoHoTro: 'tai-nan-rui-ro' }));
    const again = await screen.findByText('Thử lại');
    expect(screen.queryByText('Thời gian giải quyết')).toBeNull();
    expect(screen.getByRole('region', { name: 'Sự việc' }).textContent).toContain('Tai nạn rủi ro');

    all.mockResolvedValue(supportTypes);
    await user.click(again);
    expect(await screen.findByText('Thời gian giải quyết')).toBeDefined();
    expect(screen.queryByText('Thử lại')).toBeNull();
  });

  it('B-08 X-02 opens the paper that is asked for, which says what is missing and comes after another try', async () => {
    const { user, all } = open(storedRequest('HT01', { hoTen: 'Nguyễn Văn Hải' }));
    await screen.findByText('Thử lại');
    await user.click(screen.getByText('In'));
    await user.click(screen.getByText('Giấy đề nghị'));
    const paper = within(await screen.findByRole('dialog', { name: 'Giấy đề nghị – YCHT.2026.00031' }));
    all.mockResolvedValue(supportTypes);
    await user.click(paper.getByText('Thử lại'));
    expect(await paper.findByText(/Mẫu Phụ lục I ban hành/u)).toBeDefined();
    expect(paper.queryByText('Thử lại')).toBeNull();
  });

  it("B-08 shows an enterprise's own details, and nothing of a worker", async () => {
    open(storedRequest('HT09', { rieng: { ...emptyCaseDetails(), nhanVien: 'Lê Thị Thu' } }));
    await screen.findByText('Thử lại');
    expect(screen.getByText('Lê Thị Thu')).toBeDefined();
    expect(
      ['Người lao động', 'Hợp đồng và thời gian làm việc'].map((name) => screen.queryByRole('region', { name })),
    ).toEqual([null, null]);
  });
});

describe('the heading of a support request', () => {
  it('B-08 shows the status as the tag that the list and the facts show', async () => {
    open(storedRequest('HT01', { hoTen: 'Nguyễn Văn Hải' }, { trangThai: 3 }));
    await screen.findByRole('heading', { level: 1 });
    // Gold, for what needs attention (domain dictionary §4.3).
    expect(screen.getAllByTitle('Chờ phê duyệt').map(({ className }) => className)).toEqual([
      'tag tag-warning',
      'tag tag-warning',
    ]);
  });
});

describe('the cases of a support request', () => {
  it('B-08 of which one was granted nothing do not say that its money is to come, nor that its condition was waived', async () => {
    const red = {
      ma: 'E4',
      dat: false,
      lyDo: '',
      canCu: 'Điều 9',
      thamSo: { loai: 'Tai nạn', soQd: '45/QĐ' },
    } as const;
    const request = storedRequest(
      'HT01',
      { hoTen: 'Nguyễn Văn Hải', dieuKien: [red], tienDeXuat: 5_000_000, tienDuyet: 5_000_000 },
      { trangThai: supportStatus.approved, mienDieuKien: 'Hoàn cảnh đặc biệt khó khăn.' },
    );
    const nothing = { id: 'case-2', hoTen: 'Lê Thị Thu', tienDeXuat: 0, tienDuyet: 0 };
    const { user } = open({
      ...request,
      truongHop: request.truongHop.flatMap((entry) => [entry, { ...entry, ...nothing }]),
    });
    const saidOf = async (name: string) => {
      const head = await screen.findByRole('button', { name: new RegExp(name, 'u') });
      await user.click(head);
      const facts = document.getElementById(head.getAttribute('aria-controls') ?? '');
      return [head, facts].map((part) =>
        ['Chưa chi', 'Được chấp nhận ngoại lệ', 'Các lần chi'].filter(
          (text) => part?.textContent.includes(text) === true,
        ),
      );
    };
    expect(await saidOf('Nguyễn Văn Hải')).toEqual([['Chưa chi'], ['Được chấp nhận ngoại lệ', 'Các lần chi']]);
    expect(await saidOf('Lê Thị Thu')).toEqual([[], []]);
  });
});

describe('the steps of a support request', () => {
  it('B-08 V-05 wait for files that are on their way, so that it does not go on without them', async () => {
    open(
      storedRequest('HT01', {}, { trangThai: 2 }),
      signedInAuth([policies.supportRequestsReturn], 'vi', fundUnitTypeId),
    );
    const sendBack = await screen.findByRole<HTMLButtonElement>('button', { name: 'Yêu cầu bổ sung' });
    expect(sendBack.disabled).toBe(false);
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('don.pdf')] } });
    expect(await screen.findByText(/^Còn tệp chưa tải lên xong/u)).toBeDefined();
    expect(sendBack.disabled).toBe(true);
  });
});

function open(request: SupportRequest, authRef = signedInAuth()) {
  const all = vi.fn<SupportTypesApi['all']>().mockRejectedValue(new AppError('http.server', { status: 500 }));
  const { services } = fakeServices({
    attachments: waitingUploads,
    supportTypes: { all },
    supportRequests: { get: () => Promise.resolve(request), history: () => Promise.resolve({ items: [] }) },
  });
  window.history.replaceState(null, '', '/ho-tro/yeu-cau/request-1');
  render(
    <Surroundings services={services} authRef={authRef}>
      <Route path="/ho-tro/yeu-cau/:requestId" component={RequestScreen} />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), all };
}

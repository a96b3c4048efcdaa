// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { SupportApplicant, SupportRequest, SupportRequestInput } from '@/domain/support/support-request';
import type { LookupsApi } from '@/services/api/lookups-api';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { RequestFormScreen } from '@/views/support/requests/request-form-screen';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { seedSupportTypes } from '@mock-server/data/fund/support-types';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const applicant: SupportApplicant = {
  hopDongId: 'contract-1',
  nguoiLaoDongId: 'worker-1',
  hoTen: 'Nguyễn Văn Hải',
  ngaySinh: '1996-01-01',
  gioiTinh: 1,
  soCccd: '042096000031',
  soHoChieu: 'C1234567',
  ngayCapHc: '2024-10-10',
  noiCapHc: 'Cục Quản lý xuất nhập cảnh',
  donViId: 'unit-1',
  donViTen: 'Lam Giang',
  thiTruongId: 'JP',
  tuNgay: '2025-10-20',
  denNgay: '2028-10-19',
  ngayXuatCanh: '2025-10-22',
  ngayVeNuoc: '2026-09-15',
  soGcn: 'GCN.2025.0000001',
  ngayDong: '2025-10-15',
  daHoTro: [],
};

function openForm(calls: Partial<SupportRequestsApi> = {}, unitTypeId?: number, lookups: Partial<LookupsApi> = {}) {
  const create = vi.fn<SupportRequestsApi['create']>((input) =>
    Promise.resolve({ ...input, id: 'request-1', concurrencyStamp: 's' } as unknown as SupportRequest),
  );
  const judge = vi.fn<SupportRequestsApi['judge']>((input) => Promise.resolve(judged(input)));
  const { services } = fakeServices({
    supportTypes: { all: () => Promise.resolve(seedSupportTypes() as never) },
    supportRequests: { create, judge, applicants: () => Promise.resolve([applicant]), ...calls },
    lookups,
  });
  render(
    <Surroundings services={services} authRef={signedInAuth(undefined, 'vi', unitTypeId)}>
      <RequestFormScreen />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), create, judge };
}

/** The back end finds the contribution, and that the worker was supported before. */
function judged({ truongHop }: SupportRequestInput, daTamCap = 0) {
  return {
    truongHop: truongHop.map((_, index) => ({
      thuTu: index + 1,
      mucMin: 10_000_000,
      mucMax: 30_000_000,
      goiY: null,
      daTamCap,
      dieuKien: [
        { ma: 'E1' as const, dat: true, lyDo: '', canCu: 'Điều 9', thamSo: { soGcn: 'GCN.2025.0000001' } },
        { ma: 'E4' as const, dat: false, lyDo: '', canCu: 'Điều 9', thamSo: { loai: 'Tai nạn', soQd: '45/QĐ' } },
      ],
    })),
  };
}

async function addHai(user: ReturnType<typeof userEvent.setup>, type = 'HT01') {
  await screen.findByText(/^HT01/u);
  await user.selectOptions(await kind(), type);
  await user.click(screen.getByLabelText('Tìm người lao động đã đóng góp Quỹ'));
  await user.paste('042096000031');
  await user.click(await screen.findByText('Nguyễn Văn Hải'));
}

// By label: asking a form of this size for roles takes seconds.
const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const kind = () => screen.findByLabelText(/^Loại hỗ trợ/u, { selector: 'select' });

describe('the form of a support request', () => {
  it('B-08 C-07 fills a case from the contract, shows the frame of its kind, and saves what was typed under a name', async () => {
    const { user, create } = openForm();
    await addHai(user);
    expect(screen.getByText('10.000.000 ₫ – 30.000.000 ₫ mỗi trường hợp')).toBeDefined();
    expect([box(/^Số hộ chiếu/u).value, box(/^Hợp đồng từ ngày/u).value]).toEqual(['C1234567', '20/10/2025']);
    await user.click(box(/^Số tiền đề nghị/u));
    await user.paste('20000000');
    const passport = screen.getByLabelText(/^Hộ chiếu/u);
    await user.click(within(passport).getByText('Có'));
    await user.click(screen.getByText('Lưu nháp'));
    await waitFor(() => {
      expect(create).toHaveBeenCalledOnce();
    });
    const [sent, , intention] = create.mock.calls[0] ?? [];
    expect(intention).toMatch(/^[\da-f]{8}-/u);
    expect(
      sent?.truongHop.map(({ hopDongId, tienDeNghi, chuTaiKhoan }) => [hopDongId, tienDeNghi, chuTaiKhoan]),
    ).toEqual([['contract-1', 20_000_000, 'NGUYEN VAN HAI']]);
    expect(sent?.truongHop[0]?.giayTo.filter(({ tinhTrang }) => tinhTrang === 'co').map(({ ten }) => ten)).toEqual([
      'Hộ chiếu',
    ]);
  });

  it('B-08 V-05 takes no further case while the request is being saved: it would go with the form', async () => {
    const create = vi.fn<SupportRequestsApi['create']>(() => new Promise(() => undefined));
    const other = { ...applicant, hopDongId: 'contract-2', hoTen: 'Trần Thị Bình' };
    const { user } = openForm({ create, applicants: () => Promise.resolve([applicant, other]) });
    await addHai(user);
    await user.click(screen.getByText('Lưu nháp'));
    await waitFor(() => expect(create).toHaveBeenCalledOnce());
    const finder = screen.getByLabelText<HTMLInputElement>('Tìm người lao động đã đóng góp Quỹ');
    await user.click(finder);
    await user.paste('Bình');
    expect([finder.value, finder.readOnly, screen.queryByText('Trần Thị Bình')]).toEqual(['', true, null]);
  });

  it('B-08 looks for workers of the unit that asks alone: those of a second one are refused when it is saved', async () => {
    const applicants = vi.fn<SupportRequestsApi['applicants']>(() => Promise.resolve([applicant]));
    const { user } = openForm({ applicants }, 100);
    await addHai(user);
    await user.click(screen.getByLabelText('Tìm người lao động đã đóng góp Quỹ'));
    await user.paste('Bình');
    await waitFor(() => {
      expect(applicants.mock.calls.map(([question]) => question)).toEqual([
        { text: '042096000031', donViId: null },
        { text: 'Bình', donViId: 'unit-1' },
      ]);
    });
  });

  it('B-08 V-02 marks as required what has to be there: the unit of an enterprise, not the degree of an injury', async () => {
    const { user } = openForm({}, 100);
    await addHai(user);
    const label = (text: RegExp) => screen.getByText(text, { selector: 'label' }).textContent;
    expect([label(/^Mức độ thương tật/u), label(/^Đơn vị/u)].map((text) => text.includes('*'))).toEqual([false, false]);
    await user.selectOptions(await kind(), 'HT09');
    await user.click(within(await screen.findByRole('alertdialog')).getByText('Có'));
    await waitFor(() => {
      expect(label(/^Đơn vị/u)).toContain('*');
    });
  });

  it('B-08 looks for service enterprises alone once the support is for an enterprise, and says so', async () => {
    const findUnits = vi.fn<LookupsApi['findUnits']>(() => Promise.resolve([]));
    const { user } = openForm({}, 100, { findUnits });
    await screen.findByText(/^HT09/u);
    const typeOfLastSearch = () => findUnits.mock.lastCall?.[2];
    const unit = screen.getByLabelText(/^Đơn vị đề nghị/u, { selector: 'input' });
    await user.click(unit);
    await waitFor(() => expect(findUnits).toHaveBeenCalledOnce());
    expect(typeOfLastSearch()).toBeUndefined();
    await user.selectOptions(await kind(), 'HT09');
    expect(screen.getByText('Chỉ doanh nghiệp dịch vụ được đề nghị loại hỗ trợ này.')).toBeDefined();
    await user.click(unit);
    await waitFor(() => expect(typeOfLastSearch()).toBe(2));
  });

  it.each([
    [2, true],
    [4, false],
  ])('B-08 offers a unit of type %i the support for enterprises: %s', async (unitTypeId, isOffered) => {
    openForm({}, unitTypeId);
    await screen.findByText(/^HT08/u);
    expect(screen.queryByText(/^HT09/u) !== null).toBe(isOffered);
  });

  it('B-08 judges the amount while it is typed, and takes from the back end what needs its facts', async () => {
    const { user, create, judge } = openForm();
    await addHai(user);
    const conditions = await screen.findByLabelText('Điều kiện hỗ trợ');
    expect(await within(conditions).findByText(/đã được hỗ trợ nội dung "Tai nạn"/u)).toBeDefined();
    expect(within(conditions).getByText('E4 · Điều 9')).toBeDefined();
    await user.click(box(/^Số tiền đề nghị/u));
    await user.paste('45000000');
    // The back end of this test says nothing of amounts.
    expect(within(conditions).getByText('Số tiền phải từ 10.000.000 ₫ đến 30.000.000 ₫.')).toBeDefined();
    await user.click(screen.getByText('Lưu nháp'));
    expect(await screen.findByText('Cần sửa')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(box(/^Số tiền đề nghị/u)));
    expect(create).not.toHaveBeenCalled();
    await waitFor(() => {
      expect(judge.mock.lastCall?.[0].truongHop[0]?.tienDeNghi).toBe(45_000_000);
    });
  });

  it('B-08 V-02 asks for no conditions anew while an account is typed, and for none with a half-typed day or the account', async () => {
    const { user, judge } = openForm();
    await addHai(user);
    const conditions = await screen.findByLabelText('Điều kiện hỗ trợ');
    const isJudging = () => within(conditions).queryByText(/^Đang xét/u) !== null;
    await within(conditions).findByText('E4 · Điều 9');
    await waitFor(() => expect(isJudging()).toBe(false));
    const asked = judge.mock.calls.length;
    await user.click(box(/^Số tài khoản/u));
    await user.paste('0123 456 789');
    expect(isJudging()).toBe(false);
    await user.click(box(/^Số tiền đề nghị/u));
    await user.paste('20000000');
    await user.click(box(/^Ngày xảy ra sự việc/u));
    await user.paste('02/0');
    await waitFor(() => expect([judge.mock.calls.length, isJudging()]).toEqual([asked + 1, false]));
    const [sent] = judge.mock.lastCall?.[0].truongHop ?? [];
    expect([sent?.soTaiKhoan, sent?.tienDeNghi, sent?.ngaySuViec]).toEqual([null, 20_000_000, null]);
  });

  it('X-01 B-08 says why an earlier support could not be looked up, never that there was none', async () => {
    const applicantOf = vi.fn<SupportRequestsApi['applicantOf']>().mockRejectedValue(new AppError('network.timeout'));
    const { user } = openForm({ applicantOf });
    await addHai(user, 'HT08');
    expect(await screen.findByText('Máy chủ trả lời quá lâu')).toBeDefined();
    expect(screen.queryByText(/^Chưa thấy lần hỗ trợ/u)).toBeNull();
    applicantOf.mockResolvedValue(applicant);
    await user.click(screen.getByText('Thử lại'));
    expect(await screen.findByText(/^Chưa thấy lần hỗ trợ/u)).toBeDefined();
  });

  it('X-01 B-08 says why nobody could be searched for', async () => {
    const applicants = () => Promise.reject(new AppError('http.unavailable', { status: 503 }));
    const { user } = openForm({ applicants });
    await screen.findByText(/^HT01/u);
    await user.selectOptions(await kind(), 'HT01');
    await user.click(screen.getByLabelText('Tìm người lao động đã đóng góp Quỹ'));
    await user.paste('042096000031');
    expect(await screen.findByText('Dịch vụ tạm gián đoạn')).toBeDefined();
  });

  it('B-08 names no most and suggests no amount while the advance that is subtracted is not known', async () => {
    const judge = vi.fn<SupportRequestsApi['judge']>().mockRejectedValue(new AppError('http.server'));
    const { user } = openForm({ judge });
    await addHai(user, 'HT05');
    await user.click(box(/^Giá trị hợp đồng/u));
    await user.paste('90000000');
    const again = await screen.findByText('Thử lại');
    expect(screen.queryByText(/45\.000\.000/u)).toBeNull();

    judge.mockImplementation((input) => Promise.resolve(judged(input, 25_000_000)));
    await user.click(again);
    expect(await screen.findByText('Tối đa 20.000.000 ₫.', { exact: false })).toBeDefined();
    await user.click(screen.getByText('Dùng mức gợi ý 20.000.000 ₫'));
    await waitFor(() => expect(box(/^Số tiền đề nghị/u).value).toBe('20.000.000'));
  });
});

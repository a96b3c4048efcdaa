// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import { href, routes } from '@/domain/navigation/routes';
import type { FundAccount, PayIn } from '@/domain/pay-ins/pay-in';
import { policies } from '@/domain/policies/policy-names';
import { PayInScreen } from '@/views/fund/pay-ins/pay-in-screen';

import { pdf, waitingUploads } from '../../shared/attachments/attachments-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.replaceState(null, '', '/');
});

const voucher: PayIn = {
  id: 'v1',
  concurrencyStamp: 's',
  creationTime: '2026-11-09T08:00:00+07:00',
  creatorId: null,
  lastModificationTime: null,
  lastModifierId: null,
  ma: 'NQ.2026.000123',
  loai: 'bao-cao-quy',
  donViId: 'unit-7',
  donViMa: 'DV0007',
  donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
  maSoNguoiNop: '9900000016',
  nguoiNop: 'Công ty Cổ phần Nhân lực Lam Giang',
  hinhThuc: 1,
  ngayNop: '2026-11-09',
  soTien: 9_000_000,
  daPhanBo: 0,
  conLai: 9_000_000,
  taiKhoanNhanId: 'vcb',
  nganHangId: null,
  soTaiKhoanChuyen: null,
  soChungTu: 'UNC-12',
  nguoiNopTien: 'Lê Thị Kế',
  noiDung: null,
  phanBo: [],
  ghiChu: null,
  ngayGhiCo: null,
  soTienThucNhan: null,
  chenhLech: 0,
  xuLyChenhLech: null,
  lyDoChenhLech: null,
  maGiaoDichSaoKe: null,
  trangThai: 2,
  lyDo: null,
  nguoiTaoId: null,
  nguoiTaoTen: null,
  nguoiDoiSoatTen: null,
  soTepDinhKem: 0,
  kyKeToanDaKhoa: false,
  coHoTro: false,
  coHoanTra: false,
};

const account: FundAccount = { id: 'vcb', nganHangId: '970436', soTaiKhoan: '9900144200701', chuTaiKhoan: 'QUY' };

describe('a voucher whose account could not be loaded', () => {
  it('X-04 B-05 says so where the transfer would stand, and shows the transfer once it is there', async () => {
    const { user, repair } = show(voucher);
    await screen.findByText('Không kết nối được máy chủ');
    expect(screen.queryByText('Thông tin chuyển khoản')).toBeNull();

    repair();
    await user.click(screen.getByText('Thử lại', { selector: 'button' }));
    expect(await screen.findByText('Thông tin chuyển khoản')).toBeDefined();
    expect(screen.getByText('9900144200701')).toBeDefined();
    expect(screen.queryByText('Không kết nối được máy chủ')).toBeNull();
  });

  it('X-04 B-05 says nothing of it for cash, which needs none', async () => {
    const { asked } = show({ ...voucher, hinhThuc: 2, taiKhoanNhanId: null });
    await screen.findByText('Tiền mặt');
    await waitFor(() => expect(asked()).toBeGreaterThan(0));
    expect(screen.queryByText('Không kết nối được máy chủ')).toBeNull();
  });
});

describe('the transfer of a voucher', () => {
  it('X-04 B-05 says that nothing was copied where there is no clipboard, outside of secure contexts', async () => {
    const { user, repair } = show(voucher);
    repair();
    await user.click(await screen.findByText('Thử lại', { selector: 'button' }));
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
    await user.click(await screen.findByText('Sao chép nội dung', { selector: 'button' }));
    expect(await screen.findByText('Trình duyệt không cho sao chép. Hãy chọn và chép bằng tay.')).toBeDefined();
  });
});

describe('the steps of a voucher', () => {
  it('B-05 C-08 X-05 there are none in a status that this version does not know; the record is read all the same', async () => {
    show({ ...voucher, trangThai: 8 as never }, signedInAuth(Object.values(policies), 'vi', 1));
    expect(await screen.findByRole('heading', { name: /NQ\.2026\.000123/u })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Đối soát' })).toBeNull();
    expect(screen.getByText('8')).toBeDefined();
  });

  it('B-05 V-05 wait for files that are on their way, so that it is not sent without them', async () => {
    show(
      { ...voucher, donViId: 'unit-own', trangThai: 1, soTepDinhKem: 1 },
      signedInAuth([policies.payInsSubmit], 'vi', 2),
    );
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Gửi' });
    expect(send.disabled).toBe(false);
    const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
    fireEvent.change(input, { target: { files: [pdf('unc.pdf')] } });
    expect(await screen.findByText(/^Còn tệp chưa tải lên xong/u)).toBeDefined();
    expect(send.disabled).toBe(true);
  });
});

it('B-05 a receipt bears the moment at which its figures were read, not that at which the page was opened', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-09T09:00:00+07:00') });
  const cash: PayIn = { ...voucher, hinhThuc: 2, trangThai: 7, ngayGhiCo: '2026-11-09', soTienThucNhan: 9_000_000 };
  const answers = [() => Promise.reject(new AppError('network.unreachable', { status: 0 }))];
  const get = () => answers.pop()?.() ?? Promise.resolve(cash);
  const { user } = show(cash, signedInAuth(), { get, search: '?in=phieu-thu' });
  const again = await screen.findByText('Thử lại', { selector: 'button' });
  vi.setSystemTime(Date.parse('2026-11-09T15:20:00+07:00'));
  await user.click(again);
  expect(await screen.findByText('Dữ liệu lấy lúc 09/11/2026 15:20')).toBeDefined();

  vi.setSystemTime(Date.parse('2026-11-10T08:00:00+07:00'));
  await user.click(screen.getByRole('button', { name: 'Đóng' }));
  expect(screen.queryByText(/^Dữ liệu lấy lúc/u)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Phiếu thu' }));
  expect(await screen.findByText('Dữ liệu lấy lúc 09/11/2026 15:20')).toBeDefined();
});

it('B-05 a receipt of cash of which the surplus was handed back says what the Fund has kept, in figures and in words', async () => {
  const paid = { hinhThuc: 2, trangThai: 7, ngayGhiCo: '2026-11-09', soTien: 10_000_000 } as const;
  const surplus = { soTienThucNhan: 12_000_000, chenhLech: 2_000_000, xuLyChenhLech: 2 } as const;
  show({ ...voucher, ...paid, ...surplus }, signedInAuth(), { search: '?in=phieu-thu' });
  expect((await screen.findByText(/^Bằng chữ/u)).textContent).toBe('Bằng chữ: Mười triệu đồng./.');
  expect(screen.getByText('10.000.000 đồng')).toBeDefined();
});

function show(
  record: PayIn,
  authRef = signedInAuth(),
  {
    get = () => Promise.resolve(record),
    search = '',
  }: { readonly get?: () => Promise<PayIn>; readonly search?: string } = {},
) {
  let isFailing = true;
  let calls = 0;
  const { services } = fakeServices({
    attachments: waitingUploads,
    payIns: {
      get,
      history: () => Promise.resolve({ items: [] }),
      accounts: () => {
        calls += 1;
        return isFailing
          ? Promise.reject(new AppError('network.unreachable', { status: 0 }))
          : Promise.resolve([account]);
      },
    },
  });
  window.history.replaceState(null, '', `${href('payIn', { payInId: record.id })}${search}`);
  const user = userEvent.setup({ delay: null });
  render(
    <Surroundings services={services} authRef={authRef}>
      <Route path={routes.payIn.path}>
        <PayInScreen />
      </Route>
    </Surroundings>,
  );
  const repair = () => {
    isFailing = false;
  };
  return { user, repair, asked: () => calls };
}

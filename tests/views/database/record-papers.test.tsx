// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';

import { allLookups, renderAt, storedUnit, storedWorker } from '../shared/form/record-fixtures';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  window.history.pushState(null, '', '/');
});

const linesOf = (paper: HTMLElement) =>
  [...paper.querySelectorAll('h2, tr')].map((line) =>
    [...(line.tagName === 'H2' ? [line] : line.children)].map(({ textContent }) => textContent).join(' '),
  );

describe('the sheet of a record', () => {
  it('B-10 has who a worker is and each contract with its contribution, and goes by Back', async () => {
    const { user } = renderAt({ path: '/csdl/nguoi-lao-dong/w1' });
    await user.click(await screen.findByRole('button', { name: 'In' }));

    const paper = await screen.findByRole('article', { name: 'Phiếu thông tin người lao động' });
    expect(paper.querySelector('.print-title')?.textContent).toBe(
      `Phiếu thông tin người lao động${storedWorker.hoTen}`,
    );
    const lines = linesOf(paper);
    expect(lines.slice(0, 5)).toEqual([
      'Nhân thân',
      'Họ và tên: Đào Thị Ứng',
      'Ngày sinh: 14/06/1996',
      'Giới tính: Nữ',
      'Số CCCD: 042196000045',
    ]);
    expect(lines.slice(lines.indexOf('Hợp đồng 1'))).toEqual([
      'Hợp đồng 1',
      'Thị trường: Nhật Bản',
      'Đơn vị đưa đi: Công ty Cổ phần Nhân lực Lam Giang',
      'Hình thức đi: Doanh nghiệp dịch vụ',
      'Ngành nghề: Chế biến thực phẩm',
      'Số hợp đồng: 118/2026',
      'Thời hạn từ ngày: 20/10/2026',
      'Đến ngày: 19/10/2029',
      'Ngày xuất cảnh: 20/10/2026',
      'Tình trạng làm việc: Đang làm việc',
      'Đóng quỹ: Đã đóng',
      'Số GCN: GCN.2026.0004821',
      'Ngày đóng: 09/11/2026',
    ]);
    expect(window.location.search).toBe('?in=phieu');

    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(window.location.search).toBe('');
  });

  it('B-10 says an amount of a contract in đồng, as papers do', async () => {
    const hopDong = storedWorker.hopDong.map((contract) => ({ ...contract, tienDichVu: 60_000_000 }));
    const { user } = renderAt({
      path: '/csdl/nguoi-lao-dong/w1',
      workers: { get: (id) => Promise.resolve({ ...storedWorker, id, hopDong }) },
    });
    await user.click(await screen.findByRole('button', { name: 'In' }));
    const paper = await screen.findByRole('article', { name: 'Phiếu thông tin người lao động' });
    expect(linesOf(paper).filter((line) => line.includes('60.000.000'))).toEqual([
      'Tiền dịch vụ: 60.000.000\u00a0đồng',
    ]);
  });

  it('B-10 says when its values were read, on a page that is a day old', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:59:00+07:00') });
    const { user } = renderAt({ path: '/csdl/nguoi-lao-dong/w1' });
    const print = await screen.findByRole('button', { name: 'In' });
    vi.setSystemTime(Date.parse('2027-01-01T06:30:00+07:00'));
    await user.click(print);
    const paper = await screen.findByRole('article', { name: 'Phiếu thông tin người lao động' });
    expect(paper.querySelector('.print-taken-at')?.textContent).toBe('Dữ liệu lấy lúc 31/12/2026 23:59');
  });

  it('B-11 has licence, contacts, accounts and debts of a unit', async () => {
    const taiKhoan = [{ nganHangId: '970436', soTaiKhoan: '0011004567890', chuTaiKhoan: 'CTCP NL LAM GIANG' }];
    renderAt({
      path: '/csdl/don-vi/unit-1?in=phieu',
      units: { get: () => Promise.resolve({ ...storedUnit, taiKhoan }) },
    });
    const paper = await screen.findByRole('article', { name: 'Phiếu thông tin đơn vị' });
    const lines = linesOf(paper);
    expect(lines.slice(lines.indexOf('Giấy phép'), lines.indexOf('Giấy phép') + 3)).toEqual([
      'Giấy phép',
      'Số giấy phép: 007/DEMO-GP',
      'Ngày cấp: —',
    ]);
    expect(lines).toContain('Tài khoản ngân hàng: Vietcombank – 0011004567890 – CTCP NL LAM GIANG');
    expect(lines.slice(lines.indexOf('Quản lý tại Quỹ'))).toEqual([
      'Quản lý tại Quỹ',
      'Trạng thái: Hoạt động',
      'Cán bộ phụ trách: Trần Minh Khoa',
      'Dư nợ theo NLĐ: 500.000\u00a0đồng',
      'Dư nợ theo doanh thu: 0\u00a0đồng',
      'Còn nợ đến nay: 500.000\u00a0đồng',
      'Số lao động năm nay: 37',
    ]);
  });

  it('B-11 is in Vietnamese for a reader of English too', async () => {
    renderAt({ path: '/csdl/don-vi/unit-1?in=phieu', culture: 'en' });
    const paper = await screen.findByRole('article', { name: 'Phiếu thông tin đơn vị' });
    expect(linesOf(paper)).toContain('Mã số thuế: 9900000048');
  });

  it('B-11 X-01 is not printed with codes for names: it waits for them, and says why they do not come', async () => {
    let fail: (error: AppError) => void = () => undefined;
    const communes = [() => new Promise<never>((_, reject) => (fail = reject))];
    const { user } = renderAt({
      path: '/csdl/don-vi/unit-1?in=phieu',
      lookups: {
        all: (name, parent) => (name === 'xa-phuong' ? communes.at(-1)?.() : undefined) ?? allLookups(name, parent),
      },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Phiếu thông tin đơn vị' });
    await waitFor(() => expect(within(dialog).queryByText('Đóng')).not.toBeNull());
    expect([within(dialog).queryByText('In'), within(dialog).queryByRole('article')]).toEqual([null, null]);

    fail(new AppError('http.server', { status: 500 }));
    const again = await within(dialog).findByText('Thử lại');
    expect(within(dialog).queryByText('In')).toBeNull();
    communes.pop();
    await user.click(again);
    expect(linesOf(await within(dialog).findByRole('article'))).toContain('Xã/Phường/Đặc khu: Phường Thành Sen');
  });
});

// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { SupportedWorker } from '@/domain/support/support-request';
import type { Worker } from '@/domain/workers/worker';
import type { Services } from '@/views/app/services-context';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { recordPolicies, renderAt, storedWorker } from '../../shared/form/record-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
  vi.unstubAllGlobals();
  window.history.pushState(null, '', '/');
});

const path = '/csdl/nguoi-lao-dong/w1';

const supportedCase: SupportedWorker = {
  id: 'case-1',
  yeuCauId: 'r1',
  maYeuCau: 'YCHT.2026.0045',
  hoTen: 'Đào Thị Ứng',
  gioiTinh: 2,
  ngaySinh: '1996-06-14',
  soCccd: '042196000045',
  soHoChieu: 'C1234567',
  donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
  thiTruongId: 'JP',
  loaiHoTroId: 'HT01',
  lyDoHoTro: 'tai-nan-lao-dong',
  ngaySuViec: '2026-05-12',
  soGcn: 'GCN.2026.0004821',
  tienDuyet: 15_000_000,
  tienChi: 9_000_000,
  soQd: '45/QĐ-QHTVLNN',
  ngayQd: '2026-08-20',
  ngayChi: '2026-09-01',
  nguoiNhan: 'ĐÀO THỊ ỨNG',
  quanHe: null,
  tinhTrangChi: 2,
};

const wideWindow = (query: string) => ({
  matches: query.includes('min-width'),
  media: query,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
});

describe('worker screen', () => {
  it('B-10 shows the person, the contracts with their contribution and the history', async () => {
    renderAt({ path });

    expect(await screen.findByText('Mã số lao động 042196000045')).toBeDefined();
    expect(screen.getByText('GCN.2026.0004821')).toBeDefined();
    expect(screen.getByText('Đã đóng')).toBeDefined();
    expect(screen.getByText('20/10/2026 – 19/10/2029')).toBeDefined();
    expect(screen.getByText('02/03/2026 08:15')).toBeDefined();
  });

  it('B-10 shows the contracts as a table where there is room, the rest of a contract below its row', async () => {
    vi.stubGlobal('matchMedia', wideWindow);
    const [first] = storedWorker.hopDong;
    const get = (id: string) =>
      Promise.resolve({
        ...storedWorker,
        id,
        hopDong: [
          { ...first, id: 'c1' },
          { ...first, id: 'c2', soHopDong: '77/2019/HĐ', ngayXuatCanh: '2019-05-06' },
        ],
      } as Worker);
    const { user } = renderAt({ path, workers: { get } });
    const table = await screen.findByRole('table', { name: 'Hợp đồng' });
    const [head = table, newest = table] = within(table).getAllByRole('row');

    expect(
      within(head)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['Thị trường', 'Đơn vị đưa đi', 'Ngành nghề', 'Số hợp đồng', 'Ngày xuất cảnh', 'Ngày về nước'],
      ...['Tình trạng làm việc', 'Đóng quỹ', 'Số GCN', 'Chi tiết'],
    ]);
    expect(within(newest).getByText('GCN.2026.0004821')).toBeDefined();
    expect(screen.queryByText('20/10/2026 – 19/10/2029')).toBeNull();

    const button = within(newest).getByRole('button', { name: /^Chi tiết hợp đồng/u });
    await user.click(button);

    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('20/10/2026 – 19/10/2029')).toBeDefined();
  });

  it('B-10 B-09 shows what support the worker was granted, with the way to the request', async () => {
    const list = vi.fn<Services['supportedWorkers']['list']>(() =>
      Promise.resolve({ totalCount: 1, items: [supportedCase], tong: { tienDuyet: 15_000_000, tienChi: 9_000_000 } }),
    );
    const supportPolicies = ['DucLongPhatHoTro.LaoDongDuocHoTro', 'DucLongPhatHoTro.YeuCauHoTro'];
    renderAt({ path, supportedWorkers: { list }, policies: [...recordPolicies, ...supportPolicies] });

    const section = await screen.findByRole('region', { name: 'Hỗ trợ' });
    const link = await within(section).findByRole('link', { name: 'YCHT.2026.0045' });
    expect(link.getAttribute('href')).toBe('/ho-tro/yeu-cau/r1');
    expect(list.mock.lastCall?.[0].filters).toEqual({ nguoiLaoDongId: 'w1' });
    const facts = within(section)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(facts).toEqual([
      ...['HT01', 'Tai nạn lao động', '12/05/2026', 'Nhật Bản', 'GCN.2026.0004821', '45/QĐ-QHTVLNN', '20/08/2026'],
      ...['15.000.000\u00a0₫', '9.000.000\u00a0₫', '01/09/2026', 'ĐÀO THỊ ỨNG'],
    ]);
    expect(within(section).getByText('Được duyệt 15.000.000 ₫, đã chi 9.000.000 ₫')).toBeDefined();
    expect(within(section).getByText('Chi một phần')).toBeDefined();
  });

  it('P-03 B-10 B-09 names the request that the person may not open, without a way to it', async () => {
    const items = [{ ...supportedCase, yeuCauId: null }];
    const list = () => Promise.resolve({ totalCount: 1, items, tong: { tienDuyet: 15_000_000, tienChi: 9_000_000 } });
    const supportPolicies = ['DucLongPhatHoTro.LaoDongDuocHoTro', 'DucLongPhatHoTro.YeuCauHoTro'];
    renderAt({ path, supportedWorkers: { list }, policies: [...recordPolicies, ...supportPolicies] });

    const section = await screen.findByRole('region', { name: 'Hỗ trợ' });
    expect(await within(section).findByText('YCHT.2026.0045')).toBeDefined();
    expect(within(section).queryByRole('link')).toBeNull();
  });

  it('P-02 B-10 asks for no support where the person may not see it', async () => {
    const list = vi.fn<Services['supportedWorkers']['list']>();
    renderAt({ path, supportedWorkers: { list } });
    await screen.findByText('Mã số lao động 042196000045');

    expect([list.mock.calls, screen.queryByRole('region', { name: 'Hỗ trợ' })]).toEqual([[], null]);
  });

  it('B-10 explains a masked number', async () => {
    const get = (id: string) => Promise.resolve({ ...storedWorker, id, soCccd: '042***000045' });
    renderAt({ path, workers: { get } });

    expect(await screen.findByText('042***000045')).toBeDefined();
    expect(screen.getByText(/^Số được che để bảo vệ dữ liệu cá nhân/u)).toBeDefined();
  });

  it('P-02 B-10 offers only what the person may do', async () => {
    renderAt({ path, policies: ['DucLongPhatCsdl.CsdlNguoiLaoDong'] });
    await screen.findByText('Mã số lao động 042196000045');

    expect(screen.queryByText('Sửa')).toBeNull();
    expect(screen.queryByText('Xóa')).toBeNull();
    expect(recordPolicies).toContain('DucLongPhatCsdl.CsdlNguoiLaoDong.Edit');
  });

  it("X-02 says in place that there is no such worker, with the catalogue's words", async () => {
    const get = () => Promise.reject(new AppError('http.notFound', { status: 404 }));
    renderAt({ path, workers: { get } });

    expect(await screen.findByText('Không tìm thấy dữ liệu hoặc trang bạn yêu cầu.')).toBeDefined();
  });

  it('B-10 deletes after a question, and shows the refusal of the server', async () => {
    const server = {
      code: 'QuyHoTro:07002',
      message: 'Không thể xóa người lao động đã có hợp đồng.',
      details: null,
      data: null,
      validationErrors: null,
    };
    const remove = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new AppError('server.message', { status: 403, server }))
      .mockResolvedValueOnce(undefined);
    const { user } = renderAt({ path, workers: { remove } });
    await user.click(await screen.findByText('Xóa'));
    expect(screen.queryByText(/^Bạn có chắc chắn muốn xóa Đào Thị Ứng/u)).toBeDefined();
    await user.click(await screen.findByText('Có'));
    expect(await screen.findByText('Không thể xóa người lao động đã có hợp đồng.')).toBeDefined();
    await user.click(await screen.findByText('Đóng'));

    await user.click(screen.getByText('Xóa'));
    await user.click(await screen.findByText('Có'));
    await waitFor(() => {
      expect(window.location.pathname).toBe('/csdl/nguoi-lao-dong');
    });
  });
});

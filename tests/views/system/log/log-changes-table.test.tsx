// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { LogEntry } from '@/domain/log/log-entry';
import { LogChangesTable } from '@/views/system/log/log-changes-table';

import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(cleanup);

const entry: LogEntry = {
  id: '1',
  thoiGian: '2026-11-15T08:00:00.000',
  nguoiDungId: null,
  nguoiDungTen: null,
  donViTen: null,
  diaChiIp: null,
  thietBi: null,
  hanhDong: 'sua',
  doiTuong: 'don-vi',
  maBanGhi: 'DV0007',
  banGhiId: '2',
  ketQua: 1,
  maLoi: null,
  thoiLuongMs: 12,
  thayDoi: [
    { truong: 'trangThai', cu: '1', moi: '2' },
    { truong: 'duNoNld', cu: '500000', moi: '0' },
    { truong: 'ngayCapGp', cu: null, moi: '2025-04-12' },
    { truong: 'tinhThanhMa', cu: '01', moi: '40' },
    { truong: 'taiKhoan.1.soTaiKhoan', cu: '9***852', moi: '1***890' },
    { truong: 'daPhatSinhBaoCao', cu: 'false', moi: 'true' },
  ],
};

it('B-23 shows what was and what became side by side, named and written as people read it', async () => {
  const { services } = fakeServices();
  render(
    <Surroundings services={services}>
      <LogChangesTable entry={entry} />
    </Surroundings>,
  );
  await screen.findByText('Nghệ An');
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));
  expect(rows).toEqual([
    ['Trường', 'Trước', 'Sau'],
    ['Trạng thái', 'Hoạt động', 'Tạm dừng'],
    ['Dư nợ theo NLĐ', '500.000\u00a0₫', '0\u00a0₫'],
    ['Ngày cấp giấy phép', '—', '12/04/2025'],
    ['Tỉnh/Thành phố', 'Hà Nội', 'Nghệ An'],
    ['Tài khoản – dòng 1: Số tài khoản', '9***852', '1***890'],
    ['daPhatSinhBaoCao', 'Không', 'Có'],
  ]);
}, 40_000);

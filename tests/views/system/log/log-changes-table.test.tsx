// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { LogEntry } from '@/domain/log/log-entry';
import { contributionStates, departureForms, employmentStates, returnReasons } from '@/domain/reference/contract-lists';
import type { NamedValue } from '@/domain/reference/named-value';
import { educationLevels, sexes } from '@/domain/reference/person-lists';
import { paymentMethods, selfPayingForms } from '@/domain/self-paying/self-paying-dossier';
import { filingWays } from '@/domain/support/support-lists';
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
    // Of a back end that is newer than this page.
    { truong: 'truongMoi', cu: 'false', moi: 'true' },
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
    ['Đã có báo cáo được duyệt', 'Không', 'Có'],
    ['truongMoi', 'Không', 'Có'],
  ]);
}, 40_000);

it('B-23 says what the codes of a worker, a dossier and a request mean', async () => {
  const shown = async (doiTuong: LogEntry['doiTuong'], thayDoi: LogEntry['thayDoi']) => {
    const { services } = fakeServices();
    render(
      <Surroundings services={services}>
        <LogChangesTable entry={{ ...entry, doiTuong, thayDoi }} />
      </Surroundings>,
    );
    await screen.findByRole('table');
    const rows = screen.getAllByRole('row').slice(1);
    const cells = rows.map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));
    cleanup();
    return cells;
  };
  expect(
    await shown('nguoi-lao-dong', [
      { truong: 'gioiTinh', cu: '1', moi: '2' },
      { truong: 'trinhDo', cu: null, moi: '3' },
      { truong: 'hopDong.1.hinhThucDi', cu: '1', moi: '6a' },
      { truong: 'hopDong.1.tinhTrang', cu: '1', moi: '2' },
      { truong: 'hopDong.1.lyDoVeNuoc', cu: null, moi: '1' },
      { truong: 'dongQuy', cu: '1', moi: '2' },
      { truong: 'hopDong.2.moi', cu: null, moi: 'x' },
      { truong: 'Fund.Moi', cu: null, moi: 'x' },
    ]),
  ).toEqual([
    ['Giới tính', nameIn(sexes, 1), nameIn(sexes, 2)],
    ['Trình độ học vấn', '—', nameIn(educationLevels, 3)],
    ['Hợp đồng – dòng 1: Hình thức đi', nameIn(departureForms, '1'), nameIn(departureForms, '6a')],
    ['Hợp đồng – dòng 1: Tình trạng', nameIn(employmentStates, 1), nameIn(employmentStates, 2)],
    ['Hợp đồng – dòng 1: Lý do về nước', '—', nameIn(returnReasons, 1)],
    ['Đóng quỹ', nameIn(contributionStates, 1), nameIn(contributionStates, 2)],
    ['Hợp đồng – dòng 2: moi', '—', 'x'],
    ['Fund.Moi', '—', 'x'],
  ]);
  expect(
    await shown('nguoi-lao-dong-tu-dong', [
      { truong: 'hinhThuc', cu: '6a', moi: '6b' },
      { truong: 'hinhThucNop', cu: '1', moi: '2' },
    ]),
  ).toEqual([
    ['Hình thức', nameIn(selfPayingForms, '6a'), nameIn(selfPayingForms, '6b')],
    ['Hình thức nộp', nameIn(paymentMethods, 1), nameIn(paymentMethods, 2)],
  ]);
  expect(await shown('yeu-cau-ho-tro', [{ truong: 'hinhThucNop', cu: '1', moi: '2' }])).toEqual([
    ['Hình thức nộp', nameIn(filingWays, 1), nameIn(filingWays, 2)],
  ]);
}, 40_000);

function nameIn(list: readonly NamedValue<string | number>[], id: string | number): string {
  return list.find((value) => value.id === id)?.ten ?? 'không có';
}

it('B-23 K-03 an export tells by which filters it was made, several values of one by their names', async () => {
  const { services } = fakeServices();
  const thayDoi = [
    { truong: 'soDong', cu: null, moi: '1200' },
    { truong: 'filter', cu: null, moi: 'Nguyễn' },
    { truong: 'tinhTrang', cu: null, moi: '1,2' },
    { truong: 'thiTruongId', cu: null, moi: 'JP,TW' },
    { truong: 'ngayXuatCanhTu', cu: null, moi: '2026-01-01' },
  ];
  const made: LogEntry = { ...entry, hanhDong: 'xuat', doiTuong: 'nguoi-lao-dong', thayDoi };
  render(
    <Surroundings services={services}>
      <LogChangesTable entry={made} />
    </Surroundings>,
  );
  await screen.findByText('Nhật Bản, Đài Loan (Trung Quốc)');
  const states = employmentStates.slice(0, 2).map(({ ten }) => ten);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.lastChild?.textContent));
  expect(rows.slice(1)).toEqual([
    ['Số dòng', '—', '1.200'],
    ['Từ khóa', '—', 'Nguyễn'],
    ['Tình trạng', '—', states.join(', ')],
    ['Thị trường', '—', 'Nhật Bản, Đài Loan (Trung Quốc)'],
    ['Ngày xuất cảnh từ', '—', '01/01/2026'],
  ]);
}, 40_000);

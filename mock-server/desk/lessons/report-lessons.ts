import type { Lesson } from '@/domain/desk/lesson';

import {
  answer,
  at,
  button,
  choose,
  enter,
  fill,
  gone,
  link,
  open,
  press,
  resetStep,
  seen,
  signIn,
  step,
  takeStep,
  text,
  value,
  wait,
} from './steps';

const fund = '/quan-ly-quy';
const documents = 'BCTL.2026Q3.DV0007';

/** Quarter reports, and reports of figures. */
export const reportLessons: readonly Lesson[] = [
  {
    id: 'theo-doanh-thu',
    title: 'Báo cáo quỹ theo doanh thu',
    goal: 'Lập báo cáo quý cũ theo tỷ lệ 1 %, đọc số tiền bằng chữ và xóa bản nháp.',
    audience: 'Cán bộ nhập liệu của đơn vị',
    group: 'fund',
    steps: [
      resetStep,
      enter('dv0007.nhaplieu', 'cán bộ nhập liệu của đơn vị', `${fund}/theo-doanh-thu/them-moi`, [
        seen('button', 'Lưu báo cáo'),
      ]),
      step(
        'Chọn quý 1 năm 2022, nhập một dòng thị trường với 500.000.001 đồng.',
        [
          choose('Quý', '1', { match: 'start', nth: 1 }),
          fill('Năm', '2022', { match: 'start' }),
          choose('Thị trường, dòng 1', 'JP'),
          fill('Số lao động, dòng 1', '12'),
          fill('Doanh thu từ NLĐ, dòng 1', '500000001'),
          fill('Người lập biểu', 'Nguyễn Thị Thu Trang', { match: 'start' }),
          fill('Điện thoại người lập', '0900000007', { match: 'start' }),
        ],
        'Số phải đóng là 5.000.001 đồng: 1 %, làm tròn lên.',
        [text('5.000.001')],
      ),
      step('Bấm «Lưu báo cáo».', [button('Lưu báo cáo')], 'Báo cáo BCDT.2022Q1.DV0007 mở ra.', [
        seen('heading', 'BCDT.2022Q1.DV0007'),
      ]),
      step('Bấm «Xóa» rồi chọn «Có».', [button('Xóa'), answer('Có')], 'Trở về danh sách.', [
        at(`${fund}/theo-doanh-thu`),
        gone('heading', 'BCDT.2022Q1.DV0007'),
      ]),
    ],
  },
  {
    id: 'theo-tai-lieu',
    title: 'Báo cáo quỹ theo sử dụng tài liệu',
    goal: 'Nhập số đã cấp, hiểu lỗi tồn kho và gửi báo cáo.',
    audience: 'Lãnh đạo đơn vị',
    group: 'fund',
    steps: [
      resetStep,
      enter('dv0007.lanhdao', 'lãnh đạo đơn vị', `${fund}/theo-su-dung-tai-lieu`, [seen('link', documents)]),
      step(`Mở ${documents} rồi bấm «Sửa».`, [link(documents, { nth: 1 }), link('Sửa')], 'Tồn đầu kỳ là 100.', [
        value('Tồn đầu kỳ, dòng 1', '100'),
      ]),
      step(
        'Nhập «Đã cấp cho NLĐ» là 160 rồi bấm «Lưu báo cáo».',
        [fill('Đã cấp cho NLĐ, dòng 1', '160'), button('Lưu báo cáo')],
        'Hiện «Số đã cấp không được lớn hơn tổng số tồn đầu kỳ và số nhận trong kỳ.».',
        [text('Số đã cấp không được lớn hơn tổng số tồn đầu kỳ và số nhận trong kỳ.')],
      ),
      step(
        'Sửa lại thành 140 rồi lưu.',
        [fill('Đã cấp cho NLĐ, dòng 1', '140'), button('Lưu báo cáo')],
        'Hiện «Cập nhật thành công.».',
        [text('Cập nhật thành công.')],
      ),
      takeStep('Gửi báo cáo', 'Gửi báo cáo thành công.'),
    ],
  },
  {
    id: 'bao-cao-xuat-canh',
    title: 'Báo cáo thống kê và số liệu chi tiết',
    goal: 'Từ một con số của báo cáo mở danh sách tạo nên con số đó.',
    audience: 'Chuyên viên và lãnh đạo Quỹ',
    group: 'fund',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', '/report/rp-lao-dong-xuat-canh?tuNgay=2026-01-01&denNgay=2026-12-31', [
        seen('grid', 'Số liệu báo cáo'),
      ]),
      step(
        'Bấm vào con số «Trong kỳ, Tổng, Hàn Quốc».',
        [press('link', 'Trong kỳ, Tổng, Hàn Quốc:', { match: 'start' })],
        'Danh sách những người của con số đó mở ra.',
        [text('bản ghi'), gone('grid', 'Số liệu báo cáo')],
      ),
      step(
        'Mở báo cáo «Tổng hợp lao động chưa đóng quỹ», tính đến ngày 15/11/2026.',
        [
          signIn('khoa.tm'),
          open('/report/rp-tong-hop-chua-dong-quy?denNgay=2026-11-15'),
          wait(seen('grid', '', 'part')),
        ],
        'Báo cáo tổng hợp chưa đóng quỹ mở ra.',
        [seen('grid', '', 'part')],
      ),
    ],
  },
];

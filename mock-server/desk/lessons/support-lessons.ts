import type { Lesson } from '@/domain/desk/lesson';

import {
  answer,
  button,
  choose,
  enter,
  fill,
  found,
  gone,
  link,
  open,
  press,
  seen,
  step,
  text,
  value,
  wait,
} from './steps';

const finder = 'Tìm người lao động đã đóng góp Quỹ';

/** Support, and the administrator's work. */
export const supportLessons: readonly Lesson[] = [
  {
    id: 'yeu-cau-ho-tro',
    title: 'Yêu cầu hỗ trợ và điều kiện hỗ trợ',
    goal: 'Lập yêu cầu, thêm người được hỗ trợ và đọc điều kiện ngay khi nhập.',
    audience: 'Lãnh đạo đơn vị, chuyên viên thẩm định',
    group: 'support',
    steps: [
      enter('dv0007.lanhdao', 'lãnh đạo đơn vị', '/ho-tro/yeu-cau/them-moi', [
        seen('combobox', 'Loại hỗ trợ', 'start'),
      ]),
      step(
        'Chọn loại hỗ trợ HT07, điền người liên hệ và điện thoại.',
        [
          choose('Loại hỗ trợ', 'HT07', { match: 'start' }),
          fill('Người liên hệ', 'Ngô Thị Mai', { match: 'start' }),
          fill('Điện thoại', '0900000045', { match: 'start', nth: 1 }),
        ],
        'Biểu mẫu của loại hỗ trợ này hiện ra.',
        [seen('combobox', finder)],
      ),
      step(
        'Tìm và thêm Nguyễn Bá Dũng.',
        [fill(finder, 'Nguyễn Bá Dũng'), press('option', 'Nguyễn Bá Dũng', { match: 'part', nth: 1 })],
        'Hiện «Đã thêm Nguyễn Bá Dũng»; số tiền đề nghị là 40.000.000.',
        [value('Số tiền đề nghị', '40.000.000', 'start')],
      ),
      step(
        'Sửa số tiền đề nghị thành 39.000.000.',
        [fill('Số tiền đề nghị', '39000000', { match: 'start' })],
        'Phần Điều kiện hỗ trợ ghi «Số tiền phải đúng 40.000.000 ₫.»',
        [text('Số tiền phải đúng 40.000.000')],
      ),
      step(
        'Rời trang và chọn «Có» để bỏ yêu cầu đang nhập.',
        [link('Trang chủ', { nth: 1 }), answer('Có')],
        'Trang chủ mở ra.',
        [gone('combobox', finder), gone('alertdialog', 'Xác nhận')],
      ),
    ],
  },
  {
    id: 'phan-quyen',
    title: 'Phân quyền cho vai trò',
    goal: 'Tìm một quyền, hiểu quyền cha và quyền con, và hủy thay đổi.',
    audience: 'Quản trị hệ thống',
    group: 'system',
    steps: [
      enter('admin', 'quản trị', '/system/role', [seen('button', 'Thao tác với quan-tri', 'start')]),
      step(
        'Mở thao tác của vai trò quan-tri rồi chọn «Phân quyền».',
        [button('Thao tác với quan-tri', { match: 'start', nth: 1 }), press('menuitem', 'Phân quyền')],
        'Hộp thoại phân quyền mở ra.',
        [seen('dialog', '', 'part'), seen('searchbox', '', 'part')],
      ),
      step(
        'Gõ «bao cao» vào ô tìm.',
        [wait(seen('checkbox', '', 'part')), fill('Tìm', 'bao cao', { match: 'start', within: { role: 'dialog' } })],
        'Chỉ còn các quyền có từ đó.',
        [seen('checkbox', '', 'part')],
      ),
      step('Bấm «Hủy».', [button('Hủy', { within: { role: 'dialog' } })], 'Hộp thoại đóng, không quyền nào thay đổi.', [
        gone('dialog', ''),
      ]),
    ],
  },
  {
    id: 'nhat-ky',
    title: 'Nhật ký hệ thống',
    goal: 'Xem ai đã thay đổi gì, từng trường một.',
    audience: 'Quản trị hệ thống',
    group: 'system',
    steps: [
      enter('admin', 'quản trị', '/csdl/don-vi?filter=DV0007&q=DV0007', [
        seen('link', 'Công ty Cổ phần Nhân lực Lam Giang'),
      ]),
      step(
        'Mở đơn vị Lam Giang, bấm «Sửa», ghi chức vụ là «Tổng giám đốc» rồi lưu.',
        [
          link('Công ty Cổ phần Nhân lực Lam Giang', { nth: 1 }),
          link('Sửa'),
          fill('Chức vụ', 'Tổng giám đốc', { match: 'start', nth: 1 }),
          button('Lưu', { match: 'start', nth: 1 }),
        ],
        'Hiện «Cập nhật thành công.».',
        [text('Cập nhật thành công.')],
      ),
      step(
        'Bấm «Nhật ký của bản ghi này».',
        [link('Nhật ký của bản ghi này')],
        'Nhật ký chỉ còn những dòng của đơn vị này.',
        [seen('heading', 'Nhật ký hệ thống')],
      ),
    ],
  },
  {
    id: 'nguoi-dung',
    title: 'Người dùng: tìm và xem quyền từ vai trò',
    goal: 'Tìm một người dùng và hiểu quyền nào đến từ vai trò.',
    audience: 'Quản trị hệ thống',
    group: 'system',
    steps: [
      enter('admin', 'quản trị', '/system/user', [seen('heading', 'Người dùng', 'part')]),
      step('Gõ «khoa.tm» vào ô Tìm kiếm.', [fill('Tìm kiếm', 'khoa.tm')], 'Còn 1 bản ghi.', [found(1)]),
      step(
        'Mở «Phân quyền» của người này.',
        [wait(found(1)), button('Thao tác với', { match: 'start', nth: 1 }), press('menuitem', 'Phân quyền')],
        'Quyền đến từ vai trò ghi «Từ vai trò» và không bỏ được ở đây.',
        [seen('checkbox', 'Từ vai trò', 'part')],
      ),
      step('Bấm «Hủy».', [button('Hủy', { within: { role: 'dialog' } })], 'Hộp thoại đóng.', [gone('dialog', '')]),
      step('Về trang chủ.', [open('/')], 'Trang chủ mở ra.', [gone('dialog', '')]),
    ],
  },
];

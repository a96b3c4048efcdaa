import type { Lesson } from '@/domain/desk/lesson';

import { defaultSettings } from '../../settings';
import {
  answer,
  at,
  button,
  enter,
  fill,
  key,
  link,
  open,
  openAnew,
  press,
  seen,
  signIn,
  signOut,
  step,
  text,
  gone,
  inside,
  wait,
} from './steps';

const everybody = 'Mọi người dùng';
const { password } = defaultSettings;
const toForm = step(
  'Mở trang đăng nhập bằng mật khẩu.',
  [signOut, openAnew('/auth/login?flow=password&fault=none')],
  'Trang có ô Tên đăng nhập, ô Mật khẩu và nút «Đăng nhập».',
  [seen('textbox', 'Tên đăng nhập')],
);

function attempt(userName: string, typed: string) {
  return [fill('Tên đăng nhập', userName), fill('Mật khẩu', typed, { match: 'start' as const }), button('Đăng nhập')];
}

/** Coming in, staying in, and going. */
export const entryLessons: readonly Lesson[] = [
  {
    id: 'dang-nhap',
    title: 'Đăng nhập và đăng xuất',
    goal: 'Vào được ứng dụng bằng mật khẩu, biết mình đang là ai, và ra khỏi ứng dụng đúng cách.',
    audience: everybody,
    group: 'entry',
    steps: [
      toForm,
      step(
        'Nhập tên đăng nhập khoa.tm và mật khẩu dùng chung của dữ liệu mẫu, rồi bấm «Đăng nhập».',
        attempt('khoa.tm', password),
        'Trang chủ mở ra, góc trên bên phải ghi Trần Minh Khoa.',
        [inside],
      ),
      step('Bấm «Đăng xuất» rồi chọn «Có».', [signOut], 'Trang đăng nhập hiện lại.', [
        seen('textbox', 'Tên đăng nhập'),
      ]),
    ],
  },
  {
    id: 'sai-mat-khau',
    title: 'Sai mật khẩu, tài khoản bị khóa, ngừng hoạt động',
    goal: 'Đọc được vì sao không đăng nhập được và biết phải làm gì.',
    audience: everybody,
    group: 'entry',
    steps: [
      toForm,
      step(
        'Nhập tên đăng nhập khoa.tm với một mật khẩu sai rồi bấm «Đăng nhập».',
        attempt('khoa.tm', 'sai mat khau'),
        'Hiện «Sai tên đăng nhập hoặc mật khẩu.»; ô mật khẩu được xóa trống.',
        [text('Sai tên đăng nhập hoặc mật khẩu.')],
      ),
      step(
        'Nhập tên đăng nhập khoa.bikhoa với mật khẩu đúng.',
        attempt('khoa.bikhoa', password),
        'Hiện «Tài khoản bị khóa do đăng nhập sai nhiều lần hoặc do quản trị viên khóa.».',
        [text('Tài khoản bị khóa do đăng nhập sai nhiều lần hoặc do quản trị viên khóa.')],
      ),
      step(
        'Nhập tên đăng nhập ngung.hoatdong với mật khẩu đúng.',
        attempt('ngung.hoatdong', password),
        'Thông báo cho biết tài khoản đã ngừng hoạt động.',
        [text('đã ngừng hoạt động')],
      ),
      step(
        'Nhập tên đăng nhập doi.matkhau với mật khẩu đúng.',
        attempt('doi.matkhau', password),
        'Thông báo cho biết phải đổi mật khẩu trước khi đăng nhập.',
        [text('Mật khẩu phải được đổi trước khi đăng nhập.')],
      ),
    ],
  },
  {
    id: 'dang-nhap-tai-khoan-quy',
    title: 'Đăng nhập bằng tài khoản của Quỹ',
    goal: 'Đăng nhập qua trang của máy chủ xác thực: mật khẩu không đi qua ứng dụng.',
    audience: everybody,
    group: 'entry',
    steps: [
      step(
        'Mở trang đăng nhập theo cách này.',
        [signOut, openAnew('/auth/login?flow=code&fault=none')],
        'Trang có nút «Đăng nhập bằng tài khoản của Quỹ», không có ô mật khẩu.',
        [seen('button', 'Đăng nhập bằng tài khoản của Quỹ')],
      ),
      step(
        'Bấm «Đăng nhập bằng tài khoản của Quỹ». Ở trang của máy chủ xác thực hãy tự tay chọn Trần Minh Khoa, nếu trang đó hỏi.',
        [signIn('khoa.tm')],
        'Trở về ứng dụng, góc trên bên phải ghi Trần Minh Khoa.',
        [inside],
        { waitSeconds: 60 },
      ),
      step('Đăng xuất. Ứng dụng báo cho cả máy chủ xác thực.', [signOut], 'Trang đăng nhập hiện lại.', [
        seen('button', 'Đăng nhập bằng tài khoản của Quỹ'),
      ]),
      step(
        'Quay lại cách đăng nhập bằng mật khẩu.',
        [openAnew('/auth/login?flow=password')],
        'Trang có lại ô Tên đăng nhập.',
        [seen('textbox', 'Tên đăng nhập')],
      ),
    ],
  },
  {
    id: 'het-phien',
    title: 'Phiên làm việc hết hạn giữa chừng',
    goal: 'Đăng nhập lại ngay trên trang đang mở mà không mất việc đang làm.',
    audience: everybody,
    group: 'entry',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', '/csdl/nguoi-lao-dong?tu-khoa=dang+thi+ung', [seen('link', 'Đặng Thị Ưng')]),
      step(
        'Bật lỗi «Phiên làm việc đã hết hạn» (401, không gia hạn được) rồi bấm «Làm mới» của danh sách.',
        [{ do: 'arm', fault: 'http.sessionExpired' }, button('Làm mới', { nth: 1 })],
        'Hộp thoại «Phiên làm việc đã hết hạn» hiện trên trang; trang phía sau mờ đi nhưng còn nguyên.',
        [seen('alertdialog', 'Phiên làm việc đã hết hạn')],
      ),
      step(
        'Nhập mật khẩu rồi bấm «Đăng nhập lại».',
        [fill('Mật khẩu', password), button('Đăng nhập lại')],
        'Hộp thoại đóng, danh sách dùng tiếp được.',
        [gone('alertdialog', 'Phiên làm việc đã hết hạn'), seen('link', 'Đặng Thị Ưng')],
      ),
    ],
  },
  {
    id: 'hai-the',
    title: 'Hai thẻ của trình duyệt, một phiên làm việc',
    goal: 'Hiểu rằng đăng xuất ở một thẻ là đăng xuất ở mọi thẻ.',
    audience: everybody,
    group: 'entry',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', '/csdl/don-vi', [seen('heading', 'Cơ sở dữ liệu đơn vị')]),
      step(
        'Mở thêm một thẻ của trình duyệt với cùng địa chỉ, đăng xuất ở thẻ đó rồi quay lại thẻ này.',
        [],
        'Thẻ này cũng đã thoát, trang đăng nhập nêu «Bạn đã đăng xuất ở thẻ khác».',
        [text('Bạn đã đăng xuất ở thẻ khác')],
        { isByHand: true },
      ),
      step(
        'Đăng nhập lại ở thẻ này rồi mở trang /csdl/don-vi.',
        [signIn('khoa.tm'), open('/csdl/don-vi')],
        'Trang đơn vị mở ra. Ai đã đăng xuất thì bắt đầu lại từ trang chủ, trang đang làm dở không tự mở.',
        [inside, at('/csdl/don-vi')],
      ),
    ],
  },
  {
    id: 'bang-lenh',
    title: 'Bảng lệnh và phím tắt',
    goal: 'Đi tới bất cứ trang hay hồ sơ nào mà không cần chuột.',
    audience: everybody,
    group: 'entry',
    steps: [
      enter('dv0007.lanhdao', 'lãnh đạo đơn vị', '/', [inside]),
      step('Bấm Ctrl + K.', [key('Control+k')], 'Bảng lệnh mở ra.', [seen('combobox', 'mã hồ sơ', 'part')]),
      step(
        'Gõ mã báo cáo BCQ.202609.DV0007, đợi có kết quả rồi bấm Enter.',
        [
          fill('mã hồ sơ', 'BCQ.202609.DV0007', { match: 'part' }),
          wait(seen('option', 'BCQ.202609.DV0007', 'part')),
          key('Enter'),
        ],
        'Báo cáo mở ra.',
        [seen('heading', 'BCQ.202609.DV0007', 'part')],
      ),
      step('Bấm phím ?', [key('?')], 'Bảng phím tắt hiện ra.', [seen('dialog', 'Phím tắt')]),
      step('Bấm Esc.', [key('Escape')], 'Bảng phím tắt đóng lại.', [gone('dialog', 'Phím tắt')]),
    ],
  },
  {
    id: 'mat-mang',
    title: 'Mất mạng rồi có lại',
    goal: 'Biết ứng dụng đang không có mạng và dữ liệu đang nhập vẫn còn.',
    audience: everybody,
    group: 'entry',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', '/csdl/nguoi-lao-dong?tu-khoa=dang+thi+ung', [seen('link', 'Đặng Thị Ưng')]),
      step('Ngắt mạng.', [{ do: 'network', is: 'lost' }], 'Thanh «Không có kết nối mạng» hiện ra.', [
        text('Không có kết nối mạng'),
      ]),
      step('Nối lại mạng.', [{ do: 'network', is: 'back' }], 'Thanh báo biến mất.', [
        { see: 'text', text: 'Không có kết nối mạng', isGone: true },
      ]),
    ],
  },
  {
    id: 'chua-luu',
    title: 'Rời trang khi chưa lưu',
    goal: 'Biết ứng dụng hỏi lại một lần trước khi bỏ dữ liệu đang nhập.',
    audience: everybody,
    group: 'entry',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', '/csdl/nguoi-lao-dong?tu-khoa=dang+thi+ung', [seen('link', 'Đặng Thị Ưng')]),
      step(
        'Mở người lao động Đặng Thị Ưng, bấm «Sửa» và ghi «Đã gọi điện xác minh» vào ô Ghi chú.',
        [link('Đặng Thị Ưng'), link('Sửa'), fill('Ghi chú', 'Đã gọi điện xác minh')],
        'Ô Ghi chú có nội dung vừa nhập.',
        [{ see: 'value', label: 'Ghi chú', text: 'Đã gọi điện xác minh' }],
      ),
      step(
        'Bấm «Trang chủ» rồi trả lời «Không».',
        [link('Trang chủ', { nth: 1 }), answer('Không')],
        'Vẫn ở biểu mẫu, nội dung còn nguyên.',
        [gone('alertdialog', 'Xác nhận'), { see: 'value', label: 'Ghi chú', text: 'Đã gọi điện xác minh' }],
      ),
      step(
        'Bấm «Trang chủ» lần nữa rồi trả lời «Có».',
        [press('link', 'Trang chủ', { nth: 1 }), answer('Có')],
        'Trang chủ mở ra, nội dung chưa lưu bị bỏ.',
        [gone('textbox', 'Ghi chú'), gone('alertdialog', 'Xác nhận')],
      ),
    ],
  },
];

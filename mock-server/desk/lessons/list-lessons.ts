import type { Lesson } from '@/domain/desk/lesson';

import { answer, button, enter, fill, found, gone, key, link, open, resetStep, seen, step, text, value } from './steps';

const workers = '/csdl/nguoi-lao-dong';
const one = `${workers}?tu-khoa=dang+thi+ung`;
const worker = seen('link', 'Đặng Thị Ưng');
const staff = 'Cán bộ của Quỹ và của đơn vị';

/** Lists, records, files. */
export const listLessons: readonly Lesson[] = [
  {
    id: 'tim-kiem',
    title: 'Tìm và lọc trong danh sách',
    goal: 'Tìm một người không cần gõ dấu, đọc số bản ghi và bỏ điều kiện lọc.',
    audience: staff,
    group: 'lists',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', workers, [text('bản ghi')]),
      step(
        'Gõ «dang thi ung» vào ô Tìm kiếm.',
        [fill('Tìm kiếm', 'dang thi ung')],
        'Danh sách còn 1 bản ghi: Đặng Thị Ưng.',
        [found(1), worker],
      ),
      step('Bấm «Xóa từ khóa».', [button('Xóa từ khóa', { nth: 1 })], 'Danh sách đủ lại.', [value('Tìm kiếm', '')]),
      step('Bấm «Trang sau».', [button('Trang sau')], 'Địa chỉ trang ghi trang 2, quay lại là thấy đúng trang này.', [
        { see: 'address', address: `${workers}?trang=2` },
      ]),
    ],
  },
  {
    id: 'sua-nguoi-lao-dong',
    title: 'Sửa hồ sơ người lao động',
    goal: 'Sửa hồ sơ, hiểu lỗi kiểm tra dữ liệu ngay dưới ô và lưu được.',
    audience: staff,
    group: 'lists',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', one, [worker]),
      step('Mở Đặng Thị Ưng rồi bấm «Sửa».', [link('Đặng Thị Ưng'), link('Sửa')], 'Biểu mẫu mở ra.', [
        seen('button', 'Lưu thay đổi'),
      ]),
      step(
        'Sửa Số CCCD thành 04530595907 (thiếu một chữ số) rồi bấm «Lưu thay đổi».',
        [fill('Số CCCD', '04530595907', { match: 'start' }), button('Lưu thay đổi')],
        'Dưới ô hiện «Số CCCD phải gồm đúng 12 chữ số.» và con trỏ nhảy tới ô đó.',
        [text('Số CCCD phải gồm đúng 12 chữ số.')],
      ),
      step(
        'Mở lại biểu mẫu và chỉ ghi «Đã đối chiếu khi tập huấn» vào ô Ghi chú, rồi bấm «Lưu thay đổi».',
        [
          link('Trang chủ', { nth: 1 }),
          answer('Có'),
          open(one),
          link('Đặng Thị Ưng'),
          link('Sửa'),
          fill('Ghi chú', 'Đã đối chiếu khi tập huấn'),
          button('Lưu thay đổi'),
        ],
        'Hiện «Cập nhật thành công.» và ghi chú có trong hồ sơ.',
        [text('Cập nhật thành công.'), text('Đã đối chiếu khi tập huấn')],
      ),
    ],
  },
  {
    id: 'nhap-excel',
    title: 'Nhập người lao động từ tệp Excel',
    goal: 'Nhập một tệp, sửa dòng sai và chỉ gửi dòng đúng.',
    audience: 'Chuyên viên Cục, cán bộ nhập liệu',
    group: 'lists',
    steps: [
      resetStep,
      enter('son.hv', 'chuyên viên Cục', workers, [seen('link', 'Nhập Excel')]),
      step(
        'Bấm «Nhập Excel» và chọn một tệp không phải Excel.',
        [link('Nhập Excel'), { do: 'attach', label: 'Tệp Excel để nhập', file: 'gia.xlsx' }],
        'Hiện «Không phải tệp Excel (.xlsx)».',
        [text('Không phải tệp Excel (.xlsx)')],
      ),
      step(
        'Chọn tệp nguoi-lao-dong.xlsx có ba dòng, một dòng sai.',
        [{ do: 'attach', label: 'Tệp Excel để nhập', file: 'nguoi-lao-dong.xlsx' }],
        'Bảng kiểm tra ghi 2 dòng hợp lệ và nêu lỗi của dòng còn lại.',
        [seen('button', 'Nhập 2 dòng hợp lệ'), text('Số CCCD phải gồm đúng 12 chữ số.')],
      ),
      step(
        'Bấm «Nhập 2 dòng hợp lệ» rồi chọn «Có».',
        [button('Nhập 2 dòng hợp lệ'), answer('Có')],
        'Kết quả nhập ghi 2 dòng đã nhập.',
        [seen('region', 'Kết quả nhập')],
      ),
    ],
  },
  {
    id: 'gop-ho-so',
    title: 'Gộp hồ sơ trùng',
    goal: 'So sánh hai hồ sơ của một người, chọn thông tin giữ lại và gộp.',
    audience: 'Chuyên viên Quỹ, chuyên viên Cục',
    group: 'lists',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', `${workers}/gop-trung`, [seen('heading', 'Gộp hồ sơ trùng')]),
      step('Gõ «nguyen anh tu» vào ô Tìm kiếm.', [fill('Tìm kiếm', 'nguyen anh tu')], 'Còn 1 cặp hồ sơ.', [found(1)]),
      step(
        'Mở cặp hồ sơ này.',
        [link('', { nth: 1, within: { role: 'row', name: 'NGUYEN ANH TU', match: 'part', nth: 1 } })],
        'Hai hồ sơ đứng cạnh nhau, thông tin khác nhau ở trên.',
        [seen('heading', 'Thông tin khác nhau')],
      ),
      step(
        'Bấm «Gộp hồ sơ», đọc câu hỏi rồi trả lời «Không».',
        [button('Gộp hồ sơ'), answer('Không')],
        'Chưa gộp gì: thao tác này không thể hoàn tác nên luôn được hỏi lại.',
        [gone('alertdialog', 'Xác nhận'), seen('heading', 'Thông tin khác nhau')],
      ),
    ],
  },
  {
    id: 'xuat-excel',
    title: 'Xuất danh sách ra Excel',
    goal: 'Xuất đúng những dòng đang lọc, với mọi cột.',
    audience: staff,
    group: 'lists',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', one, [worker]),
      step('Bấm «Xuất Excel».', [button('Xuất Excel')], 'Hộp thoại cho biết tệp sẽ có 1 dòng.', [
        seen('button', 'Xuất 1 dòng'),
      ]),
      step('Bấm «Xuất 1 dòng».', [button('Xuất 1 dòng')], 'Trình duyệt tải tệp về, hộp thoại báo xong.', [
        gone('button', 'Xuất 1 dòng'),
      ]),
    ],
  },
  {
    id: 'nguoi-thu-hai',
    title: 'Người khác vừa thay đổi hồ sơ',
    goal: 'Hiểu vì sao thao tác bị dừng khi người khác đã thay đổi hồ sơ đang mở.',
    audience: staff,
    group: 'lists',
    steps: [
      enter('admin', 'quản trị', one, [worker]),
      step(
        'Mở Đặng Thị Ưng và bật lỗi 409 ở mục «Lỗi» của bàn: như khi người khác vừa lưu hồ sơ này. Bấm «Xóa» rồi chọn «Có».',
        [link('Đặng Thị Ưng'), { do: 'arm', fault: 'http.conflict' }, button('Xóa', { nth: 1 }), answer('Có')],
        'Hộp thoại «Dữ liệu đã thay đổi»; hồ sơ không bị xóa.',
        [seen('alertdialog', 'Dữ liệu đã thay đổi')],
      ),
      step('Bấm Esc để xem lại hồ sơ.', [key('Escape')], 'Hồ sơ còn nguyên.', [
        gone('alertdialog', 'Dữ liệu đã thay đổi'),
        seen('heading', 'Đặng Thị Ưng'),
      ]),
    ],
  },
  {
    id: 'cach-bao-loi',
    title: 'Bốn cách ứng dụng báo lỗi',
    goal: 'Phân biệt thông báo ở góc, hộp thoại, trang lỗi và lỗi tại chỗ; biết dữ liệu đang nhập vẫn còn.',
    audience: 'Mọi người dùng',
    group: 'lists',
    steps: [
      enter('khoa.tm', 'chuyên viên Quỹ', one, [worker]),
      step(
        'Tại chỗ: bật lỗi 503 rồi bấm «Làm mới».',
        [{ do: 'arm', fault: 'http.unavailable' }, button('Làm mới', { nth: 1 })],
        'Lỗi hiện ngay trong danh sách, kèm nút «Thử lại».',
        [text('Dịch vụ tạm gián đoạn'), seen('button', 'Thử lại')],
      ),
      step('Bấm «Thử lại».', [button('Thử lại')], 'Danh sách hiện lại.', [gone('button', 'Thử lại'), worker]),
      step(
        'Hộp thoại: mở hồ sơ, bấm «Sửa», bật lỗi 422 rồi bấm «Lưu thay đổi».',
        [link('Đặng Thị Ưng'), link('Sửa'), { do: 'arm', fault: 'http.unprocessable' }, button('Lưu thay đổi')],
        'Hộp thoại «Dữ liệu chưa hợp lệ» hiện trên biểu mẫu.',
        [seen('alertdialog', 'Dữ liệu chưa hợp lệ')],
      ),
      step(
        'Trang lỗi: đóng hộp thoại, bật lỗi 500 rồi bấm «Lưu thay đổi».',
        [key('Escape'), { do: 'arm', fault: 'http.server' }, button('Lưu thay đổi')],
        'Trang lỗi phủ cả cửa sổ.',
        [text('Hệ thống có lỗi')],
      ),
      step(
        'Thông báo ở góc: bấm Esc, bật lỗi 429 rồi bấm «Lưu thay đổi».',
        [key('Escape'), { do: 'arm', fault: 'http.tooManyRequests' }, button('Lưu thay đổi')],
        'Thông báo «Vui lòng thử lại sau 30 giây» hiện ở góc trên bên phải và tự tắt.',
        [text('Vui lòng thử lại sau 30 giây')],
      ),
    ],
  },
];

import type { Lesson } from '@/domain/desk/lesson';

import {
  button,
  choose,
  enter,
  fill,
  found,
  gone,
  key,
  link,
  press,
  resetStep,
  seen,
  step,
  takeStep,
  text,
} from './steps';

const fund = '/quan-ly-quy';
const report = 'BCQ.202610.DV0006';

/** The Fund's workflows, each by the hands that they need. */
export const fundLessons: readonly Lesson[] = [
  {
    id: 'bao-cao-quy',
    title: 'Báo cáo quỹ: lập, thẩm định, phê duyệt',
    goal: 'Theo một báo cáo qua tay đơn vị, chuyên viên Quỹ và lãnh đạo Quỹ: người thẩm định không phê duyệt.',
    audience: 'Đơn vị, chuyên viên Quỹ, lãnh đạo Quỹ',
    group: 'fund',
    steps: [
      resetStep,
      enter('dv0007.nhaplieu', 'cán bộ nhập liệu của đơn vị', `${fund}/bao-cao-quy`, [seen('link', 'Thêm mới')]),
      step(
        'Bấm «Thêm mới», chọn tháng 10, năm 2026, điền người lập biểu và điện thoại rồi bấm «Lập báo cáo».',
        [
          link('Thêm mới'),
          choose('Tháng', '10'),
          fill('Năm', '2026'),
          fill('Người lập biểu', 'Lê Thị Kế', { match: 'start' }),
          fill('Điện thoại người lập', '0912345678', { match: 'start' }),
          button('Lập báo cáo'),
        ],
        'Báo cáo BCQ.202610.DV0007 được lập, chờ danh sách người lao động.',
        [seen('heading', 'BCQ.202610.DV0007')],
      ),
      enter('khoa.tm', 'chuyên viên Quỹ', `${fund}/bao-cao-quy?tu-khoa=${report}`, [seen('link', report)]),
      step(`Mở báo cáo ${report} của đơn vị khác, đang chờ thẩm định.`, [link(report)], 'Có nút «Thẩm định».', [
        seen('button', 'Thẩm định'),
      ]),
      takeStep('Thẩm định', 'Thẩm định thành công.'),
      enter('vinh.pq', 'lãnh đạo Quỹ', `${fund}/bao-cao-quy?tu-khoa=${report}`, [seen('link', report)]),
      step('Mở báo cáo đó bằng tay của lãnh đạo.', [link(report)], 'Có nút «Phê duyệt».', [
        seen('button', 'Phê duyệt'),
      ]),
      step(
        'Bấm «Phê duyệt», đọc hộp thoại rồi bấm «Phê duyệt» lần nữa.',
        [button('Phê duyệt'), button('Phê duyệt', { within: { role: 'dialog', name: 'Phê duyệt' } })],
        'Trạng thái là «Đã phê duyệt».',
        [text('Đã phê duyệt'), gone('button', 'Phê duyệt')],
      ),
    ],
  },
  {
    id: 'nop-quy',
    title: 'Phiếu nộp quỹ và đối soát',
    goal: 'Đơn vị khai số tiền đã chuyển, kế toán Quỹ đối soát.',
    audience: 'Lãnh đạo đơn vị, kế toán Quỹ',
    group: 'fund',
    steps: [
      resetStep,
      enter('dv0007.lanhdao', 'lãnh đạo đơn vị', `${fund}/nop-quy/them-moi`, [seen('button', 'Lưu phiếu')]),
      step(
        'Khai 9.000.000 đồng chuyển khoản, số chứng từ FT26315000001, chọn tài khoản nhận và ngân hàng chuyển, phân bổ nợ cũ nhất trước.',
        [
          fill('Số tiền', '9000000', { match: 'start', nth: 1 }),
          fill('Số chứng từ / mã giao dịch', 'FT26315000001', { match: 'start' }),
          fill('Người nộp tiền', 'Lê Thị Thủ Quỹ', { match: 'start' }),
          press('combobox', 'Tài khoản nhận của Quỹ', { match: 'start' }),
          press('option', 'Vietcombank', { match: 'part', nth: 1 }),
          choose('Ngân hàng chuyển', 'Vietcombank', { match: 'start' }),
          button('Phân bổ nợ cũ nhất trước'),
        ],
        'Bảng phân bổ còn lại 8.500.000 đồng của báo cáo cũ nhất.',
        [text('8.500.000')],
      ),
      step('Bấm «Lưu phiếu».', [button('Lưu phiếu')], 'Phiếu có số NQ… và mã VietQR.', [
        seen('heading', 'NQ.', 'start'),
      ]),
      step(
        'Đính kèm ủy nhiệm chi, rồi bấm «Gửi» và xác nhận.',
        [
          { do: 'attach', label: 'Chọn tệp đính kèm', file: 'uy-nhiem-chi.pdf' },
          button('Gửi'),
          button('Gửi', { within: { role: 'dialog', name: 'Gửi' } }),
        ],
        'Hiện «Đã gửi phiếu nộp quỹ.», phiếu chờ đối soát.',
        [text('Đã gửi phiếu nộp quỹ.')],
      ),
      enter('ngan.dt', 'kế toán Quỹ', `${fund}/nop-quy?tu-khoa=FT26315000001`, [found(1)]),
      step('Mở phiếu.', [link('NQ.', { match: 'start', nth: 1 })], 'Có nút «Xác nhận đã nhận tiền».', [
        seen('button', 'Xác nhận đã nhận tiền'),
      ]),
      step(
        'Bấm «Xác nhận đã nhận tiền» và xác nhận trong hộp thoại.',
        [
          button('Xác nhận đã nhận tiền'),
          button('Xác nhận đã nhận tiền', { within: { role: 'dialog', name: 'Xác nhận đã nhận tiền' } }),
        ],
        'Trạng thái là «Đã đối soát».',
        [text('Đã đối soát')],
      ),
    ],
  },
  {
    id: 'giay-chung-nhan',
    title: 'Người lao động đóng quỹ và giấy chứng nhận',
    goal: 'Tìm một lần đóng góp, in và cấp lại giấy chứng nhận.',
    audience: 'Kế toán Quỹ',
    group: 'fund',
    steps: [
      resetStep,
      enter('ngan.dt', 'kế toán Quỹ', `${fund}/nguoi-lao-dong-dong-quy?nguonDong=1`, [text('Tổng cộng (cả bộ lọc)')]),
      step(
        'Mở dòng đầu tiên.',
        [press('link', '', { nth: 1, within: { role: 'grid' } })],
        'Hồ sơ đóng góp mở ra với phần Diễn biến.',
        [seen('heading', 'Diễn biến')],
      ),
      step('Bấm «In GCN».', [button('In GCN')], 'Giấy chứng nhận hiện ra để in.', [
        seen('article', 'Giấy chứng nhận đóng góp Quỹ'),
      ]),
      step('Đóng bản in.', [button('Đóng')], 'Trở lại hồ sơ.', [gone('article', 'Giấy chứng nhận đóng góp Quỹ')]),
      step(
        'Bấm «Cấp lại GCN», ghi lý do rồi xác nhận.',
        [
          button('Cấp lại GCN'),
          fill('Lý do', 'Người lao động làm mất giấy.', { match: 'start', within: { role: 'dialog' } }),
          button('Cấp lại GCN', { within: { role: 'dialog' } }),
        ],
        'Hiện «Đã cấp lại giấy chứng nhận.»; giấy cũ hết hiệu lực.',
        [text('Đã cấp lại giấy chứng nhận.'), text('Hết hiệu lực')],
      ),
    ],
  },
  {
    id: 'tu-dong',
    title: 'Hồ sơ người lao động tự đóng quỹ',
    goal: 'Kiểm tra tài liệu bắt buộc và phê duyệt hồ sơ tự đóng.',
    audience: 'Chuyên viên Quỹ',
    group: 'fund',
    steps: [
      resetStep,
      enter('khoa.tm', 'chuyên viên Quỹ', `${fund}/phe-duyet-nguoi-lao-dong-tu-dong?hinhThuc=6b&coCanhBao=false`, [
        text('bản ghi'),
      ]),
      step(
        'Mở hồ sơ đầu tiên.',
        [press('link', '', { nth: 1, within: { role: 'grid' } })],
        'Trang xét duyệt ghi «Đủ tài liệu bắt buộc.».',
        [text('Đủ tài liệu bắt buộc.')],
      ),
      takeStep('Phê duyệt', 'Phê duyệt thành công.'),
    ],
  },
  {
    id: 'hang-loat',
    title: 'Phê duyệt nhiều hồ sơ một lần',
    goal: 'Chọn nhiều dòng, thực hiện một thao tác và đọc kết quả từng dòng.',
    audience: 'Chuyên viên Quỹ',
    group: 'fund',
    steps: [
      resetStep,
      enter('khoa.tm', 'chuyên viên Quỹ', `${fund}/phe-duyet-nguoi-lao-dong-tu-dong?coCanhBao=false`, [
        seen('checkbox', 'Chọn dòng này'),
      ]),
      step(
        'Đánh dấu hai dòng đầu.',
        [press('checkbox', 'Chọn dòng này', { nth: 1 }), press('checkbox', 'Chọn dòng này', { nth: 1 })],
        'Thanh «Bản ghi đã chọn» hiện ra.',
        [seen('region', 'Bản ghi đã chọn')],
      ),
      step(
        'Bấm «Phê duyệt» ở thanh đó và xác nhận.',
        [
          press('button', 'Phê duyệt', { match: 'start', within: { role: 'region', name: 'Bản ghi đã chọn' } }),
          press('button', 'Phê duyệt', { match: 'start', within: { role: 'dialog' } }),
        ],
        'Kết quả ghi số bản ghi thành công.',
        [text('Thành công:')],
      ),
      step('Đóng kết quả.', [key('Escape')], 'Trở lại danh sách.', []),
    ],
  },
];

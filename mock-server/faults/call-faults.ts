import { businessFailure, MockFailure, validationFailure } from '../failures';
import type { Fault } from './fault';
import { refusedRenewal, striking } from './fault-effect';
import { faultWords } from './fault-words';
import { empty, said, written, type RequestChange } from './request-change';

const list = { method: 'GET', path: '/api/app/nguoi-lao-dong' } as const;
const record = { method: 'GET', path: '/api/app/nguoi-lao-dong/*' } as const;
const save = { method: 'PUT', path: '/api/app/nguoi-lao-dong/*' } as const;
const removal = { method: 'DELETE', path: '/api/app/nguoi-lao-dong/*' } as const;

const onList = { does: 'Bấm «Bật», đăng nhập rồi mở danh sách Người lao động', rehearsal: 'list' } as const;
const onRecord = {
  does: 'Bấm «Bật», đăng nhập rồi mở một người lao động trong danh sách',
  rehearsal: 'record',
} as const;
const onSave = {
  does: 'Bấm «Bật», đăng nhập, mở một người lao động, bấm «Sửa» rồi «Lưu thay đổi»',
  rehearsal: 'save',
} as const;
const onRemoval = {
  does: 'Bấm «Bật», đăng nhập bằng tài khoản Quản trị, mở một người lao động rồi bấm «Xóa»',
  rehearsal: 'removal',
} as const;

/** A read is sent three times before a dead network or a gateway is believed that names no pause (register C-07). */
const tries = 3;

const serverWords = 'Hệ thống có lỗi';

const inPlace = (words: string) => `«${words}» hiện tại chỗ của danh sách, kèm nút «Thử lại»`;
const overThePage = (words: string) =>
  `trang lỗi «${words}» phủ cả cửa sổ; bấm Esc để quay lại, dữ liệu đang nhập còn nguyên`;
const inDialog = (words: string) => `hộp thoại «${words}» hiện trên biểu mẫu, dữ liệu đang nhập còn nguyên`;

function refusal(name: string, sees: string, struck: RequestChange, strikes = 1) {
  return { group: 'refusal', name, ...onSave, sees, effect: striking(struck), strikes } as const;
}

function outage(
  name: string,
  change: { readonly instead: (culture: string) => Response } | { readonly without: 'network' },
) {
  return {
    group: 'outage',
    name,
    ...onList,
    sees: inPlace('without' in change ? 'Không kết nối được máy chủ' : 'Dịch vụ tạm gián đoạn'),
    effect: striking({ ...list, ...change }),
    strikes: tries,
  } as const;
}

function garbled(
  name: string,
  change: { readonly instead: (culture: string) => Response } | Pick<SpoilChange, 'spoil'>,
) {
  return {
    group: 'garbled',
    name,
    ...onList,
    sees: inPlace('Câu trả lời không đọc được'),
    effect: striking({ ...list, ...change }),
  } as const;
}

type SpoilChange = Extract<RequestChange, { readonly spoil: unknown }>;

/** Every way in which a call of the product can fail (specification §8, domain dictionary §10.1). */
export const callFaults = {
  'http.badRequest': refusal(
    '400, không có nội dung',
    inDialog('Yêu cầu không hợp lệ'),
    { ...save, instead: empty(400) },
    2,
  ),
  'http.badRequest.antiForgery': {
    ...refusal('400 vì mã chống giả mạo', '«Cập nhật thành công»: ứng dụng tự lấy mã mới và gửi lại một lần', {
      ...save,
      instead: empty(400),
    }),
    shows: 'Cập nhật thành công',
  },
  'http.validation': {
    ...refusal('400, validationErrors', 'lỗi hiện ngay dưới ô «Họ và tên» và con trỏ nhảy tới ô đó', {
      ...save,
      instead: said(validationFailure([{ message: faultWords.name, members: ['hoTen'] }])),
    }),
    shows: faultWords.name.vi,
  },
  'http.unprocessable': refusal('422', inDialog('Dữ liệu chưa hợp lệ'), {
    ...save,
    instead: said(new MockFailure(422, faultWords.unprocessable)),
  }),
  'http.unauthenticated': {
    group: 'refusal',
    name: '401 hai lần liền',
    ...onList,
    sees: inPlace('Bạn chưa đăng nhập!'),
    effect: striking({ ...list, instead: empty(401) }),
    strikes: 2,
  },
  'http.sessionExpired': {
    group: 'refusal',
    name: '401, không gia hạn được',
    flows: ['password', 'code'],
    ...onList,
    sees: 'trang mờ đi sau hộp thoại đăng nhập lại «Phiên làm việc đã hết hạn»',
    shows: 'Phiên làm việc đã hết hạn',
    effect: { ...refusedRenewal, ...striking({ ...list, instead: empty(401) }) },
    strikes: 2,
  },
  'http.forbidden': refusal('403, không có nội dung', overThePage('[403] Bạn không có quyền!'), {
    ...save,
    instead: empty(403),
  }),
  'http.blocked': refusal('403, trang HTML của tường lửa', inDialog('Yêu cầu bị chặn trên đường tới máy chủ'), {
    ...save,
    instead: written('<!doctype html><title>Request Rejected</title>', 'text/html', 403),
  }),
  'http.forbidden.list': {
    group: 'refusal',
    name: '403 ở danh sách',
    ...onList,
    sees: inPlace('Bạn không có quyền!'),
    effect: striking({ ...list, instead: empty(403) }),
  },
  'server.message': {
    ...refusal('403, định dạng lỗi của ABP', 'hộp thoại mang câu và chi tiết của máy chủ', {
      ...save,
      instead: said(new MockFailure(403, faultWords.handled)),
    }),
    shows: faultWords.handled.message.vi,
  },
  'server.message.short': {
    ...refusal('403, chỉ có một câu', 'hộp thoại «Đã xảy ra lỗi!» mang câu của máy chủ', {
      ...save,
      instead: said(businessFailure('QuyHoTro:TapHuan', faultWords.waiting)),
    }),
    shows: faultWords.waiting.vi,
  },
  'http.notFound': {
    group: 'refusal',
    name: '404',
    ...onRecord,
    sees: '«[404] Không tìm thấy!» hiện thay cho hồ sơ, kèm đường quay lại danh sách',
    effect: striking({ ...record, instead: empty(404) }),
  },
  'http.conflict': {
    group: 'refusal',
    name: '409',
    ...onRemoval,
    sees: 'hộp thoại «Dữ liệu đã thay đổi»',
    effect: striking({ ...removal, instead: empty(409) }),
  },
  'http.tooLarge': refusal('413', inDialog('Tệp quá lớn'), { ...save, instead: empty(413) }),
  'http.tooManyRequests': {
    ...refusal('429, Retry-After: 30', 'thông báo «Vui lòng thử lại sau 30 giây» ở góc trên bên phải', {
      ...save,
      instead: empty(429, { 'Retry-After': '30' }),
    }),
    shows: 'Vui lòng thử lại sau 30 giây',
  },
  'http.tooManyRequests.untimed': refusal('429, không có Retry-After', 'thông báo «Vui lòng chờ một lát rồi thử lại»', {
    ...save,
    instead: empty(429),
  }),
  'http.other': refusal('418', inDialog('Đã xảy ra lỗi!'), { ...save, instead: empty(418) }),

  'http.server': {
    ...refusal('500, định dạng lỗi của ABP', overThePage('[500] Lỗi'), {
      ...save,
      instead: said(),
    }),
    shows: serverWords,
    group: 'outage',
  },
  'http.server.empty': {
    ...refusal('500, không có nội dung', overThePage('[500] Lỗi'), { ...save, instead: empty(500) }),
    shows: serverWords,
    group: 'outage',
  },
  'http.server.list': {
    group: 'outage',
    name: '500 ở danh sách',
    ...onList,
    sees: inPlace('Lỗi'),
    shows: serverWords,
    effect: striking({ ...list, instead: empty(500) }),
  },
  'http.unavailable': {
    ...outage('503, Retry-After: 60', { instead: empty(503, { 'Retry-After': '60' }) }),
    shows: 'Vui lòng thử lại sau 60 giây',
    strikes: 1,
  },
  'http.unavailable.502': outage('502', { instead: empty(502) }),
  'http.unavailable.504': outage('504', { instead: empty(504) }),
  'network.unreachable': {
    ...refusal('mất mạng khi lưu', overThePage('Không kết nối được máy chủ'), { ...save, without: 'network' }),
    group: 'outage',
  },
  'network.unreachable.list': outage('mất mạng ở danh sách', { without: 'network' }),
  'network.timeout': {
    group: 'outage',
    name: 'máy chủ im lặng',
    does: `${onSave.does}, chờ 30 giây`,
    rehearsal: 'save',
    sees: inDialog('Máy chủ trả lời quá lâu'),
    effect: striking({ ...save, without: 'end' }),
  },
  'network.timeout.answered': {
    ...refusal('408', inDialog('Máy chủ trả lời quá lâu'), { ...save, instead: empty(408) }),
    group: 'outage',
  },

  'response.malformed': garbled('JSON bị cắt cụt', {
    instead: written('{"totalCount": 5000, "items": [', 'application/json'),
  }),
  'response.malformed.html': garbled('HTML thay cho JSON', {
    instead: written('<!doctype html><title>Proxy</title><script>alert(1)</script>', 'text/html'),
  }),
  'response.malformed.shape': garbled('thiếu trường bắt buộc', { spoil: ({ items }) => ({ items }) }),
  'response.malformed.redirect': garbled('302', { instead: empty(302, { Location: 'https://example.invalid/' }) }),
  'tenant.notFound': {
    group: 'refusal',
    name: 'Abp-Tenant-Resolve-Error',
    ...onList,
    sees: inPlace('Không tìm thấy đơn vị thuê'),
    effect: striking({ ...list, instead: empty(404, { 'Abp-Tenant-Resolve-Error': 'There is no tenant!' }) }),
  },
  'export.failed': {
    group: 'garbled',
    name: 'số dòng thay đổi giữa chừng',
    does: 'Bấm «Bật», đăng nhập, mở danh sách Người lao động rồi bấm «Xuất Excel»',
    rehearsal: 'export',
    sees: '«Xuất dữ liệu không thành công» hiện trong hộp thoại xuất, kèm nút «Thử lại»',
    effect: striking({
      ...list,
      query: ['maxResultCount', '1000'],
      spoil: (good) => ({ ...good, items: (good['items'] as readonly unknown[]).slice(1) }),
    }),
  },
} as const satisfies Record<string, Fault>;

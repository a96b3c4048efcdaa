import type { Fault } from './fault';
import { striking } from './fault-effect';
import { empty, said, written } from './request-change';

/** Where the demo's page asks for a settings file and for a settings server while a fault says so. */
export const environmentFileUrl = '/api/demo/dynamic-env.json';
export const remoteEnvironmentUrl = '/api/demo/remote-env';

const start = { group: 'start', does: 'Bấm «Bật»', rehearsal: 'start' } as const;
const onPage = { group: 'page', rehearsal: 'area' } as const;
const file = { group: 'file', rehearsal: 'hand' } as const;
const chooseFile = (what: string) =>
  `Không cần bật gì: đăng nhập, mở danh sách Người lao động, bấm «Nhập Excel» rồi chọn ${what}`;
const words = 'nội dung thông báo hiện ngay bên dưới để xem';
const environmentFile = { method: 'GET', path: environmentFileUrl } as const;

/** What can fail when the product starts, is drawn, or reads a person's file. */
export const pageFaults = {
  'environment.invalid': {
    ...start,
    sees: 'trang «Cấu hình ứng dụng bị sai»; bấm «Thử lại» là vào được',
    effect: {
      ...striking({
        ...environmentFile,
        instead: written('{"oAuthConfig":{"issuer":"javascript:alert(1)"}}', 'application/json'),
      }),
      asksFor: 'environmentFile',
    },
  },
  'environment.unreachable': {
    ...start,
    sees: 'trang «Không tải được cấu hình ứng dụng»; bấm «Thử lại» là vào được',
    effect: { ...striking({ ...environmentFile, instead: empty(500) }), asksFor: 'environmentFile' },
  },
  'environment.remoteUnavailable': {
    ...start,
    sees: 'thông báo «Máy chủ cấu hình không trả lời hoặc trả lời sai» ở góc trên bên phải; ứng dụng vẫn chạy',
    effect: {
      ...striking({ method: 'GET', path: remoteEnvironmentUrl, instead: empty(503) }),
      asksFor: 'remoteEnvironment',
    },
  },
  'configuration.unavailable': {
    ...start,
    does: 'Bấm «Bật» rồi đăng nhập',
    rehearsal: 'signIn',
    effect: striking({
      method: 'GET',
      path: '/api/abp/application-configuration',
      instead: said(),
    }),
    isKept: true,
  },
  'tenant.inactive': {
    ...start,
    does: 'Không cần bật gì: mở địa chỉ /?__tenant=da-ngung (quay lại bằng /?__tenant=)',
    rehearsal: { address: '/?__tenant=da-ngung' },
  },
  'tenant.notFound.start': {
    ...start,
    does: 'Không cần bật gì: mở địa chỉ /?__tenant=khong-co (quay lại bằng /?__tenant=)',
    rehearsal: { address: '/?__tenant=khong-co' },
  },
  'signIn.recordUnreadable': {
    ...start,
    does: 'Đăng nhập rồi bấm «Bật»',
    rehearsal: 'startSignedIn',
    sees: 'trang đăng nhập nêu «Không đọc được phiên đã lưu»; đăng nhập lại là trở về trang đang mở',
    effect: { breaksRecord: true },
  },
  'storage.unavailable': {
    ...start,
    does: 'Ở trang đăng nhập, bấm «Bật»',
    rehearsal: 'startSignedOut',
    sees: '«Không lưu được trên trình duyệt» hiện trên trang đăng nhập; vẫn đăng nhập và làm việc được',
    effect: { blocksStorage: true },
    isKept: true,
  },

  'app.unexpected': {
    ...onPage,
    name: 'trang',
    does: 'Bấm «Bật» rồi đăng nhập',
    sees: '«Rất tiếc!» hiện thay cho trang, còn thanh trên và menu vẫn dùng được; bấm «Thử lại» là hết',
    effect: { breaks: { area: 'page', by: 'mistake' } },
  },
  'app.unexpected.header': {
    ...onPage,
    name: 'thanh trên',
    shows: 'Phần này đang gặp lỗi',
    does: 'Bấm «Bật» rồi đăng nhập',
    sees: 'chỉ thanh trên báo lỗi, trang và menu vẫn dùng được; bấm «Thử lại» là hết',
    effect: { breaks: { area: 'header', by: 'mistake' } },
  },
  'app.unexpected.menu': {
    ...onPage,
    name: 'menu',
    shows: 'Phần này đang gặp lỗi',
    does: 'Bấm «Bật» rồi đăng nhập',
    sees: 'chỉ menu báo lỗi, trang vẫn dùng được; bấm «Thử lại» là hết',
    effect: { breaks: { area: 'menu', by: 'mistake' } },
  },
  'app.codeUnavailable': {
    ...onPage,
    does: 'Bấm «Bật» rồi đăng nhập',
    sees: '«Không tải được phần này của ứng dụng» hiện thay cho trang, kèm «Thử lại» và «Tải lại»',
    effect: { breaks: { area: 'page', by: 'code' } },
  },
  'route.notFound': {
    ...onPage,
    does: 'Không cần bật gì: mở một địa chỉ không có, ví dụ /khong-co',
    rehearsal: { address: '/khong-co' },
  },
  'route.forbidden': {
    ...onPage,
    does: 'Không cần bật gì: đăng nhập bằng tài khoản Cán bộ nhập liệu rồi mở địa chỉ /system/user',
    rehearsal: { address: '/system/user', as: 'dv0007.nhaplieu' },
  },
  'permissions.none': {
    ...onPage,
    does: 'Bấm «Bật» rồi đăng nhập',
    sees: 'trang chủ nêu «Bạn chưa được cấp quyền sử dụng chức năng nào»',
    rehearsal: 'signIn',
    effect: striking({
      method: 'GET',
      path: '/api/abp/application-configuration',
      spoil: (good) => ({ ...good, auth: { policies: {}, grantedPolicies: {} } }),
    }),
    isKept: true,
  },
  'app.malformedPolicy': {
    ...onPage,
    does: 'Biểu thức quyền nằm trong mã nguồn và được kiểm tra khi dựng ứng dụng, nên lỗi không thể xảy ra ở đây',
    sees: words,
    rehearsal: 'words',
    isWordsAlone: true,
  },
  'request.foreignOrigin': {
    ...onPage,
    does: 'Mọi lời gọi của ứng dụng đều mang địa chỉ của hệ thống, nên lỗi không thể xảy ra ở đây',
    sees: words,
    rehearsal: 'words',
    isWordsAlone: true,
  },
  'request.cancelled': {
    ...onPage,
    does: 'Lời gọi bị hủy khi rời trang không phải là lỗi và không bao giờ hiện ra',
    sees: words,
    rehearsal: 'words',
    isWordsAlone: true,
  },

  'import.notSpreadsheet': {
    ...file,
    rehearsal: { file: 'gia.xlsx' },
    does: chooseFile('một tệp Word đã đổi đuôi thành .xlsx'),
  },
  'import.unreadable': { ...file, does: chooseFile('một tệp, đổi tên tệp đó trong lúc cửa sổ chọn còn mở') },
  'import.encrypted': { ...file, rehearsal: { file: 'mat-khau.xlsx' }, does: chooseFile('một tệp Excel có mật khẩu') },
  'import.macros': { ...file, rehearsal: { file: 'macro.xlsm' }, does: chooseFile('một tệp .xlsm') },
  'import.broken': { ...file, rehearsal: { file: 'cat-cut.xlsx' }, does: chooseFile('một tệp .xlsx bị cắt cụt') },
  'import.tooLarge': { ...file, rehearsal: { file: 'qua-lon.xlsx' }, does: chooseFile('một tệp lớn hơn 5 MB') },
  'import.tooManyRows': {
    ...file,
    rehearsal: { file: 'hai-nghin-dong.xlsx' },
    does: chooseFile('một tệp có hơn 2.000 dòng'),
  },
  'import.empty': { ...file, rehearsal: { file: 'khong-dong.xlsx' }, does: chooseFile('tệp mẫu chưa điền dòng nào') },
  'import.headingsMissing': {
    ...file,
    rehearsal: { file: 'thieu-cot.xlsx' },
    does: chooseFile('tệp mẫu đã xóa một cột bắt buộc'),
  },
  'import.headingsDoubled': {
    ...file,
    rehearsal: { file: 'trung-cot.xlsx' },
    does: chooseFile('tệp mẫu có hai cột trùng tiêu đề'),
  },
  'import.tooSlow': { ...file, does: chooseFile('một tệp đúng mẫu trên máy đang rất bận, chờ 30 giây') },
} as const satisfies Record<string, Fault>;

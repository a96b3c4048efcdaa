import type { Fault } from './fault';
import { refusing, returning, striking } from './fault-effect';
import { empty } from './request-change';

const byPassword = {
  group: 'password',
  flows: ['password'],
  does: 'Bấm «Bật» rồi đăng nhập như thường lệ',
  rehearsal: 'signIn',
} as const;
const byHand = { group: 'password' } as const;

/** The answers of ABP to a password, in its own fixed English, and what else ends at the sign-in page. */
export const passwordFaults = {
  'signIn.wrongPassword': { ...byPassword, effect: refusing('invalid_grant', 'Invalid username or password!') },
  'signIn.lockedOut': {
    ...byPassword,
    effect: refusing(
      'invalid_grant',
      'The user account has been locked out due to invalid login attempts. Please wait a while and try again.',
    ),
  },
  'signIn.notAllowed': {
    ...byPassword,
    effect: refusing(
      'invalid_grant',
      'You are not allowed to login! Your account is inactive or needs to confirm your email/phone number.',
    ),
  },
  'signIn.twoFactorRequired': { ...byPassword, effect: refusing('invalid_grant', 'RequiresTwoFactor') },
  'signIn.mustChangePassword': {
    ...byPassword,
    effect: refusing('invalid_grant', 'ShouldChangePasswordOnNextLogin'),
  },
  'signIn.accessDenied': {
    ...byPassword,
    flows: ['code', 'silent'],
    effect: returning({ code: undefined, error: 'access_denied' }),
  },
  'signIn.endedElsewhere': {
    ...byHand,
    does: 'Không cần bật gì: đăng nhập, mở thêm một thẻ của ứng dụng rồi đăng xuất ở thẻ đó',
    rehearsal: 'hand',
  },
  'signIn.userMissing': {
    ...byHand,
    does: 'Bấm «Bật» rồi đăng nhập như thường lệ',
    rehearsal: 'signIn',
    effect: striking({
      method: 'GET',
      path: '/api/abp/application-configuration',
      spoil: (good) => ({
        ...good,
        currentUser: { ...(good['currentUser'] as object), isAuthenticated: false, id: null },
      }),
    }),
    isKept: true,
  },
  'signIn.renewalLoop': {
    ...byHand,
    flows: ['password', 'code'],
    does: 'Bấm «Bật», đăng nhập, mở danh sách Người lao động rồi bấm «Thử lại» sáu lần liên tiếp',
    sees: 'hộp thoại đăng nhập lại nêu «Phiên làm việc không ổn định»',
    rehearsal: 'listAgainAndAgain',
    shows: 'Phiên làm việc không ổn định',
    effect: striking({ method: 'GET', path: '/api/app/nguoi-lao-dong', instead: empty(401) }),
    isKept: true,
  },
  'signIn.idle': {
    group: 'renewal',
    does: 'Bấm «Bật», đăng nhập mà không chọn «Ghi nhớ đăng nhập» rồi không động vào máy trong một phút',
    sees: 'sau 30 giây hiện hộp đếm ngược «Phiên làm việc sắp bị khóa», hết giờ thì hộp thoại đăng nhập lại hiện trên trang đang mở',
    rehearsal: 'signInAndWait',
    shows: 'Phiên làm việc đã bị khóa vì 1 phút không có thao tác',
    effect: { idle: { timeoutInMinutes: 0.5, warningInSeconds: 30 } },
    isKept: true,
  },
} as const satisfies Record<string, Fault>;

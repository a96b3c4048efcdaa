import type { AuthEventName, TokenFault } from '@/domain/auth/auth-events';
import { clockSkewMs } from '@/domain/constants';
import type { codeByTokenFault } from '@/domain/errors/error-catalogue';

import type { DemoFlow } from '../demo-environment';
import type { Fault } from './fault';
import {
  announcing,
  brokenSignature,
  claiming,
  failing,
  refusing,
  renewals,
  returning,
  signedWith,
  writing,
} from './fault-effect';

/** The failures of a token, of a protocol step and of what surrounds them. */
export type SignInFaultId =
  | `auth.${AuthEventName}`
  | (typeof codeByTokenFault)[TokenFault]
  | 'auth.token_validation_error.keyRotated'
  | 'auth.token_validation_error.keyUnknown'
  | 'token.expired.tolerated'
  | 'token.notYetValid'
  | 'token.notYetValid.tolerated'
  | 'token.wrongSubject'
  | 'token.badSignature'
  | 'signIn.loop'
  | 'signIn.clientRefused'
  | 'signIn.grantRejected';

export type SignInFault = Fault & { readonly flows: readonly DemoFlow[] };

const all: readonly DemoFlow[] = ['password', 'code', 'silent'];
const atIssuer: readonly DemoFlow[] = ['code', 'silent'];
const withRefreshToken: readonly DemoFlow[] = ['password', 'code'];
const signIn = 'Bấm «Bật» rồi đăng nhập như thường lệ';
const signInAndWait = 'Bấm «Bật», đăng nhập và chờ khoảng 30 giây';
const lost = 'Mất kết nối với máy chủ xác thực';
const bar = 'thanh «Mất kết nối với máy chủ xác thực. Đang thử lại…» hiện ra, phiên làm việc được giữ';
/** Either side of the difference between two clocks that the product still takes. */
const toleratedMinutes = clockSkewMs / 60_000;
const [within, beyond] = [toleratedMinutes - 1, toleratedMinutes + 1];

const atSignIn = { flows: all, does: signIn, rehearsal: 'signIn' } as const;
// The product asks for these ahead of the sign-in, so that one bad answer would be over before anybody sees it.
const ahead = { group: 'configuration', ...atSignIn, isKept: true } as const;
const ofToken = { group: 'token', ...atSignIn } as const;
const overcome = { ...ofToken, isOvercome: true } as const;
const ofAnswer = { group: 'answer', flows: atIssuer, does: signIn, rehearsal: 'signIn' } as const;
const ofRenewal = {
  group: 'renewal',
  flows: withRefreshToken,
  does: signInAndWait,
  rehearsal: 'signInAndWait',
  isKept: true,
} as const;

/**
 * Every failure of signing in, renewing and leaving that a trainer can show: the fourteen auth events, the nine refusals
 * of a token, and their kin (register X-03, promise-12).
 */
export const signInFaults: Readonly<Record<SignInFaultId, SignInFault>> = {
  'auth.discovery_document_load_error': { ...ahead, effect: failing('discovery') },
  'auth.discovery_document_validation_error': { ...ahead, effect: announcing({ issuer: 'https://issuer.invalid/' }) },
  'token.mustUseHttps': { ...ahead, effect: { issuer: 'http://id.example.vn/' } },
  'auth.jwks_load_error': { ...ahead, effect: failing('keys') },

  'auth.token_error': { group: 'answer', ...atSignIn, effect: refusing('server_error') },
  'signIn.clientRefused': { group: 'answer', ...atSignIn, effect: refusing('invalid_client') },
  'auth.code_error': { ...ofAnswer, effect: returning({ code: undefined, error: 'server_error' }) },
  'auth.invalid_nonce_in_state': { ...ofAnswer, effect: returning({ state: 'forged' }) },
  'signIn.loop': {
    ...ofAnswer,
    does: 'Bấm «Bật», đăng nhập, rồi đăng nhập lại ngay trong vòng 30 giây',
    rehearsal: 'signInTwice',
    effect: returning({ code: undefined, error: 'server_error' }),
    isKept: true,
  },
  'auth.popup_blocked': {
    group: 'answer',
    flows: atIssuer,
    does: 'Bấm «Bật» rồi chọn «Đăng nhập trong cửa sổ riêng»',
    rehearsal: 'window',
    effect: { blocksWindows: true },
    isKept: true,
  },
  'auth.popup_closed': {
    group: 'answer',
    flows: atIssuer,
    does: 'Không cần bật gì: ở cách đăng nhập qua trang của máy chủ xác thực, chọn «Đăng nhập trong cửa sổ riêng» rồi đóng cửa sổ vừa mở',
    rehearsal: 'hand',
  },

  'auth.token_validation_error': { ...ofToken, effect: writing(() => 'rubbish') },
  'auth.token_validation_error.keyRotated': {
    ...overcome,
    name: 'kid mới',
    sees: 'vào được như thường lệ; nhật ký gọi cho thấy ứng dụng gặp khóa ký lạ và đọc lại danh sách khóa đúng một lần',
    effect: signedWith.nextKey,
  },
  'auth.token_validation_error.keyUnknown': {
    ...ofToken,
    name: 'kid không được công bố',
    sees: 'ứng dụng đọc lại danh sách khóa đúng một lần, vẫn không có khóa ký đó nên hiện «Mã truy cập không hợp lệ»',
    effect: signedWith.strangeKey,
  },
  'token.wrongAudience': { ...ofToken, effect: claiming(() => ({ aud: 'another-client' })) },
  'token.noSubject': { ...ofToken, effect: claiming(() => ({ sub: undefined })) },
  'token.noIssuedAt': { ...ofToken, effect: claiming(() => ({ iat: undefined })) },
  'token.wrongIssuer': { ...ofToken, effect: claiming(() => ({ iss: 'https://issuer.invalid/' })) },
  'token.wrongNonce': { ...ofToken, flows: atIssuer, effect: claiming(() => ({ nonce: 'of-another-attempt' })) },
  'token.expired': {
    ...ofToken,
    sees: `hiện «Phiên đăng nhập đã hết hạn», vì mã hết hạn từ ${beyond} phút trước, quá dung sai ${toleratedMinutes} phút`,
    effect: over(beyond),
  },
  'token.expired.tolerated': {
    ...overcome,
    name: `Token has expired, ${within} phút`,
    sees: `vào được như thường lệ, vì mã mới hết hạn ${within} phút, còn trong dung sai ${toleratedMinutes} phút`,
    effect: over(within),
  },
  'token.notYetValid': {
    ...ofToken,
    sees: `hiện «Phiên đăng nhập chưa có hiệu lực», vì đồng hồ máy chậm ${beyond} phút, quá dung sai ${toleratedMinutes} phút`,
    effect: early(beyond),
  },
  'token.notYetValid.tolerated': {
    ...overcome,
    name: `notYetValid, ${within} phút`,
    sees: `vào được như thường lệ, vì đồng hồ máy chậm ${within} phút, còn trong dung sai ${toleratedMinutes} phút`,
    effect: early(within),
  },
  'token.wrongAtHash': { ...ofToken, effect: claiming(() => ({ at_hash: 'of-another-access-token' })) },
  'token.badSignature': { ...ofToken, effect: writing(brokenSignature) },
  // Demanded of the implicit flow alone (OpenID Connect Core §3.2.2.9), which this product does not have: nobody can
  // make it happen here, so the chooser shows the words themselves.
  'token.atHashNeeded': {
    group: 'token',
    flows: all,
    does: 'Chỉ luồng ngầm định (implicit) mới đòi mã này và sản phẩm không dùng luồng đó, nên lỗi không thể xảy ra ở đây',
    sees: 'nội dung thông báo hiện ngay bên dưới để xem',
    rehearsal: 'words',
    isWordsAlone: true,
  },

  'auth.token_refresh_error': { ...ofRenewal, effect: renewals.failing, sees: bar, shows: lost },
  'signIn.grantRejected': {
    ...ofRenewal,
    effect: renewals.refused,
    sees: 'hộp thoại «Phiên làm việc đã hết hạn» hiện trên trang đang mở',
    shows: 'Phiên làm việc đã hết hạn',
  },
  'token.wrongSubject': {
    ...ofRenewal,
    effect: renewals.ofAnotherPerson,
    sees: 'hộp thoại đăng nhập lại nêu «Phiên đăng nhập thuộc người khác»',
    shows: 'Phiên đăng nhập thuộc người khác',
  },
  'auth.silent_refresh_timeout': {
    ...ofRenewal,
    flows: ['silent'],
    does: 'Bấm «Bật», đăng nhập và chờ khoảng 50 giây',
    effect: renewals.unanswered,
    sees: bar,
    shows: lost,
  },
  'auth.silent_refresh_error': {
    ...ofRenewal,
    flows: ['silent'],
    does: 'Bấm «Bật», đăng nhập và chờ khoảng một phút',
    effect: renewals.askingForThePerson,
    sees: 'đồng hồ đếm ngược «Phiên làm việc sẽ hết hạn sau…» hiện ra, rồi đến hộp thoại đăng nhập lại',
    shows: 'Phiên làm việc sẽ hết hạn sau',
  },

  'auth.user_profile_load_error': { group: 'around', ...atSignIn, effect: failing('userinfo') },
  'auth.token_revoke_error': {
    group: 'around',
    flows: ['password'],
    does: 'Bấm «Bật», đăng nhập rồi đăng xuất',
    rehearsal: 'signInAndOut',
    effect: failing('revocation'),
  },
};

/** A token that has been over for some minutes when it comes. */
function over(minutes: number) {
  return moved((lifeSeconds) => -lifeSeconds - minutes * 60);
}

/** A token whose life begins some minutes after it comes. */
function early(minutes: number) {
  return moved(() => minutes * 60);
}

/** A token of another time, with the life that it has. */
function moved(bySeconds: (lifeSeconds: number) => number) {
  return claiming(({ iat, exp = iat }) => {
    const shift = bySeconds(exp - iat);
    return { iat: iat + shift, exp: exp + shift };
  });
}

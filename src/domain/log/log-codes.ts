import { defineTexts } from '../localization/texts';

/**
 * What the codes of failed entries mean: the events of the sign-in (domain dictionary §10.3), the names that ABP's
 * security log gives to refused sign-ins, and statuses of HTTP. `QuyHoTro` codes speak for themselves.
 */
export const logCodeTexts = defineTexts({
  vi: {
    discovery_document_load_error: 'Không tải được cấu hình máy chủ xác thực.',
    discovery_document_validation_error: 'Cấu hình máy chủ xác thực không hợp lệ.',
    jwks_load_error: 'Không tải được khóa xác thực.',
    token_error: 'Không lấy được mã truy cập.',
    token_refresh_error: 'Không gia hạn được phiên làm việc.',
    token_validation_error: 'Mã truy cập không hợp lệ.',
    token_revoke_error: 'Không thu hồi được mã truy cập.',
    invalid_nonce_in_state: 'Yêu cầu đăng nhập không khớp, vui lòng đăng nhập lại.',
    code_error: 'Đăng nhập không thành công.',
    silent_refresh_timeout: 'Hết thời gian gia hạn phiên làm việc.',
    silent_refresh_error: 'Hết thời gian gia hạn phiên làm việc.',
    popup_blocked: 'Trình duyệt đã chặn cửa sổ đăng nhập.',
    popup_closed: 'Cửa sổ đăng nhập đã đóng.',
    user_profile_load_error: 'Không tải được thông tin người dùng.',
    LoginInvalidUserName: 'Tên đăng nhập không tồn tại.',
    LoginInvalidUserNameOrPassword: 'Sai mật khẩu.',
    LoginLockedout: 'Tài khoản đang bị khóa.',
    LoginRequiresTwoFactor: 'Sai mã xác thực hai bước.',
    LoginNotAllowed: 'Tài khoản hoặc đơn vị không được phép đăng nhập.',
    '400': 'Dữ liệu gửi lên không hợp lệ.',
    '401': 'Chưa đăng nhập.',
    '403': 'Không có quyền thực hiện.',
    '404': 'Không tìm thấy bản ghi.',
    '409': 'Bản ghi đã được người khác thay đổi.',
    '500': 'Lỗi nội bộ của máy chủ.',
  },
  en: {
    discovery_document_load_error: 'The settings of the sign-in server could not be loaded.',
    discovery_document_validation_error: 'The settings of the sign-in server are not valid.',
    jwks_load_error: 'The keys of the sign-in server could not be loaded.',
    token_error: 'No access token was given.',
    token_refresh_error: 'The session could not be renewed.',
    token_validation_error: 'The access token is not valid.',
    token_revoke_error: 'The token could not be withdrawn.',
    invalid_nonce_in_state: 'The answer does not belong to the sign-in; please sign in again.',
    code_error: 'The sign-in did not succeed.',
    silent_refresh_timeout: 'The renewal of the session took too long.',
    silent_refresh_error: 'The renewal of the session took too long.',
    popup_blocked: 'The browser blocked the sign-in window.',
    popup_closed: 'The sign-in window was closed.',
    user_profile_load_error: 'The person’s profile could not be loaded.',
    LoginInvalidUserName: 'There is no such user name.',
    LoginInvalidUserNameOrPassword: 'Wrong password.',
    LoginLockedout: 'The account is locked.',
    LoginRequiresTwoFactor: 'Wrong code of the second factor.',
    LoginNotAllowed: 'The account or its unit may not sign in.',
    '400': 'What was sent is not valid.',
    '401': 'Not signed in.',
    '403': 'Not permitted.',
    '404': 'There is no such record.',
    '409': 'Somebody else changed the record meanwhile.',
    '500': 'Internal error of the server.',
  },
});

/** True for a code that has words. */
export function isLogCode(code: string): code is keyof (typeof logCodeTexts)['vi'] {
  return Object.hasOwn(logCodeTexts.vi, code);
}

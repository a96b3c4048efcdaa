import type { Action, ActionRole, Expectation } from './action';

const roleNames: Readonly<Partial<Record<ActionRole, string>>> = {
  button: 'nút',
  link: 'liên kết',
  tab: 'thẻ',
  menuitem: 'mục',
  option: 'mục',
  checkbox: 'ô chọn',
  radio: 'lựa chọn',
  switch: 'công tắc',
};

/** An action as a Vietnamese sentence, as it stands beside what it is about. */
export function sentenceOf(action: Action): string {
  switch (action.do) {
    case 'open':
      return `Mở trang ${action.address}`;
    case 'signIn':
      return `Đăng nhập với tài khoản ${action.as}`;
    case 'signOut':
      return 'Đăng xuất';
    case 'press':
      return action.name === '' ? 'Bấm vào đây' : `Bấm ${roleNames[action.role] ?? 'vào'} «${action.name}»`;
    case 'fill':
      return action.text === '' ? `Xóa trống ô «${action.label}»` : `Nhập «${action.text}» vào ô «${action.label}»`;
    case 'choose':
      return `Chọn «${action.option}» ở ô «${action.label}»`;
    case 'key':
      return `Bấm phím ${action.key.replaceAll('Control', 'Ctrl').replaceAll('+', ' + ')}`;
    case 'attach':
      return `Chọn tệp ${action.file}`;
    case 'arm':
      return `Bật lỗi ${action.fault}`;
    case 'disarm':
      return 'Tắt lỗi đang bật';
    case 'resetData':
      return 'Đặt lại dữ liệu mẫu';
    case 'network':
      return action.is === 'lost' ? 'Ngắt mạng' : 'Nối lại mạng';
    case 'expect':
      return `Chờ ${sentenceOfExpectation(action.sees)}`;
  }
}

/** What must be on the page, as the rest of a sentence. */
export function sentenceOfExpectation(expectation: Expectation): string {
  switch (expectation.see) {
    case 'text':
      return expectation.isGone === true ? `«${expectation.text}» biến mất` : `thấy «${expectation.text}»`;
    case 'role':
      return expectation.isGone === true ? `«${expectation.name}» biến mất` : `thấy «${expectation.name}»`;
    case 'value':
      return `ô «${expectation.label}» có giá trị «${expectation.text}»`;
    case 'address':
      return `trang ${expectation.address} mở ra`;
  }
}

import { defineTexts } from '@/domain/localization/texts';

/** Words of the user list and of what is done with a row (domain dictionary §5.15). */
export const usersListTexts = defineTexts({
  vi: {
    'users.title': 'Người dùng',
    'users.searchHint': 'Tên đăng nhập, họ tên, email, điện thoại',
    'users.empty': 'Chưa có người dùng nào.',
    'users.userName': 'Tên đăng nhập',
    'users.hoTen': 'Họ và tên',
    'users.email': 'Email',
    'users.phone': 'Điện thoại',
    'users.unit': 'Đơn vị',
    'users.roles': 'Vai trò',
    'users.state': 'Trạng thái',
    'users.lastSignIn': 'Đăng nhập lần cuối',
    'action.permissions': 'Phân quyền',
    'action.setPassword': 'Đặt lại mật khẩu',
    'action.lock': 'Khóa',
    'action.unlock': 'Mở khóa',
    'users.lockMany': 'Khóa đăng nhập {n} người dùng, đến khi có người mở khóa?',
    'users.unlockMany': 'Mở khóa đăng nhập cho {n} người dùng?',
  },
  en: {
    'users.title': 'Users',
    'users.searchHint': 'User name, full name, email, phone',
    'users.empty': 'There are no users yet.',
    'users.userName': 'User name',
    'users.hoTen': 'Full name',
    'users.email': 'Email',
    'users.phone': 'Phone',
    'users.unit': 'Unit',
    'users.roles': 'Roles',
    'users.state': 'State',
    'users.lastSignIn': 'Last sign-in',
    'action.permissions': 'Permissions',
    'action.setPassword': 'Reset the password',
    'action.lock': 'Lock',
    'action.unlock': 'Unlock',
    'users.lockMany': 'Lock {n} user{n||s} until somebody unlocks them?',
    'users.unlockMany': 'Let {n} user{n||s} sign in again?',
  },
});

export type UsersListTextKey = keyof typeof usersListTexts.vi;

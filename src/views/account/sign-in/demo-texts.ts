import { defineTexts } from '@/domain/localization/texts';

export const demoTexts = defineTexts({
  vi: {
    'demo.title': 'Tài khoản dùng thử',
    'demo.hint': 'Chọn một người để điền sẵn biểu mẫu.',
    'demo.training': 'Các tình huống tập huấn',
    'demo.unknownFault': 'Không có lỗi tập huấn nào tên là “{name}”: chưa bật lỗi nào.',
    'demo.armed': 'Đang bật lỗi tập huấn: {name}.',
    'demo.disarm': 'Tắt',
    'demo.useCode': 'Thử đăng nhập qua trang của máy chủ xác thực',
    'demo.usePassword': 'Thử đăng nhập bằng mật khẩu tại đây',
    'demo.reset': 'Đặt lại dữ liệu mẫu',
    'demo.resetQuestion': 'Mọi thay đổi trên dữ liệu mẫu trong trình duyệt này sẽ mất. Bạn có chắc chắn không?',
    'demo.resetDone': 'Đã đặt lại dữ liệu mẫu.',
  },
  en: {
    'demo.title': 'Demo accounts',
    'demo.hint': 'Choose a person to fill in the form.',
    'demo.training': 'Training cases',
    'demo.unknownFault': 'There is no training failure called “{name}”: none is switched on.',
    'demo.armed': 'A training failure is switched on: {name}.',
    'demo.disarm': 'Switch off',
    'demo.useCode': 'Try signing in on the issuer’s page',
    'demo.usePassword': 'Try signing in by password here',
    'demo.reset': 'Reset the sample data',
    'demo.resetQuestion': 'All changes to the sample data in this browser will be lost. Are you sure?',
    'demo.resetDone': 'The sample data have been reset.',
  },
});

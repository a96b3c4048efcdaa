import { defineTexts } from '@/domain/localization/texts';

export const idleTexts = defineTexts({
  vi: {
    'idle.title': 'Phiên làm việc sắp bị khóa',
    'idle.timeLeft': 'Phiên làm việc sẽ bị khóa sau {time}.',
    'idle.why':
      'Đã {minutes} phút không có thao tác nào. Những gì bạn đang nhập được giữ lại, kể cả khi phiên bị khóa.',
    'idle.stay': 'Tiếp tục làm việc',
  },
  en: {
    'idle.title': 'Your session is about to be locked',
    'idle.timeLeft': 'The session is locked in {time}.',
    'idle.why':
      'Nothing has been done for {minutes} minute{minutes||s}. What you are typing is kept, even if the session is locked.',
    'idle.stay': 'Keep working',
  },
});

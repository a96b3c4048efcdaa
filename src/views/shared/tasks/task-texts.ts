import { defineTexts } from '@/domain/localization/texts';

export const taskTexts = defineTexts({
  vi: {
    'tasks.title': 'Việc cần làm',
    'tasks.none': 'Không có việc nào đang chờ bạn.',
    'tasks.due': 'sớm nhất {day}',
    'tasks.level.thong-tin': 'Để biết',
    'tasks.level.can-chu-y': 'Cần chú ý',
    'tasks.level.qua-han': 'Quá hạn',
  },
  en: {
    'tasks.title': 'Open tasks',
    'tasks.none': 'Nothing is waiting for you.',
    'tasks.due': 'first on {day}',
    'tasks.level.thong-tin': 'For information',
    'tasks.level.can-chu-y': 'Needs attention',
    'tasks.level.qua-han': 'Overdue',
  },
});

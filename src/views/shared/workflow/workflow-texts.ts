import { defineTexts } from '@/domain/localization/texts';

export const workflowTexts = defineTexts({
  vi: {
    'step.more': 'Thao tác khác',
    'step.unsentFiles':
      'Còn tệp chưa tải lên xong. Hãy chờ tải xong, hoặc thử lại hay bỏ tệp đó trong phần tài liệu, rồi thực hiện tiếp.',
    'step.reason': 'Lý do',
    'step.reasonHelp': 'Từ 10 đến 500 ký tự.',
    'step.opinion': 'Ý kiến',
    'step.changed':
      'Hồ sơ đã thay đổi từ khi bạn mở. Hãy xem bản mới nhất rồi quyết định lại; nội dung bạn đã nhập vẫn còn ở đây cho đến khi đóng.',
    'step.showLatest': 'Xem bản mới nhất',
    'decision.returned': 'Cần bổ sung',
    'decision.returnedNext': '{owner} sửa theo nội dung trên rồi gửi lại.',
    'decision.refused': 'Đã từ chối',
    'decision.refusedNext': 'Hồ sơ dừng ở đây; nếu vẫn cần, {owner} lập hồ sơ mới.',
    'decision.edit': 'Sửa',
    'sender.head': 'Bạn lập và sửa bản nháp này; lãnh đạo đơn vị gửi, và đã thấy nó trong các việc cần làm.',
    'history.title': 'Lịch sử xử lý',
    'history.empty': 'Chưa có bước xử lý nào.',
    'history.system': 'Hệ thống',
    'history.from': '{from} › {to}',
  },
  en: {
    'step.more': 'More actions',
    'step.unsentFiles':
      'There are files that are not uploaded yet. Wait until they are, or send them again or take them off in the documents; then go on.',
    'step.reason': 'Reason',
    'step.reasonHelp': '10 to 500 characters.',
    'step.opinion': 'Opinion',
    'step.changed':
      'The record has changed since you opened it. Look at the latest version, then decide again; what you typed stays here until you close.',
    'step.showLatest': 'Show the latest version',
    'decision.returned': 'To be completed',
    'decision.returnedNext': '{owner} makes the changes above and sends it again.',
    'decision.refused': 'Refused',
    'decision.refusedNext': 'This record ends here; if it is still needed, {owner} makes a new one.',
    'decision.edit': 'Edit',
    'sender.head': 'You prepare this draft; the head of your unit sends it, and finds it among the open tasks.',
    'history.title': 'History',
    'history.empty': 'No step was taken yet.',
    'history.system': 'System',
    'history.from': '{from} › {to}',
  },
});

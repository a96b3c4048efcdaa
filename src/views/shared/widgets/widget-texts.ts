import { defineTexts } from '@/domain/localization/texts';

export const widgetTexts = defineTexts({
  vi: {
    'loader.label': 'Đang tải dữ liệu…',
    'alerts.region': 'Lưu ý của trang',
    'offline.text': 'Không có kết nối mạng. Dữ liệu bạn đang nhập được giữ nguyên; hãy lưu khi có mạng trở lại.',
    'offline.over': 'Đã kết nối lại.',
    'version.title': 'Đã có phiên bản mới',
    'version.text': 'Hãy lưu việc đang làm rồi tải lại để dùng phiên bản mới.',
    'version.take': 'Tải lại',
  },
  en: {
    'loader.label': 'Loading…',
    'alerts.region': 'Alerts of this page',
    'offline.text': 'There is no network. What you are typing is kept; please save once the network is back.',
    'offline.over': 'Connected again.',
    'version.title': 'There is a new version',
    'version.text': 'Please save what you are doing, then reload to use the new version.',
    'version.take': 'Reload',
  },
});

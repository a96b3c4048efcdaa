import { defineTexts } from '@/domain/localization/texts';

/** Words of charts themselves; titles and summaries belong to what they show. */
export const chartTexts = defineTexts({
  vi: {
    'chart.asTable': 'Xem dạng bảng',
    'chart.asChart': 'Xem dạng biểu đồ',
    'chart.named': '{action}: {title}',
    'chart.category': 'Mục',
    'chart.billion': '{n} tỷ',
    'chart.million': '{n} tr',
    'chart.less': 'Ít',
    'chart.more': 'Nhiều',
  },
  en: {
    'chart.asTable': 'Show as a table',
    'chart.asChart': 'Show as a chart',
    'chart.named': '{action}: {title}',
    'chart.category': 'Item',
    'chart.billion': '{n} bn',
    'chart.million': '{n} m',
    'chart.less': 'Few',
    'chart.more': 'Many',
  },
});

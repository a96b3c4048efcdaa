import { defineTexts } from '@/domain/localization/texts';

/** Words of every table of lines. */
export const lineTableTexts = defineTexts({
  vi: {
    'lines.number': 'STT',
    'lines.total': 'Tổng cộng',
    'lines.row': 'Dòng {n}',
    'lines.cell': '{column}, dòng {n}',
    'lines.cellOf': '{column}, dòng {n}: {name}',
    'lines.remove': 'Xóa dòng {n}: {name}',
    'lines.removeUnnamed': 'Xóa dòng {n}',
    'lines.confirmRemove': 'Bạn có chắc chắn muốn xóa dòng {n} ({name}) không? Thay đổi có hiệu lực khi lưu.',
    'lines.confirmRemoveUnnamed': 'Bạn có chắc chắn muốn xóa dòng {n} không? Thay đổi có hiệu lực khi lưu.',
    'lines.keys':
      'Enter hoặc Tab sang ô kế tiếp, ở ô cuối thì thêm dòng; ↑ ↓ đổi dòng; Ctrl+Delete xóa dòng; dán được nhiều ô từ Excel.',
    'lines.fixedKeys': 'Enter hoặc Tab sang ô kế tiếp; ↑ ↓ đổi dòng; dán được nhiều ô từ Excel.',
    'lines.error': 'Dòng {n}, cột {column}: {message}',
    'lines.moreErrors': 'và {n} lỗi khác',
    'lines.full': 'Đã đủ {n} dòng; phần dán còn lại không được đưa vào.',
    'lines.showMore': 'Hiện thêm {n} dòng',
  },
  en: {
    'lines.number': 'No.',
    'lines.total': 'Total',
    'lines.row': 'Line {n}',
    'lines.cell': '{column}, line {n}',
    'lines.cellOf': '{column}, line {n}: {name}',
    'lines.remove': 'Remove line {n}: {name}',
    'lines.removeUnnamed': 'Remove line {n}',
    'lines.confirmRemove': 'Are you sure you want to remove line {n} ({name})? It takes effect when you save.',
    'lines.confirmRemoveUnnamed': 'Are you sure you want to remove line {n}? It takes effect when you save.',
    'lines.keys':
      'Enter or Tab moves on and adds a line at the end; ↑ ↓ change the line; Ctrl+Delete removes it; several cells can be pasted from Excel.',
    'lines.fixedKeys': 'Enter or Tab moves on; ↑ ↓ change the line; several cells can be pasted from Excel.',
    'lines.error': 'Line {n}, {column}: {message}',
    'lines.moreErrors': 'and {n} more',
    'lines.full': 'All {n} lines are in use; what was left to paste was not taken.',
    'lines.showMore': 'Show {n} more line{n||s}',
  },
});

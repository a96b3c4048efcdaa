import { defineTexts } from '@/domain/localization/texts';

/** Words of chosen rows. */
export const selectionTexts = defineTexts({
  vi: {
    'selection.bar': 'Bản ghi đã chọn',
    'selection.row': 'Chọn {name}',
    'selection.page': 'Chọn cả trang',
    'selection.all': 'Chọn tất cả {n} bản ghi khớp bộ lọc',
    'selection.first': 'Chọn {n} bản ghi đầu tiên (tối đa mỗi lần)',
    'selection.gathering': 'Đang chọn các bản ghi khớp bộ lọc…',
    'selection.stop': 'Dừng',
    'selection.failed': 'Không lấy được danh sách các bản ghi khớp bộ lọc. Những bản ghi đã chọn vẫn được giữ.',
    'selection.export': 'Xuất các dòng đã chọn',
    'selection.exported': 'Tệp sẽ có {n} dòng đã chọn, với mọi cột của danh sách, kể cả cột đang ẩn.',
    'selection.remove': 'Xóa',
    'selection.removeMany': 'Bạn có chắc chắn muốn xóa {n} bản ghi đã chọn không? Dữ liệu đã xóa không thể khôi phục.',
  },
  en: {
    'selection.bar': 'Chosen records',
    'selection.row': 'Choose {name}',
    'selection.page': 'Choose the whole page',
    'selection.all': 'Choose all {n} record{n||s} that match the filter',
    'selection.first': 'Choose the first {n} records (the most at a time)',
    'selection.gathering': 'Choosing the records that match the filter…',
    'selection.stop': 'Stop',
    'selection.failed': 'The matching records could not be fetched. What was chosen stays chosen.',
    'selection.export': 'Export the chosen rows',
    'selection.exported': 'The file will have the {n} chosen row{n||s}, with all columns of the list, hidden ones too.',
    'selection.remove': 'Delete',
    'selection.removeMany':
      'Are you sure you want to delete the {n} chosen record{n||s}? Deleted data cannot be restored.',
  },
});

export type SelectionTextKey = keyof typeof selectionTexts.vi;

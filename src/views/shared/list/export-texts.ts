import { defineTexts } from '@/domain/localization/texts';

/** What an export says, from the question to the file. */
export const exportTexts = defineTexts({
  vi: {
    'export.title': 'Xuất Excel',
    'export.before':
      'Tệp sẽ có {n} dòng: toàn bộ kết quả theo điều kiện lọc hiện tại, với mọi cột của danh sách, kể cả cột đang ẩn.',
    'export.masked': 'Số định danh đang được che trên màn hình cũng được che trong tệp.',
    'export.tooMuch': 'Kết quả quá lớn ({n} dòng). Vui lòng thu hẹp điều kiện lọc (tối đa {m} dòng).',
    'export.start': 'Xuất {n} dòng',
    'export.fetching': 'Đang tải dữ liệu: {n} / {total} dòng',
    'export.writing': 'Đang tạo tệp Excel từ {total} dòng…',
    'export.cancel': 'Hủy xuất',
    'export.progress': 'Tiến độ xuất dữ liệu',
  },
  en: {
    'export.title': 'Export to Excel',
    'export.before':
      'The file will have {n} rows: everything that matches the filter in force, with all columns of the list, hidden ones too.',
    'export.masked': 'Identity numbers that are hidden on the screen are hidden in the file as well.',
    'export.tooMuch': 'The result is too large ({n} rows). Please narrow the filter ({m} rows at most).',
    'export.start': 'Export {n} rows',
    'export.fetching': 'Loading: {n} of {total} rows',
    'export.writing': 'Making the Excel file from {total} rows…',
    'export.cancel': 'Cancel the export',
    'export.progress': 'Progress of the export',
  },
});

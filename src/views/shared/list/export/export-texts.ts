import { defineTexts } from '@/domain/localization/texts';

/** What an export says, from the question to the file. */
export const exportTexts = defineTexts({
  vi: {
    'export.title': 'Xuất dữ liệu',
    'export.before':
      'Tệp sẽ có {n} dòng: toàn bộ kết quả theo điều kiện lọc hiện tại, với mọi cột của danh sách, kể cả cột đang ẩn.',
    'export.beforeAll':
      'Tệp sẽ có toàn bộ kết quả theo điều kiện lọc hiện tại, với mọi cột của danh sách, kể cả cột đang ẩn.',
    'export.masked': 'Số định danh đang được che trên màn hình cũng được che trong tệp.',
    'export.tooMuch': 'Kết quả quá lớn ({n} dòng). Vui lòng thu hẹp điều kiện lọc (tối đa {m} dòng).',
    'export.format': 'Loại tệp',
    'export.format.xlsx': 'Excel (.xlsx)',
    'export.format.csv': 'CSV (.csv)',
    'export.csvHint':
      'Dành cho phần mềm khác: văn bản UTF-8, các cột cách nhau bằng dấu chấm phẩy. Mở thẳng bằng Excel sẽ làm mất số 0 ở đầu các mã số; để xem bằng Excel, hãy chọn Excel (.xlsx).',
    'export.start': 'Xuất {n} dòng',
    'export.startAll': 'Xuất toàn bộ',
    'export.fetching': 'Đang tải dữ liệu: {n} / {total} dòng',
    'export.writing': 'Đang tạo tệp từ {total} dòng…',
    'export.cancel': 'Hủy xuất',
    'export.progress': 'Tiến độ xuất dữ liệu',
  },
  en: {
    'export.title': 'Export',
    'export.before':
      'The file will have {n} row{n||s}: everything that matches the filter in force, with all columns of the list, hidden ones too.',
    'export.beforeAll':
      'The file will have everything that matches the filter in force, with all columns of the list, hidden ones too.',
    'export.masked': 'Identity numbers that are hidden on the screen are hidden in the file as well.',
    'export.tooMuch': 'The result is too large ({n} rows). Please narrow the filter ({m} rows at most).',
    'export.format': 'Kind of file',
    'export.format.xlsx': 'Excel (.xlsx)',
    'export.format.csv': 'CSV (.csv)',
    'export.csvHint':
      'For other software: UTF-8 text, columns parted by semicolons. Opened straight in Excel, numbers such as identity numbers lose their leading zeros; to read it in Excel, choose Excel (.xlsx).',
    'export.start': 'Export {n} row{n||s}',
    'export.startAll': 'Export all',
    'export.fetching': 'Loading: {n} of {total} row{total||s}',
    'export.writing': 'Making the file from {total} row{total||s}…',
    'export.cancel': 'Cancel the export',
    'export.progress': 'Progress of the export',
  },
});

import { defineTexts } from '../localization/texts';

/** What staff read when a spreadsheet is not taken: each reason apart, and how to mend it (domain dictionary §5.1). */
export const importErrorTexts = defineTexts({
  vi: {
    'import.unreadable.title': 'Không đọc được tệp',
    'import.unreadable.details':
      'Tệp có thể đã bị xóa, đổi chỗ hoặc đang bị chương trình khác khóa. Vui lòng kiểm tra rồi thử lại.',
    'import.notSpreadsheet.title': 'Không phải tệp Excel (.xlsx)',
    'import.notSpreadsheet.details':
      'Tệp Excel 97–2003 (.xls), PDF hoặc tệp đổi đuôi không nhập được; tệp CSV chỉ nhập được khi nhập sao kê. Hãy mở bằng Excel và lưu thành “Excel Workbook (.xlsx)”.',
    'import.encrypted.title': 'Tệp có mật khẩu',
    'import.encrypted.details': 'Hãy mở tệp bằng Excel, bỏ mật khẩu, lưu lại rồi chọn lại tệp.',
    'import.macros.title': 'Tệp có macro',
    'import.macros.details': 'Vì lý do an toàn, tệp có macro không được nhập. Hãy lưu thành “Excel Workbook (.xlsx)”.',
    'import.broken.title': 'Tệp bị hỏng',
    'import.broken.details': 'Không mở được nội dung tệp. Hãy mở bằng Excel, lưu thành tệp mới rồi chọn lại.',
    'import.tooLarge.title': 'Tệp quá lớn',
    'import.tooLarge.details': 'Tệp nhập không được quá {limit} MB. Hãy chia thành nhiều tệp nhỏ hơn.',
    'import.tooManyRows.title': 'Tệp có quá nhiều dòng',
    'import.tooManyRows.details':
      'Tệp có {n} dòng dữ liệu; mỗi lần nhập tối đa {limit} dòng. Hãy chia thành nhiều tệp.',
    'import.empty.title': 'Tệp không có dòng dữ liệu',
    'import.empty.details': 'Không có dòng nào dưới dòng tiêu đề. Hãy nhập dữ liệu vào tệp mẫu rồi chọn lại tệp.',
    'import.headingsMissing.title': 'Thiếu cột bắt buộc',
    'import.headingsMissing.details': 'Tệp thiếu cột: {headings}. Hãy dùng tệp mẫu và giữ nguyên dòng tiêu đề.',
    'import.headingsDoubled.title': 'Trùng tiêu đề cột',
    'import.headingsDoubled.details': 'Tệp có nhiều cột cho cùng một dữ liệu: {headings}. Hãy chỉ giữ lại một cột.',
    'import.tooSlow.title': 'Đọc tệp quá lâu',
    'import.tooSlow.details': 'Tệp quá phức tạp nên đã dừng đọc. Hãy chép dữ liệu sang tệp mẫu rồi chọn lại.',
  },
  en: {
    'import.unreadable.title': 'The file could not be read',
    'import.unreadable.details':
      'It may have been deleted, moved or locked by another program. Please check and try again.',
    'import.notSpreadsheet.title': 'Not an Excel file (.xlsx)',
    'import.notSpreadsheet.details':
      'Excel 97–2003 (.xls), PDF and renamed files cannot be imported, and CSV only as a bank statement. Open it in Excel and save it as “Excel Workbook (.xlsx)”.',
    'import.encrypted.title': 'The file has a password',
    'import.encrypted.details': 'Open the file in Excel, remove the password, save it and choose it again.',
    'import.macros.title': 'The file has macros',
    'import.macros.details': 'For safety, files with macros are not imported. Save it as “Excel Workbook (.xlsx)”.',
    'import.broken.title': 'The file is damaged',
    'import.broken.details':
      'Its content could not be opened. Open it in Excel, save it as a new file and choose that.',
    'import.tooLarge.title': 'The file is too large',
    'import.tooLarge.details': 'A file to import may have {limit} MB at most. Please split it into smaller ones.',
    'import.tooManyRows.title': 'The file has too many rows',
    'import.tooManyRows.details': 'The file has {n} rows; {limit} can be imported at a time. Please split the file.',
    'import.empty.title': 'The file has no rows',
    'import.empty.details': 'There is no row below the headings. Fill in the template and choose the file again.',
    'import.headingsMissing.title': 'A required column is missing',
    'import.headingsMissing.details': 'The file lacks: {headings}. Please use the template and keep its headings.',
    'import.headingsDoubled.title': 'A column is there twice',
    'import.headingsDoubled.details':
      'The file has several columns for the same data: {headings}. Please keep one of each.',
    'import.tooSlow.title': 'Reading took too long',
    'import.tooSlow.details':
      'The file is too complex and was given up. Copy the data to the template and choose that.',
  },
});

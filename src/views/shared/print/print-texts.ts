import { defineTexts } from '@/domain/localization/texts';

/** What a preview says as long as it has no paper. */
export const printTexts = defineTexts({
  vi: {
    'print.loading': 'Đang tải các dòng để in…',
    'print.fetching': 'Đang tải các dòng để in: {n} / {total}…',
    'print.tooMany':
      'Danh sách có {n} dòng, mỗi bản in có tối đa {m} dòng. Hãy thu hẹp điều kiện, hoặc xuất Excel để có cả danh sách.',
    'print.tooWide':
      'Danh sách đang hiện {n} cột, nhiều hơn một trang A4 ngang có thể chứa. Hãy bỏ bớt cột bằng nút "Cột", hoặc xuất Excel để có mọi cột.',
  },
  en: {
    'print.loading': 'Loading the rows to print…',
    'print.fetching': 'Loading the rows to print: {n} of {total}…',
    'print.tooMany':
      'The list has {n} rows; a paper has at most {m}. Narrow the conditions, or export to Excel for the whole list.',
    'print.tooWide':
      'The list shows {n} columns, more than an A4 page in landscape can hold. Take some away with the button "Columns", or export to Excel for all of them.',
  },
});

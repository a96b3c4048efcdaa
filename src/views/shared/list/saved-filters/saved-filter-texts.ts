import { defineTexts } from '@/domain/localization/texts';

/** Words of saved filters. */
export const savedFilterTexts = defineTexts({
  vi: {
    'saved.title': 'Bộ lọc đã lưu',
    'saved.none': 'Chưa có bộ lọc nào. Hãy đặt điều kiện tìm kiếm, bộ lọc, cột, rồi lưu lại để dùng cho lần sau.',
    'saved.apply': 'Dùng bộ lọc {name}',
    'saved.default': 'Mở danh sách bằng bộ lọc {name}',
    'saved.rename': 'Đổi tên bộ lọc {name}',
    'saved.overwrite': 'Lưu điều kiện hiện tại vào bộ lọc {name}',
    'saved.delete': 'Xóa bộ lọc {name}',
    'saved.name': 'Tên bộ lọc',
    'saved.newName': 'Lưu điều kiện hiện tại với tên',
    'saved.save': 'Lưu',
    'saved.full': 'Mỗi danh sách lưu được nhiều nhất {n} bộ lọc. Hãy xóa bớt trước khi lưu thêm.',
    'saved.nameInvalid': 'Vui lòng nhập tên, nhiều nhất {n} ký tự.',
    'saved.replaceQuestion': 'Đã có bộ lọc tên {name}. Bạn có muốn thay bộ lọc đó không?',
    'saved.overwriteQuestion': 'Thay điều kiện của bộ lọc {name} bằng điều kiện hiện tại?',
    'saved.deleteQuestion': 'Bạn có chắc chắn muốn xóa bộ lọc {name} không?',
  },
  en: {
    'saved.title': 'Saved filters',
    'saved.none': 'There is none yet. Set a search, filters and columns, then save them for the next time.',
    'saved.apply': 'Use the filter {name}',
    'saved.default': 'Open the list with the filter {name}',
    'saved.rename': 'Rename the filter {name}',
    'saved.overwrite': 'Save the present conditions in the filter {name}',
    'saved.delete': 'Delete the filter {name}',
    'saved.name': 'Name of the filter',
    'saved.newName': 'Save the present conditions as',
    'saved.save': 'Save',
    'saved.full': 'A list keeps at most {n} filters. Delete one before you save another.',
    'saved.nameInvalid': 'Please enter a name of at most {n} characters.',
    'saved.replaceQuestion': 'There is a filter called {name}. Do you want to replace it?',
    'saved.overwriteQuestion': 'Replace the conditions of the filter {name} by the present ones?',
    'saved.deleteQuestion': 'Are you sure you want to delete the filter {name}?',
  },
});

/** Surnames with their frequency in a thousand names or so. */
export const surnames: readonly (readonly [ten: string, weight: number])[] = [
  ['Nguyễn', 291],
  ['Trần', 110],
  ['Lê', 96],
  ['Phạm', 70],
  ['Hoàng', 36],
  ['Huỳnh', 15],
  ['Phan', 45],
  ['Vũ', 26],
  ['Võ', 14],
  ['Đặng', 21],
  ['Bùi', 20],
  ['Đỗ', 14],
  ['Hồ', 22],
  ['Ngô', 13],
  ['Dương', 10],
  ['Lý', 5],
  ['Đinh', 18],
  ['Trịnh', 14],
  ['Cao', 14],
  ['Mai', 12],
  ['Đào', 12],
  ['Hà', 12],
  ['Lương', 12],
  ['Thái', 12],
  ['Tạ', 8],
  ['Phùng', 8],
  ['Chu', 8],
  ['Tô', 6],
  ['Vi', 6],
  ['Lò', 5],
  ['Quách', 4],
  ['Hứa', 3],
  ['Tống', 5],
  ['Kiều', 3],
  ['La', 3],
  ['Đoàn', 12],
  ['Lưu', 8],
  ['Nông', 3],
  ['Triệu', 4],
];

/** Surnames that only the mountain provinces get. */
export const mountainSurnames: ReadonlySet<string> = new Set(['Vi', 'Lò', 'Quách', 'Nông']);

export const maleMiddleNames = names('Văn|Đức|Hữu|Minh|Quang|Xuân|Công|Đình|Ngọc|Thành|Trọng|Viết|Bá|Tuấn|Mạnh|Anh');

export const femaleMiddleNames = names(
  'Thị|Thị Thu|Thị Hồng|Thị Ngọc|Thị Thanh|Thị Kim|Thị Bích|Thị Phương|Thị Minh|Thị Lan|Ngọc|' +
    'Thu|Hồng|Phương|Thanh|Khánh',
);

export const maleGivenNames = names(
  'Hùng|Dũng|Cường|Nam|Tuấn|Anh|Đức|Long|Hải|Sơn|Thắng|Hiếu|Trung|Kiên|Quân|Hoàng|Phong|Tú|' +
    'Khánh|Thành|Việt|Bình|Lâm|Đạt|Tiến|Toàn|Vinh|Duy|Tài|Huy|Nghĩa|Phúc|Quý|Linh|Thịnh|Tùng|Vũ|' +
    'Lộc|Sáng|Khoa',
);

export const femaleGivenNames = names(
  'Lan|Hương|Hoa|Mai|Thảo|Linh|Trang|Hằng|Nga|Yến|Thu|Hạnh|Hà|Ngân|Dung|Phương|Nhung|Oanh|Vân|' +
    'Huyền|Ánh|Tuyết|Loan|Quỳnh|Hiền|Thủy|Liên|Thơm|Nhàn|Duyên|Trinh|Diệp|Bích|Châu|Đào|Sen|' +
    'Xuân|Kiều|My|Giang',
);

/** Names whose marks try sorting and search; each is invented. */
export const rareSurnames = names('Đặng|Ngô|Đoàn|Âu|Ông|Ứng|Nguyễn|Trần');

export const rareMaleGivenNames = names('Ưởng|Ỷ|Ẩn|Ất|Ấn|Ân|Ổn|Ước|Ngữ|Khuyến|Thưởng|Trưởng|Quỳ|Nghị|Hữu|Ứng');

export const rareFemaleGivenNames = names(
  'Ưởng|Ỷ Nhi|Ẩn|Ước|Ngữ|Đượm|Ổi|Nhuận|Thưởng|Yểng|Ngoãn|Tuyển|Ấn|Ân|Ngữ Yên|Ỷ Lan',
);

/** Proper names of the 48 service enterprises; all invented. */
export const unitProperNames = names(
  'An Khê|Bạch Liên|Bình Nguyên|Cát Linh Vân|Cẩm Thạch|Chân Mây Xanh|Diên Phúc|Đại Phong Vân|' +
    'Đông Sơn Hà|Gia Hưng Phát|Giang Nam Việt|Hải Âu Trắng|Hạ Lam|Hồng Ngọc Châu|Hưng Thiên|' +
    'Khai Nguyên|Kim Sơn Trà|Lam Giang|Lạc Hồng Vân|Linh Đàm Xanh|Long Vân Hải|Minh Trúc|' +
    'Mộc Miên|Nam Sơn Việt|Ngân Hà Xanh|Nguyệt Quế|Phong Nha Việt|Phú Xuân Nguyên|' +
    'Phương Nam Hải|Quang Trung Việt|Sao Khuê Việt|Sen Vàng Hạ|Sông Lam Xanh|Tân Trường Hải|' +
    'Thanh Trì Vân|Thiên Thanh Hà|Thuận Phong Nguyên|Trúc Lâm Việt|Trường Sa Xanh|Tuyết Mai|' +
    'Vạn Xuân Hà|Vân Phong Xanh|Việt Hưng Nguyên|Vĩnh Thịnh Hà|Xuân Quang Hải|Ánh Dương Nguyên|' +
    'Bắc Đẩu Việt|Đồng Tâm Hải',
);

function names(list: string): readonly string[] {
  return list.split('|');
}

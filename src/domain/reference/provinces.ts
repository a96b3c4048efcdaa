/** One of the six regions of 2025. */
export type Region =
  | 'Đồng bằng sông Hồng'
  | 'Trung du và miền núi phía Bắc'
  | 'Bắc Trung Bộ'
  | 'Duyên hải Nam Trung Bộ và Tây Nguyên'
  | 'Đông Nam Bộ'
  | 'Đồng bằng sông Cửu Long';

/** A province or centrally run city since 01/07/2025 (QĐ 19/2025/QĐ-TTg, NQ 30/2026/QH16). */
export type Province = {
  readonly id: string;
  readonly ten: string;
  readonly tenDayDu: string;
  readonly tenEn: string;
  readonly vung: Region;
  /** Codes of the provinces it was merged from, as the first three digits of an identity number carry them. */
  readonly maCccdCu: readonly string[];
};

const province = (
  id: string,
  ten: string,
  loai: 'Tỉnh' | 'Thành phố',
  tenEn: string,
  vung: Region,
  maCccdCu: readonly string[],
): Province => ({ id, ten, tenDayDu: `${loai} ${ten}`, tenEn, vung, maCccdCu });

/** The 34 provinces. Their ids reuse numbers that meant other provinces before 2025: never read one from an identity number. */
export const provinces: readonly Province[] = [
  province('01', 'Hà Nội', 'Thành phố', 'Hanoi', 'Đồng bằng sông Hồng', ['001']),
  province('04', 'Cao Bằng', 'Tỉnh', 'Cao Bang', 'Trung du và miền núi phía Bắc', ['004']),
  province('08', 'Tuyên Quang', 'Tỉnh', 'Tuyen Quang', 'Trung du và miền núi phía Bắc', ['002', '008']),
  province('11', 'Điện Biên', 'Tỉnh', 'Dien Bien', 'Trung du và miền núi phía Bắc', ['011']),
  province('12', 'Lai Châu', 'Tỉnh', 'Lai Chau', 'Trung du và miền núi phía Bắc', ['012']),
  province('14', 'Sơn La', 'Tỉnh', 'Son La', 'Trung du và miền núi phía Bắc', ['014']),
  province('15', 'Lào Cai', 'Tỉnh', 'Lao Cai', 'Trung du và miền núi phía Bắc', ['010', '015']),
  province('19', 'Thái Nguyên', 'Tỉnh', 'Thai Nguyen', 'Trung du và miền núi phía Bắc', ['006', '019']),
  province('20', 'Lạng Sơn', 'Tỉnh', 'Lang Son', 'Trung du và miền núi phía Bắc', ['020']),
  province('22', 'Quảng Ninh', 'Tỉnh', 'Quang Ninh', 'Đồng bằng sông Hồng', ['022']),
  province('24', 'Bắc Ninh', 'Tỉnh', 'Bac Ninh', 'Đồng bằng sông Hồng', ['024', '027']),
  province('25', 'Phú Thọ', 'Tỉnh', 'Phu Tho', 'Trung du và miền núi phía Bắc', ['017', '025', '026']),
  province('31', 'Hải Phòng', 'Thành phố', 'Haiphong', 'Đồng bằng sông Hồng', ['030', '031']),
  province('33', 'Hưng Yên', 'Tỉnh', 'Hung Yen', 'Đồng bằng sông Hồng', ['033', '034']),
  province('37', 'Ninh Bình', 'Tỉnh', 'Ninh Binh', 'Đồng bằng sông Hồng', ['035', '036', '037']),
  province('38', 'Thanh Hóa', 'Tỉnh', 'Thanh Hoa', 'Bắc Trung Bộ', ['038']),
  province('40', 'Nghệ An', 'Tỉnh', 'Nghe An', 'Bắc Trung Bộ', ['040']),
  province('42', 'Hà Tĩnh', 'Tỉnh', 'Ha Tinh', 'Bắc Trung Bộ', ['042']),
  province('44', 'Quảng Trị', 'Tỉnh', 'Quang Tri', 'Bắc Trung Bộ', ['044', '045']),
  province('46', 'Huế', 'Thành phố', 'Hue', 'Bắc Trung Bộ', ['046']),
  province('48', 'Đà Nẵng', 'Thành phố', 'Da Nang', 'Duyên hải Nam Trung Bộ và Tây Nguyên', ['048', '049']),
  province('51', 'Quảng Ngãi', 'Tỉnh', 'Quang Ngai', 'Duyên hải Nam Trung Bộ và Tây Nguyên', ['051', '062']),
  province('52', 'Gia Lai', 'Tỉnh', 'Gia Lai', 'Duyên hải Nam Trung Bộ và Tây Nguyên', ['052', '064']),
  province('56', 'Khánh Hòa', 'Tỉnh', 'Khanh Hoa', 'Duyên hải Nam Trung Bộ và Tây Nguyên', ['056', '058']),
  province('66', 'Đắk Lắk', 'Tỉnh', 'Dak Lak', 'Duyên hải Nam Trung Bộ và Tây Nguyên', ['054', '066']),
  province('68', 'Lâm Đồng', 'Tỉnh', 'Lam Dong', 'Duyên hải Nam Trung Bộ và Tây Nguyên', ['060', '067', '068']),
  province('75', 'Đồng Nai', 'Thành phố', 'Dong Nai', 'Đông Nam Bộ', ['070', '075']),
  province('79', 'Hồ Chí Minh', 'Thành phố', 'Ho Chi Minh', 'Đông Nam Bộ', ['074', '077', '079']),
  province('80', 'Tây Ninh', 'Tỉnh', 'Tay Ninh', 'Đông Nam Bộ', ['072', '080']),
  province('82', 'Đồng Tháp', 'Tỉnh', 'Dong Thap', 'Đồng bằng sông Cửu Long', ['082', '087']),
  province('86', 'Vĩnh Long', 'Tỉnh', 'Vinh Long', 'Đồng bằng sông Cửu Long', ['083', '084', '086']),
  province('91', 'An Giang', 'Tỉnh', 'An Giang', 'Đồng bằng sông Cửu Long', ['089', '091']),
  province('92', 'Cần Thơ', 'Thành phố', 'Can Tho', 'Đồng bằng sông Cửu Long', ['092', '093', '094']),
  province('96', 'Cà Mau', 'Tỉnh', 'Ca Mau', 'Đồng bằng sông Cửu Long', ['095', '096']),
];

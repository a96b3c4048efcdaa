/**
 * Fields of whatever record that mean one thing together, such as a paper with its days. Half of one person's and half of
 * another's would be a thing that does not exist: a bank with an account of another bank, a commune in another province.
 * A log-in is none of them: a draft keeps no password, which would seem to be taken away.
 */
const fieldsOfOneThing: readonly (readonly string[])[] = [
  ['soCccd', 'lyDoCccd', 'ngayCapCccd', 'noiCapCccd'],
  ['soHoChieu', 'ngayCapHc', 'noiCapHc', 'ngayHetHanHc'],
  ['tinhThanhMa', 'xaPhuongMa', 'diaChi'],
  ['lienHeTen', 'lienHeQuanHe', 'lienHeDienThoai'],
  ['soGiayPhep', 'ngayCapGp', 'coQuanCapGp'],
  ['soXacNhan', 'ngayXacNhan', 'coQuanXacNhan'],
  ['hinhThucDi', 'donViId', 'donViTen'],
  ['hinhThuc', 'donViId'],
  ['mucLuong', 'tienTe'],
  ['tuNgay', 'denNgay'],
  ['ngayVeNuoc', 'lyDoVeNuoc', 'tinhTrang'],
  ['hdTu', 'hdDen'],
  ['lvTu', 'lvDen'],
  ['lyDoHoTro', 'lyDoKhac'],
  ['chuTaiKhoan', 'soTaiKhoan', 'nganHangId', 'chiNhanh'],
  ['hinhThucNop', 'nganHangId', 'soGiaoDich'],
  ['hinhThuc', 'taiKhoanNhanId', 'nganHangId', 'soTaiKhoanChuyen'],
  ['loai', 'donViId', 'soTien', 'phanBo'],
  ['hieuLucTu', 'hieuLucDen'],
  ['cachTinh', 'mucToiThieu', 'mucToiDa', 'mucToiDaNhom', 'tyLe', 'donGia', 'soThangToiDa'],
  ['smtpHost', 'smtpPort', 'smtpEnableSsl'],
];

/** Fields that hold a person, who is one as a whole: the name of one beside another's number is nobody's. */
const persons: ReadonlySet<string> = new Set(['nguoiUyQuyen']);

/** True for a field whose value is never joined of two people's. */
export function isOneThing(field: string): boolean {
  return persons.has(field);
}

/**
 * The fields that belong to something that both sides have changed, so that one side's is taken as a whole.
 *
 * @param changed The fields that each side has changed.
 */
export function fieldsInDispute(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): ReadonlySet<string> {
  const disputed = fieldsOfOneThing.filter(
    (fields) => fields.some((field) => mine.has(field)) && fields.some((field) => theirs.has(field)),
  );
  return new Set(disputed.flat());
}

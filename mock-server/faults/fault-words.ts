/** What the back end says of a call that a fault refuses, in both of its languages. */
export const faultWords = {
  name: { vi: 'Họ và tên này chỉ có trong bài tập huấn.', en: 'This full name is refused for training.' },
  unprocessable: {
    message: { vi: 'Dữ liệu chưa hợp lệ', en: 'The data are not valid yet' },
    details: {
      vi: ' - Ngày xuất cảnh phải sau ngày ký hợp đồng.\n - Chưa chọn thị trường.',
      en: ' - The departure has to be after the signing of the contract.\n - No market is chosen.',
    },
  },
  handled: {
    code: 'QuyHoTro:TapHuan',
    message: { vi: 'Hồ sơ đang được bộ phận khác xử lý.', en: 'Another department is handling the record.' },
    details: {
      vi: 'Vui lòng chờ bộ phận Kế toán Quỹ kết thúc đối soát rồi lưu lại.',
      en: 'Please wait until the accountants of the Fund have reconciled it, and save again.',
    },
  },
  // Words of its own: the same words within a second are one piece of news.
  waiting: {
    vi: 'Hồ sơ đang chờ đối soát nên chưa lưu được.',
    en: 'The record is waiting to be reconciled and cannot be saved yet.',
  },
} as const;

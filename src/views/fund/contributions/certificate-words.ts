/** Words of the certificate; a paper of the Fund is in Vietnamese whatever its reader has chosen on the screen. */
export const certificateWords = {
  title: 'Giấy chứng nhận đóng góp Quỹ',
  subtitle: 'Quỹ Hỗ trợ việc làm ngoài nước',
  number: 'Số:',
  certifies: 'Quỹ Hỗ trợ việc làm ngoài nước chứng nhận',
  worker: 'ông/bà',
  birthDate: 'Ngày sinh',
  citizenId: 'Số CCCD',
  passport: 'Số hộ chiếu',
  unit: 'Đơn vị đưa đi',
  selfPaid: 'Người lao động tự đóng góp',
  market: 'Nước, vùng lãnh thổ đến làm việc',
  contract: 'Hợp đồng số',
  departure: 'Ngày xuất cảnh',
  paidOn: 'Ngày đóng góp',
  hasPaid: 'đã đóng góp vào Quỹ số tiền',
  currency: 'đồng',
  basis:
    'Giấy chứng nhận có giá trị cho một lần đóng góp theo hợp đồng nêu trên và là căn cứ để Quỹ xem xét hỗ trợ theo quy định.',
  place: 'Hà Nội',
  director: 'GIÁM ĐỐC',
} as const;

import type { FundDecision } from '@/domain/fund/fund-decision';

/** Words of the approval notice; a paper of the administration is in Vietnamese whatever language is chosen. */
export const dossierPaperWords = {
  place: 'Hà Nội',
  director: 'GIÁM ĐỐC',
  noticeTitle: 'Thông báo',
  noticeSubject: 'Về việc chấp thuận hồ sơ đóng góp Quỹ Hỗ trợ việc làm ngoài nước',
  to: 'Kính gửi:',
  accepted: 'Quỹ Hỗ trợ việc làm ngoài nước chấp thuận hồ sơ đóng góp Quỹ với các thông tin sau:',
  request: ({ so }: FundDecision) => `Đề nghị Ông/Bà đóng góp vào Quỹ theo quy định tại Quyết định số ${so}:`,
  code: 'Mã hồ sơ',
  name: 'Họ và tên',
  born: 'Ngày sinh',
  citizenId: 'Số CCCD',
  passport: 'Số hộ chiếu',
  market: 'Nước, vùng lãnh thổ đến làm việc',
  employer: 'Người sử dụng lao động',
  form: 'Hình thức',
  term: 'Thời hạn hợp đồng',
  departure: 'Ngày xuất cảnh',
  amount: 'Số tiền',
  due: 'Hạn đóng',
  content: 'Nội dung chuyển khoản',
  dong: 'đồng',
} as const;

import type { FundDecision } from '@/domain/fund/fund-decision';
import { createFormats } from '@/domain/format/formats';
import { createNames } from '@/views/shared/list/cells/names';

/** Names and formats of the papers, which are in Vietnamese whatever language is chosen on the screen. */
export const paperNames = createNames('vi', new Map());
export const paperFormats = createFormats('vi');

/** Words of the papers of support requests (Decision 40/2021, Appendices I to IV; domain dictionary §5.8). */
export const supportPaperWords = {
  place: 'Hà Nội',
  openPlace: '………………',
  unit: 'đồng',
  dong: (amount: string) => `${amount} đồng`,
  number: (text: string) => `Số: ${text}`,
  openNumber: (suffix: string) => `Số: ……/${suffix}`,
  letterSuffix: 'QHTVLNN-NV',
  proposalSuffix: 'TTr-QHTVLNN',
  director: 'Giám đốc',
  appraiser: 'Cán bộ thẩm định',
  chiefAccountant: 'Kế toán trưởng',
  preparer: 'Người lập biểu',
  applicant: 'Người đề nghị',
  legalRepresentative: 'Đại diện theo pháp luật',
  sealed: '(Ký, ghi rõ họ tên, đóng dấu)',
  commune: 'Xác nhận của chính quyền cấp xã',
  toFund: 'Kính gửi: Quỹ Hỗ trợ việc làm ngoài nước',
  toDirector: 'Kính gửi: Giám đốc Quỹ Hỗ trợ việc làm ngoài nước',
  to: (name: string) => `Kính gửi: ${name}`,
  receivers: 'Nơi nhận:',
  receiverAsAbove: '- Như trên;',
  receiverAsArticle3: '- Như Điều 3;',
  receiverUnit: (name: string) => `- ${name};`,
  receiverFiles: (code: string) => `- Lưu: VT, hồ sơ ${code}.`,

  application: 'Giấy đề nghị',
  applicationSubject: 'Về việc hỗ trợ từ Quỹ Hỗ trợ việc làm ngoài nước',
  trainingSubject: 'Về việc hỗ trợ đào tạo chuyển đổi nghề',
  enterpriseSubject: (kind: string) => `Về việc ${kind.charAt(0).toLocaleLowerCase('vi')}${kind.slice(1)}`,
  appendix: (roman: string) => `Mẫu Phụ lục ${roman} ban hành kèm theo Quyết định số 40/2021/QĐ-TTg`,
  asksFor: 'Đề nghị Quỹ Hỗ trợ việc làm ngoài nước xem xét, hỗ trợ theo quy định.',
  promise: 'Tôi cam đoan những nội dung nêu trên là đúng sự thật và chịu trách nhiệm trước pháp luật.',
  enterprisePromise:
    'Doanh nghiệp cam đoan những nội dung nêu trên là đúng sự thật, không vi phạm hợp đồng và chịu trách nhiệm trước pháp luật.',
  worker: 'Họ và tên người lao động',
  citizenId: 'Số CCCD / số định danh',
  passport: 'Số hộ chiếu, ngày cấp, nơi cấp',
  sentBy: 'Tổ chức đưa đi',
  country: 'Nước đến làm việc',
  certificate: 'Giấy chứng nhận đóng góp Quỹ',
  contractTerm: 'Thời hạn hợp đồng',
  workTime: 'Thời gian làm việc ở nước ngoài',
  eventDay: 'Ngày xảy ra sự việc',
  reason: 'Lý do hỗ trợ',
  injury: 'Mức độ thương tật, bệnh tật',
  percent: (value: number) => `${value}%`,
  amountAsked: 'Số tiền đề nghị hỗ trợ',
  receiver: 'Họ tên người nhận',
  account: 'Số tài khoản, ngân hàng',
  authorised: 'Người được ủy quyền',
  authorisedDetails: 'Quan hệ, số CCCD, ngày cấp, nơi cấp',
  authorisedAddress: 'Hộ khẩu thường trú',
  enterprise: 'Tên doanh nghiệp',
  contact: 'Người liên hệ, điện thoại',
  kind: 'Nội dung hỗ trợ',
  employee: 'Nhân viên đi công tác',
  tripCountry: 'Nước công tác',
  trip: 'Thời gian công tác',
  tripOrder: 'Văn bản yêu cầu cử cán bộ',
  cost: 'Chi phí thực tế',
  quotes: 'Báo giá của các hãng',
  papersAttached: 'Giấy tờ kèm theo:',
  span: (from: string, to: string, months: number | null) =>
    months === null ? `từ ngày ${from} đến ngày ${to}` : `${months} tháng, từ ngày ${from} đến ngày ${to}`,

  list: 'Danh sách người lao động đề nghị hỗ trợ',
  listOf: (code: string) => `Kèm theo yêu cầu hỗ trợ ${code}`,
  name: 'Họ và tên',
  birthDay: 'Ngày sinh',
  passportNumber: 'Số hộ chiếu',
  market: 'Nước đến làm việc',
  certificateNumber: 'Số GCN',
  asked: 'Số tiền đề nghị',
  proposed: 'Số tiền đề xuất',
  approved: 'Số tiền được duyệt',
  bank: 'Ngân hàng, chi nhánh',
  accountNumber: 'Số tài khoản',
  receivingAccount: 'Tài khoản nhận',
  holder: 'Chủ tài khoản',
  content: 'Nội dung chuyển khoản',
  amount: 'Số tiền',

  appraisal: 'Phiếu thẩm định',
  appraisalOf: (code: string) => `Yêu cầu hỗ trợ ${code}`,
  unitAsking: 'Đơn vị, người đề nghị',
  filed: 'Hình thức nộp, ngày đề nghị',
  complete: 'Ngày nhận đủ hồ sơ',
  due: 'Hạn giải quyết',
  legalBasis: 'Căn cứ pháp lý',
  papersSection: 'I. Thành phần hồ sơ',
  conditionsSection: 'II. Điều kiện hỗ trợ',
  amountsSection: 'III. Số tiền đề xuất',
  opinionSection: 'IV. Ý kiến thẩm định',
  paper: 'Giấy tờ',
  paperState: 'Tình trạng',
  condition: 'Điều kiện',
  result: 'Kết quả',
  article: 'Căn cứ',
  passed: 'Đạt',
  notPassed: 'Chưa đạt',
  waiver: (reason: string) => `Chấp nhận ngoại lệ: ${reason}`,
  noOpinion: 'Hồ sơ đủ điều kiện, đề nghị lãnh đạo Quỹ xem xét, phê duyệt.',
  noOpinionInPart: 'Đề nghị lãnh đạo Quỹ xem xét, quyết định theo số tiền đề xuất nêu trên.',
  states: { co: 'Có', thieu: 'Thiếu', 'khong-ap-dung': 'Không áp dụng' },

  proposal: 'Tờ trình',
  proposalSubject: (kind: string) => `Về việc hỗ trợ theo nội dung: ${kind}`,
  proposalBases: (article: string) =>
    `Căn cứ ${article} và hồ sơ đề nghị hỗ trợ, bộ phận nghiệp vụ đã thẩm định và báo cáo như sau:`,
  proposalRequest: (day: string, code: string, applicant: string, n: number) =>
    `Ngày ${day}, Quỹ nhận đủ hồ sơ của yêu cầu ${code} do ${applicant} đề nghị, gồm ${n} trường hợp.`,
  proposalResult: 'Kết quả thẩm định: hồ sơ đủ thành phần, các trường hợp đủ điều kiện hỗ trợ theo quy định.',
  proposalPartly: (met: number, leftOut: number) =>
    `Kết quả thẩm định: hồ sơ đủ thành phần, ${met} trường hợp đủ điều kiện hỗ trợ theo quy định, ${leftOut} trường hợp không được đề xuất hỗ trợ.`,
  proposalWaived: (reason: string) =>
    `Kết quả thẩm định: có điều kiện chưa đạt, đề nghị chấp nhận ngoại lệ vì: ${reason}`,
  proposalAsk: (amount: string) => `Kính trình Giám đốc Quỹ xem xét, phê duyệt hỗ trợ tổng số tiền ${amount}.`,

  decision: 'Quyết định',
  decisionSubject: (kind: string) => `Về việc hỗ trợ từ Quỹ Hỗ trợ việc làm ngoài nước\n${kind}`,
  decider: 'GIÁM ĐỐC QUỸ HỖ TRỢ VIỆC LÀM NGOÀI NƯỚC',
  bases: ({ so, kyNgay }: FundDecision) => [
    'Căn cứ Luật Người lao động Việt Nam đi làm việc ở nước ngoài theo hợp đồng ngày 13 tháng 11 năm 2020;',
    `Căn cứ Quyết định số ${so} ngày ${kyNgay} của Thủ tướng Chính phủ về Quỹ Hỗ trợ việc làm ngoài nước;`,
  ],
  consideredBase: (code: string, applicant: string) => `Xét hồ sơ đề nghị hỗ trợ ${code} của ${applicant};`,
  proposedBase: 'Theo đề nghị của bộ phận thẩm định.',
  decides: 'QUYẾT ĐỊNH:',
  articles: ['Điều 1.', 'Điều 2.', 'Điều 3.'],
  article1: (who: string, kind: string, article: string, amount: string, words: string) =>
    `Hỗ trợ ${who} theo nội dung “${kind}” (${article}) với tổng số tiền ${amount} (Bằng chữ: ${words}).`,
  workers: (n: number) => `${n} trường hợp có tên trong danh sách kèm theo`,
  oneWorker: (name: string) => `ông/bà ${name}`,
  relatives: (worker: string, applicant: string | undefined) =>
    applicant === undefined
      ? `thân nhân của người lao động ${worker}`
      : `thân nhân của người lao động ${worker}, do ông/bà ${applicant} đứng tên đề nghị,`,
  article2: 'Kinh phí hỗ trợ chi từ Quỹ Hỗ trợ việc làm ngoài nước và được chuyển vào tài khoản của người nhận.',
  article3: (unit: string) =>
    `Quyết định này có hiệu lực kể từ ngày ký. Kế toán trưởng, bộ phận nghiệp vụ của Quỹ và ${unit} chịu trách nhiệm thi hành Quyết định này./.`,
  decisionList: 'Danh sách được hỗ trợ',
  decisionListOf: (number: string, day: string) => `Kèm theo Quyết định số ${number} ngày ${day}`,

  refusal: 'Văn bản trả lời',
  refusalSubject: (code: string) => `Về việc đề nghị hỗ trợ ${code}`,
  refusalReceived: (code: string, day: string, kind: string) =>
    `Quỹ Hỗ trợ việc làm ngoài nước đã nhận được đề nghị hỗ trợ ${code} ngày ${day} về nội dung “${kind}”.`,
  refusalReason: (article: string) =>
    `Sau khi xem xét hồ sơ và đối chiếu với ${article}, Quỹ chưa có cơ sở để hỗ trợ vì lý do sau:`,
  refusalClosing: (applicant: string) =>
    `Quỹ Hỗ trợ việc làm ngoài nước trả lời để ${applicant} biết. Nếu có nội dung chưa rõ, đề nghị liên hệ với Quỹ để được hướng dẫn./.`,

  payments: 'Danh sách chi hỗ trợ',
  paymentsOf: (number: string, day: string) => `Theo Quyết định số ${number} ngày ${day}`,
} as const;

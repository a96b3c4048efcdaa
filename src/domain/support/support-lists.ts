import type { NamedValue } from '../reference/named-value';
import { supportStatus, type SupportCase, type SupportRequest, type SupportRequestStatus } from './support-request';

/** Trạng thái (domain dictionary §5.8). */
export const supportStatuses: readonly NamedValue<SupportRequestStatus>[] = [
  { id: supportStatus.draft, ten: 'Chờ gửi', tenEn: 'To submit' },
  { id: supportStatus.submitted, ten: 'Chờ thẩm định', tenEn: 'Awaiting appraisal' },
  { id: supportStatus.appraised, ten: 'Chờ phê duyệt', tenEn: 'Awaiting approval' },
  { id: supportStatus.approved, ten: 'Đã phê duyệt', tenEn: 'Approved' },
  { id: supportStatus.rejected, ten: 'Từ chối', tenEn: 'Rejected' },
  { id: supportStatus.returned, ten: 'Yêu cầu bổ sung', tenEn: 'Returned' },
  { id: supportStatus.paid, ten: 'Đã chi trả', tenEn: 'Paid' },
];

/** Hình thức nộp (Decision 40/2021). */
export const filingWays: readonly NamedValue<SupportRequest['hinhThucNop']>[] = [
  { id: 1, ten: 'Trực tuyến', tenEn: 'Online' },
  { id: 2, ten: 'Trực tiếp', tenEn: 'In person' },
  { id: 3, ten: 'Bưu chính', tenEn: 'By post' },
  { id: 4, ten: 'Qua đơn vị', tenEn: 'Through the unit' },
];

/** Tình trạng chi (domain dictionary §5.9). */
export const supportPaymentStates: readonly NamedValue<SupportCase['tinhTrangChi']>[] = [
  { id: 1, ten: 'Chưa chi', tenEn: 'Not paid' },
  { id: 2, ten: 'Chi một phần', tenEn: 'Paid in part' },
  { id: 3, ten: 'Đã chi', tenEn: 'Paid' },
  { id: 4, ten: 'Bị trả lại', tenEn: 'Came back' },
];

/** Thân nhân: the relatives whom HT07 is for (Decision 40/2021 Art.14). */
export const supportRelatives: readonly NamedValue<string>[] = [
  { id: 'vo', ten: 'Vợ', tenEn: 'Wife' },
  { id: 'chong', ten: 'Chồng', tenEn: 'Husband' },
  { id: 'con', ten: 'Con', tenEn: 'Child' },
  { id: 'bo', ten: 'Bố', tenEn: 'Father' },
  { id: 'me', ten: 'Mẹ', tenEn: 'Mother' },
  { id: 'anh-chi-em-ruot', ten: 'Anh/chị/em ruột', tenEn: 'Brother or sister' },
];

/** Quan hệ với người lao động of who applies in the worker's place (domain dictionary §5.8). */
export const supportRelations: readonly NamedValue<string>[] = [
  ...supportRelatives,
  { id: 'nguoi-uy-quyen', ten: 'Người được ủy quyền', tenEn: 'Authorised person' },
  { id: 'dai-dien-phap-luat', ten: 'Đại diện theo pháp luật', tenEn: 'Legal representative' },
];

/** Sự kiện của HT07 (Decision 40/2021 Art.14). */
export const lossEvents: readonly NamedValue<string>[] = [
  { id: 'chet', ten: 'Chết', tenEn: 'Dead' },
  { id: 'mat-tich', ten: 'Mất tích', tenEn: 'Missing' },
];

/** Hạng vé; at most economy class is paid for (Art.17–18). */
export const flightClasses: readonly NamedValue<string>[] = [
  { id: 'pho-thong', ten: 'Phổ thông', tenEn: 'Economy' },
  { id: 'thuong-gia', ten: 'Thương gia', tenEn: 'Business' },
];

type SupportReason = NonNullable<SupportCase['lyDoHoTro']>;

/** Lý do khác: it has to be told in words. */
export const otherReason = 'khac';

const other: NamedValue<SupportReason> = { id: otherReason, ten: 'Lý do khác', tenEn: 'Another reason' };

const reasonsByType: Readonly<Record<string, readonly NamedValue<SupportReason>[]>> = {
  HT01: [
    { id: 'tai-nan-lao-dong', ten: 'Tai nạn lao động', tenEn: 'Accident at work' },
    { id: 'tai-nan-rui-ro', ten: 'Tai nạn rủi ro', tenEn: 'Other accident' },
    { id: 'om-dau-benh-tat', ten: 'Ốm đau, bệnh tật không còn khả năng làm việc', tenEn: 'Illness, unable to work' },
  ],
  HT02: [
    { id: 'giai-the', ten: 'Người sử dụng lao động giải thể', tenEn: 'Employer dissolved' },
    { id: 'pha-san', ten: 'Người sử dụng lao động phá sản', tenEn: 'Employer bankrupt' },
    { id: 'thu-hep', ten: 'Người sử dụng lao động thu hẹp sản xuất', tenEn: 'Employer cut production' },
    { id: 'thien-tai', ten: 'Thiên tai, dịch bệnh', tenEn: 'Disaster, epidemic' },
    { id: 'chien-tranh', ten: 'Chiến tranh', tenEn: 'War' },
    { id: 'suy-thoai', ten: 'Suy thoái kinh tế', tenEn: 'Recession' },
    { id: 'bat-kha-khang', ten: 'Lý do bất khả kháng', tenEn: 'Force majeure' },
  ],
  HT03: [
    { id: 'nguoc-dai', ten: 'Bị ngược đãi', tenEn: 'Maltreatment' },
    { id: 'cuong-buc', ten: 'Bị cưỡng bức lao động', tenEn: 'Forced labour' },
    { id: 'de-doa', ten: 'Nguy cơ đe dọa tính mạng, sức khỏe', tenEn: 'Danger to life or health' },
    { id: 'quay-roi', ten: 'Bị quấy rối tình dục', tenEn: 'Sexual harassment' },
  ],
  HT04: [{ id: 'tranh-chap', ten: 'Giải quyết tranh chấp', tenEn: 'Settling a dispute' }],
  HT05: [{ id: 'tranh-chap', ten: 'Giải quyết tranh chấp', tenEn: 'Settling a dispute' }],
  HT06: [{ id: 'tranh-chap', ten: 'Chờ giải quyết tranh chấp', tenEn: 'Waiting for a dispute to be settled' }],
  HT07: [{ id: 'than-nhan', ten: 'Người lao động chết, mất tích', tenEn: 'Worker dead or missing' }],
  HT08: [{ id: 'chuyen-doi-nghe', ten: 'Đào tạo chuyển đổi nghề', tenEn: 'Retraining' }],
  HT09: [{ id: 'thi-truong', ten: 'Khai thác, phát triển, ổn định thị trường', tenEn: 'Market development' }],
  HT10: [{ id: 'rui-ro', ten: 'Giải quyết rủi ro liên quan đến người lao động', tenEn: 'Settling a risk of workers' }],
  HT11: [{ id: 'thi-hai', ten: 'Đưa thi hài, di hài người lao động về nước', tenEn: 'Bringing remains home' }],
};

/** Lý do hỗ trợ that a kind of support knows; the last one has to be told in words. @param type Its code, HT01. */
export function reasonsOf(type: string): readonly NamedValue<SupportReason>[] {
  return [...(reasonsByType[type] ?? []), other];
}

/** The reasons of all kinds, for whoever does not know the kind: each once, as the first kind that knows it calls it. */
export const supportReasons: readonly NamedValue<SupportReason>[] = [
  ...Object.values(reasonsByType).flat(),
  other,
].filter(({ id }, place, all) => all.findIndex((reason) => reason.id === id) === place);

/** Whether a kind of support knows the reason. @param type Its code, HT01. @param id Of the reason. */
export function isReasonOf(type: string, id: string | null): boolean {
  return reasonsOf(type).some((reason) => reason.id === id);
}

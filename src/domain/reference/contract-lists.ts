import type { ContributionState, DepartureForm, EmploymentState } from '../workers/worker';
import type { NamedValue } from './named-value';

/** Hình thức đi (Law 69/2020 Art.5; domain dictionary §1.3). */
export const departureForms: readonly NamedValue<DepartureForm>[] = [
  {
    id: '1',
    ten: 'Đơn vị sự nghiệp thực hiện thỏa thuận quốc tế',
    tenEn: 'Public unit under an international agreement',
  },
  { id: '2', ten: 'Doanh nghiệp dịch vụ', tenEn: 'Service enterprise' },
  { id: '3', ten: 'Doanh nghiệp trúng thầu, nhận thầu', tenEn: 'Contractor' },
  { id: '4', ten: 'Đào tạo, nâng cao trình độ, kỹ năng nghề', tenEn: 'Overseas training' },
  { id: '5', ten: 'Tổ chức, cá nhân đầu tư ra nước ngoài', tenEn: 'Outward investor' },
  {
    id: '6a',
    ten: 'Hợp đồng lao động trực tiếp – giao kết trước khi xuất cảnh',
    tenEn: 'Direct contract, concluded before departure',
  },
  {
    id: '6b',
    ten: 'Hợp đồng lao động trực tiếp – giao kết sau khi xuất cảnh',
    tenEn: 'Direct contract, concluded after departure',
  },
];

/** Tình trạng làm việc (domain dictionary §5.10). */
export const employmentStates: readonly NamedValue<EmploymentState>[] = [
  { id: 1, ten: 'Chưa xuất cảnh', tenEn: 'Not yet departed' },
  { id: 2, ten: 'Đang làm việc', tenEn: 'Working' },
  { id: 3, ten: 'Đã về nước', tenEn: 'Returned' },
  { id: 4, ten: 'Về nước trước hạn', tenEn: 'Returned early' },
  { id: 5, ten: 'Bỏ trốn/cư trú bất hợp pháp', tenEn: 'Absconded or residing illegally' },
  { id: 6, ten: 'Chết/mất tích', tenEn: 'Dead or missing' },
];

/** Đóng quỹ (domain dictionary §5.10). */
export const contributionStates: readonly NamedValue<ContributionState>[] = [
  { id: 1, ten: 'Đã đóng', tenEn: 'Paid' },
  { id: 2, ten: 'Chưa đóng', tenEn: 'Unpaid' },
  { id: 3, ten: 'Chưa đến hạn', tenEn: 'Not yet due' },
];

/** Lý do về nước (domain dictionary §7.4). */
export const returnReasons: readonly NamedValue<number>[] = [
  { id: 1, ten: 'Hết hạn hợp đồng', tenEn: 'End of contract' },
  { id: 2, ten: 'Tai nạn/ốm đau', tenEn: 'Accident or illness' },
  { id: 3, ten: 'NSDLĐ phá sản/thu hẹp', tenEn: 'Employer bankrupt or downsizing' },
  { id: 4, ten: 'Bị ngược đãi/cưỡng bức', tenEn: 'Abuse or coercion' },
  { id: 5, ten: 'Thiên tai/dịch bệnh/chiến tranh', tenEn: 'Disaster, epidemic or war' },
  { id: 6, ten: 'Vi phạm kỷ luật', tenEn: 'Breach of discipline' },
  { id: 7, ten: 'Nguyện vọng cá nhân', tenEn: 'Personal wish' },
  { id: 8, ten: 'Chết', tenEn: 'Death' },
  { id: 9, ten: 'Khác', tenEn: 'Other' },
];

/** Tiền tệ of wages: ISO 4217 codes with the number of decimals that amounts show (domain dictionary §7.4). */
export const currencies: readonly { readonly id: string; readonly decimals: 0 | 2 }[] = [
  ...['VND', 'JPY', 'KRW', 'LAK'].map((id) => ({ id, decimals: 0 as const })),
  ...[
    ...['USD', 'TWD', 'CNY', 'SGD', 'EUR', 'HUF', 'RON', 'PLN', 'HKD'],
    ...['MOP', 'MYR', 'THB', 'SAR', 'RUB', 'DZD', 'AUD', 'CZK'],
  ].map((id) => ({ id, decimals: 2 as const })),
];

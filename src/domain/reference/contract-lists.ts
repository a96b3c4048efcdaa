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

/** Tình trạng làm việc, by name (domain dictionary §5.10). */
export const employmentState = {
  notDeparted: 1,
  working: 2,
  returned: 3,
  returnedEarly: 4,
  absconded: 5,
  lost: 6,
} as const satisfies Readonly<Record<string, EmploymentState>>;

export const employmentStates: readonly NamedValue<EmploymentState>[] = [
  { id: employmentState.notDeparted, ten: 'Chưa xuất cảnh', tenEn: 'Not yet departed' },
  { id: employmentState.working, ten: 'Đang làm việc', tenEn: 'Working' },
  { id: employmentState.returned, ten: 'Đã về nước', tenEn: 'Returned' },
  { id: employmentState.returnedEarly, ten: 'Về nước trước hạn', tenEn: 'Returned early' },
  { id: employmentState.absconded, ten: 'Bỏ trốn/cư trú bất hợp pháp', tenEn: 'Absconded or residing illegally' },
  { id: employmentState.lost, ten: 'Chết/mất tích', tenEn: 'Dead or missing' },
];

/** Đóng quỹ, by name (domain dictionary §5.10). */
export const contributionState = {
  paid: 1,
  unpaid: 2,
  notYetDue: 3,
} as const satisfies Readonly<Record<string, ContributionState>>;

export const contributionStates: readonly NamedValue<ContributionState>[] = [
  { id: contributionState.paid, ten: 'Đã đóng', tenEn: 'Paid' },
  { id: contributionState.unpaid, ten: 'Chưa đóng', tenEn: 'Unpaid' },
  { id: contributionState.notYetDue, ten: 'Chưa đến hạn', tenEn: 'Not yet due' },
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

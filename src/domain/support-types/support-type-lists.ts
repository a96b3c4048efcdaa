import type { NamedValue } from '../reference/named-value';
import type { Beneficiary, SupportForm, SupportLimit, SupportMethod, SupportPaper, SupportTier } from './support-type';

/** Đối tượng. */
export const beneficiaries: readonly NamedValue<Beneficiary>[] = [
  { id: 1, ten: 'Người lao động', tenEn: 'Worker' },
  { id: 2, ten: 'Thân nhân người lao động', tenEn: 'Relatives of the worker' },
  { id: 3, ten: 'Doanh nghiệp', tenEn: 'Enterprise' },
];

/** Cách tính (domain dictionary §5.13). */
export const supportMethods: readonly NamedValue<SupportMethod>[] = [
  { id: 1, ten: 'Khung', tenEn: 'Within a frame' },
  { id: 2, ten: 'Cố định', tenEn: 'Fixed amount' },
  { id: 3, ten: 'Tỷ lệ', tenEn: 'Rate' },
  { id: 4, ten: 'Theo tháng', tenEn: 'By months' },
  { id: 5, ten: 'Thực tế', tenEn: 'Actual cost' },
  { id: 6, ten: 'Số lượng', tenEn: 'By number' },
];

/** Giới hạn số lần. */
export const supportLimits: readonly NamedValue<SupportLimit>[] = [
  { id: 0, ten: 'Không giới hạn', tenEn: 'Unlimited' },
  { id: 1, ten: '01 lần cho mỗi lần đóng góp', tenEn: 'Once per contribution' },
  { id: 2, ten: '01 lần mỗi năm cho mỗi thị trường', tenEn: 'Once per year and market' },
];

/** Biểu mẫu: the forms of the request, Decision 40/2021. */
export const supportForms: readonly NamedValue<SupportForm>[] = [
  { id: 0, ten: 'Không có biểu mẫu', tenEn: 'No form' },
  { id: 1, ten: 'Phụ lục I – Giấy đề nghị của người lao động', tenEn: 'Appendix I – Request of the worker' },
  { id: 2, ten: 'Phụ lục II – Danh sách người lao động đề nghị', tenEn: 'Appendix II – List of requesting workers' },
  { id: 3, ten: 'Phụ lục III – Giấy đề nghị hỗ trợ đào tạo nghề', tenEn: 'Appendix III – Request for training' },
  { id: 4, ten: 'Phụ lục IV – Giấy đề nghị của doanh nghiệp', tenEn: 'Appendix IV – Request of the enterprise' },
];

/** Tiêu chí của mức chi tiết. */
export const tierCriteria: readonly NamedValue<SupportTier['tieuChi']>[] = [
  { id: 1, ten: 'Tỷ lệ thương tật (%)', tenEn: 'Injury (%)' },
  { id: 2, ten: 'Số tháng đã làm việc', tenEn: 'Months worked' },
];

/** Hình thức của giấy tờ. */
export const paperKinds: readonly NamedValue<SupportPaper['hinhThuc']>[] = [
  { id: 1, ten: 'Bản chính', tenEn: 'Original' },
  { id: 2, ten: 'Bản sao', tenEn: 'Copy' },
  { id: 3, ten: 'Bản sao chứng thực', tenEn: 'Certified copy' },
];

/** Trạng thái: 1 while new requests may choose the kind. */
export const supportTypeStates: readonly NamedValue<0 | 1>[] = [
  { id: 1, ten: 'Đang áp dụng', tenEn: 'Applied' },
  { id: 0, ten: 'Ngừng áp dụng', tenEn: 'Not applied' },
];

import type { UnitState } from '../units/unit';
import type { NamedValue } from './named-value';

/** Trạng thái đơn vị (domain dictionary §5.11). */
export const unitStates: readonly NamedValue<UnitState>[] = [
  { id: 1, ten: 'Hoạt động', tenEn: 'Active' },
  { id: 2, ten: 'Tạm dừng', tenEn: 'Suspended' },
  { id: 3, ten: 'Đã thu hồi giấy phép', tenEn: 'Licence withdrawn' },
  { id: 4, ten: 'Nộp lại giấy phép', tenEn: 'Licence handed back' },
  { id: 5, ten: 'Giải thể', tenEn: 'Dissolved' },
];

/** Cơ quan cấp giấy phép: the ministry in charge of labour, before and since 01/03/2025. */
export const licenceAuthorities = ['Bộ Lao động – Thương binh và Xã hội', 'Bộ Nội vụ'] as const;

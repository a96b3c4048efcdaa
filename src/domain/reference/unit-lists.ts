import type { UnitState } from '../units/unit';
import type { NamedValue } from './named-value';

/** Trạng thái đơn vị, by name (domain dictionary §5.11). */
export const unitState = {
  active: 1,
  suspended: 2,
  licenceWithdrawn: 3,
  licenceHandedBack: 4,
  dissolved: 5,
} as const satisfies Readonly<Record<string, UnitState>>;

export const unitStates: readonly NamedValue<UnitState>[] = [
  { id: unitState.active, ten: 'Hoạt động', tenEn: 'Active' },
  { id: unitState.suspended, ten: 'Tạm dừng', tenEn: 'Suspended' },
  { id: unitState.licenceWithdrawn, ten: 'Đã thu hồi giấy phép', tenEn: 'Licence withdrawn' },
  { id: unitState.licenceHandedBack, ten: 'Nộp lại giấy phép', tenEn: 'Licence handed back' },
  { id: unitState.dissolved, ten: 'Giải thể', tenEn: 'Dissolved' },
];

/** Cơ quan cấp giấy phép: the ministry in charge of labour, before and since 01/03/2025. */
export const licenceAuthorities = ['Bộ Lao động – Thương binh và Xã hội', 'Bộ Nội vụ'] as const;

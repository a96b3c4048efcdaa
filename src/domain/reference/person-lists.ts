import type { Sex } from '../workers/worker';
import type { NamedValue } from './named-value';

/** Giới tính (domain dictionary §7.4). */
export const sexes: readonly NamedValue<Sex>[] = [
  { id: 1, ten: 'Nam', tenEn: 'Male' },
  { id: 2, ten: 'Nữ', tenEn: 'Female' },
  { id: 3, ten: 'Khác', tenEn: 'Other' },
];

/** Trình độ học vấn (domain dictionary §7.4), from the lowest to the highest. */
export const educationLevels: readonly NamedValue<number>[] = [
  { id: 1, ten: 'Chưa tốt nghiệp THCS', tenEn: 'Below lower secondary' },
  { id: 2, ten: 'THCS', tenEn: 'Lower secondary' },
  { id: 3, ten: 'THPT', tenEn: 'Upper secondary' },
  { id: 4, ten: 'Sơ cấp', tenEn: 'Elementary vocational' },
  { id: 5, ten: 'Trung cấp', tenEn: 'Intermediate vocational' },
  { id: 6, ten: 'Cao đẳng', tenEn: 'College' },
  { id: 7, ten: 'Đại học', tenEn: 'University' },
  { id: 8, ten: 'Sau đại học', tenEn: 'Postgraduate' },
];

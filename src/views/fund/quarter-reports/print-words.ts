import { roman } from '@/domain/format/roman';
import type { Quarter } from '@/domain/quarter-reports/quarter';

/** @example periodInPrint({ nam: 2026, quy: 3 }) // 'Quý III/2026' */
export function periodInPrint({ nam, quy }: Quarter): string {
  return `Quý ${roman(quy)}/${nam}`;
}

/** Who signs a unit's report (domain dictionary §5.1). */
export const unitSignatories = [
  { title: 'Người lập biểu' },
  { title: 'Kế toán trưởng' },
  { title: 'Thủ trưởng đơn vị', note: '(Ký, đóng dấu)' },
] as const;

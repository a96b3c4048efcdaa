import type { Signatory } from '@/views/shared/print/print-page';

/** Who signs a report, from left to right (domain dictionary §6.0). */
export const signatories: readonly Signatory[] = [
  { title: 'Người lập biểu' },
  { title: 'Kế toán trưởng' },
  { title: 'Giám đốc' },
];

import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { Tone } from '@/views/shared/list/list-description';

/** What a status means to whoever reads it (domain dictionary §4.3). */
export const reportTones: Readonly<Record<FundReport['trangThai'], Tone>> = {
  1: 'default',
  2: 'info',
  3: 'warning',
  4: 'success',
  5: 'error',
  6: 'warning',
};

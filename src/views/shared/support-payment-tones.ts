import type { SupportCase } from '@/domain/support/support-request';
import type { Tone } from '@/views/shared/list/list-description';

/** Colours of what was paid of a case. Tình trạng chi: 1 chưa chi, 2 chi một phần, 3 đã chi, 4 bị trả lại. */
export const supportPaymentTones: Readonly<Record<SupportCase['tinhTrangChi'], Tone>> = {
  1: 'default',
  2: 'warning',
  3: 'success',
  4: 'error',
};

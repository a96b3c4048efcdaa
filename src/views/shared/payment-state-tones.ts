import type { PaymentState } from '@/domain/fund-reports/fund-report';
import type { Tone } from '@/views/shared/list/list-description';

/** Colours of what was paid of a report. Tình trạng nộp: 1 đủ, 2 còn nợ, 3 nộp thừa, 4 chưa nộp; red is what is owed. */
export const paymentStateTones: Readonly<Record<PaymentState, Tone>> = {
  1: 'success',
  2: 'error',
  3: 'info',
  4: 'error',
};

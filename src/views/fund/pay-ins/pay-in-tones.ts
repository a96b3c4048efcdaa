import type { PayInStatus } from '@/domain/pay-ins/pay-in';
import type { Tone } from '@/views/shared/list/list-description';

/** What a status means to whoever reads it (domain dictionary §4.3). */
export const statusTones: Readonly<Record<PayInStatus, Tone>> = {
  1: 'default',
  2: 'info',
  5: 'error',
  6: 'warning',
  7: 'success',
  9: 'default',
};

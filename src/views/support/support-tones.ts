import type { SupportRequestStatus } from '@/domain/support/support-request';
import type { Tone } from '@/views/shared/list/list-description';

/** Colours of a request's statuses (domain dictionary §4.3). */
export const requestTones: Readonly<Record<SupportRequestStatus, Tone>> = {
  1: 'default',
  2: 'info',
  3: 'warning',
  4: 'success',
  5: 'error',
  6: 'warning',
  7: 'success',
};

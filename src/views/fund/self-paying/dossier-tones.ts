import type { PaymentState, SelfPayingStatus } from '@/domain/self-paying/self-paying-dossier';
import type { SelfPayingWarning } from '@/domain/self-paying/self-paying-warnings';
import type { Tone } from '@/views/shared/list/list-description';

/** Colours of the statuses (domain dictionary §4.3). */
export const statusTones: Readonly<Record<SelfPayingStatus, Tone>> = {
  2: 'info',
  4: 'success',
  5: 'error',
  6: 'warning',
  9: 'default',
};

export const paymentTones: Readonly<Record<PaymentState, Tone>> = {
  1: 'default',
  2: 'warning',
  3: 'success',
  4: 'default',
};

export const warningTones: Readonly<Record<SelfPayingWarning, Tone>> = {
  'trung-cccd': 'error',
  'trung-ho-chieu': 'error',
  'da-dong': 'error',
  'trong-bao-cao': 'warning',
  'ho-chieu-het-han': 'warning',
  'duoi-18': 'error',
};

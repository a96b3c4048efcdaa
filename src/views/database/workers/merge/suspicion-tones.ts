import type { SuspicionReason } from '@/domain/workers/worker-suspects';
import type { Tone } from '@/views/shared/list/list-description';

/** Red for what two people cannot have in common, gold for what is worth a look. */
export const suspicionTones: Readonly<Record<SuspicionReason, Tone>> = {
  cccd: 'error',
  'ho-chieu': 'error',
  'cccd-gan-giong': 'warning',
  'ten-ngay-sinh': 'warning',
  'ten-ngay-thang-dao': 'default',
  'ngay-sinh-dien-thoai': 'default',
};

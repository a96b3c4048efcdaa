import type { ForceState } from '@/domain/reference/force-states';
import type { Tone } from '@/views/shared/list/list-description';

/** Colours of Tình trạng hiệu lực. */
export const forceTones: Readonly<Record<ForceState, Tone>> = {
  1: 'success',
  2: 'info',
  3: 'default',
  4: 'warning',
};

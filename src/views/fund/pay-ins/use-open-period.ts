import { openPeriodIn } from '@/domain/pay-ins/open-period';
import { useConfiguration } from '@/views/app/auth-context';

/** ISO date of the first day on which money can still come; `undefined` until the back end has said so. */
export function useOpenPeriod(): string | undefined {
  return openPeriodIn(useConfiguration()?.setting.values ?? {});
}

import type { ContributionRule } from '@/domain/fund/contribution-rules';
import { useServices } from '@/views/app/services-context';
import { usePart, type Part } from './record/use-part';

/** The rules that are switched on. */
export function useAppliedRules(): Part<readonly ContributionRule[]> {
  const { contributionAmounts } = useServices();
  return usePart((signal) => contributionAmounts.applied(signal));
}

import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import type { ContributionRule } from '@/domain/fund/contribution-rules';
import type { RecordSnapshot } from '@/machines/record-machine';
import { useServices } from '@/views/app/services-context';
import { useRecord } from '@/views/shared/record/use-record';

type Rules = readonly ContributionRule[];

/** The rules that are switched on; `undefined` until they are there, and where they cannot be had. */
export function useAppliedRules(): { readonly rules: Rules | undefined; readonly reload: () => void } {
  const { contributionAmounts } = useServices();
  const rulesRef = useRecord<Rules>('applied', { get: (_, signal) => contributionAmounts.applied(signal) });
  const rules = useSelector(rulesRef, (snapshot: RecordSnapshot<Rules>) => snapshot.context.record);
  const reload = useCallback(() => {
    rulesRef.send({ type: 'record.reload' });
  }, [rulesRef]);
  return { rules, reload };
}

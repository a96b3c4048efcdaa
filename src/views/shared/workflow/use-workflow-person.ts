import { useMemo } from 'react';

import type { WorkflowPerson } from '@/machines/workflows/workflow';
import { useConfiguration, useGrantedPolicies, useIsFund, useSessionUnit } from '@/views/app/auth-context';

/** The signed-in person, as workflow machines ask about one. */
export function useWorkflowPerson(): WorkflowPerson {
  const userId = useConfiguration()?.currentUser.id ?? '';
  const { id: unitId } = useSessionUnit();
  const isFundStaff = useIsFund();
  const policies = useGrantedPolicies();
  return useMemo(
    () => ({ userId, unitId, isFundStaff, isGranted: (policy) => policies.has(policy) }),
    [userId, unitId, isFundStaff, policies],
  );
}

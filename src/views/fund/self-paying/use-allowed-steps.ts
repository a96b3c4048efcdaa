import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import type { RecordRef, RecordSnapshot } from '@/machines/record-machine';
import { selfPayingWorkflow, type SelfPayingStep } from '@/machines/workflows/self-paying-workflow-machine';
import { useWorkflowPerson } from '@/views/shared/workflow/use-workflow-person';

const none: readonly SelfPayingStep[] = [];

/** The dossier that is shown, and the steps that the person may take with it now. */
export function useAllowedSteps(recordRef: RecordRef<SelfPayingDossier>) {
  const person = useWorkflowPerson();
  const dossier = useSelector(recordRef, ({ context }: RecordSnapshot<SelfPayingDossier>) => context.record);
  const allowed = useMemo(
    () => (dossier === undefined ? none : selfPayingWorkflow.stepsFor(dossier, person)),
    [dossier, person],
  );
  return { dossier, allowed };
}

import { useSelector } from '@xstate/react';

import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import type { RecordRef, RecordSnapshot } from '@/machines/records/record-machine';
import { selfPayingWorkflow } from '@/machines/workflows/self-paying-workflow-machine';
import { useStepsFor } from '@/views/shared/workflow/use-steps-for';

/** The dossier that is shown, and the steps that the person may take with it now. */
export function useAllowedSteps(recordRef: RecordRef<SelfPayingDossier>) {
  const dossier = useSelector(recordRef, ({ context }: RecordSnapshot<SelfPayingDossier>) => context.record);
  return { dossier, allowed: useStepsFor(selfPayingWorkflow, dossier) };
}

import { useCallback } from 'react';

import type { Workflow } from '@/machines/workflows/workflow';
import { useTexts } from '@/views/app/localization-context';

import { recordTexts } from '../record/record-texts';
import { useWorkflowPerson } from './use-workflow-person';

/** What of a workflow says whether its records may be changed. */
export type EditedWorkflow<Facts> = Pick<Workflow<Facts, string, 'sua'>, 'decide'>;

/** For the form of a record with a workflow: why this person cannot change the record by now, in words. */
export function useWhyLocked<Facts>(workflow: EditedWorkflow<Facts>): (record: Facts) => string | undefined {
  const texts = useTexts(recordTexts);
  const person = useWorkflowPerson();
  return useCallback(
    (record) => {
      const decision = workflow.decide(record, person, 'sua');
      return decision.kind === 'allowed'
        ? undefined
        : texts(decision.because === 'status' ? 'locked.status' : 'locked.person');
    },
    [workflow, person, texts],
  );
}

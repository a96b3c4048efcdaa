import { useEffect, useId, useMemo } from 'react';

import type { Workflow } from '@/machines/workflows/workflow';

import { showWorkflow } from './open-workflows';
import { useWorkflowPerson } from './use-workflow-person';

/** The steps that the person may take now with the record that the screen shows; none while it is not there. */
export function useStepsFor<Facts, Rule extends string, Step extends string>(
  workflow: Workflow<Facts, Rule, Step>,
  record: (Facts & { readonly id: string }) | undefined,
): readonly Step[] {
  const key = useId();
  const person = useWorkflowPerson();

  useEffect(() => {
    const { machine, stateOf } = workflow;
    const value = record === undefined ? undefined : stateOf(record);
    return record === undefined || value === undefined
      ? undefined
      : showWorkflow({ key, recordId: record.id, machine, value });
  }, [key, workflow, record]);

  return useMemo(() => (record === undefined ? [] : workflow.stepsFor(record, person)), [workflow, record, person]);
}

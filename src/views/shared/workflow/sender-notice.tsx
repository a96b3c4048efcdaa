import { Alert } from '@mui/material';

import type { Workflow } from '@/machines/workflows/workflow';
import { useTexts } from '@/views/app/localization-context';

import { useWorkflowPerson } from './use-workflow-person';
import { workflowTexts } from './workflow-texts';

type SenderNoticeProps<Facts> = {
  readonly workflow: Pick<Workflow<Facts, string, 'gui' | 'sua'>, 'decide'>;
  readonly record: Facts & { readonly trangThai: number };
};

/** A draft in every workflow (domain dictionary §4.3). */
const draft = 1;

/**
 * Who sends a draft, told to whom of a unit may write it but not send it: a clerk looks for the button otherwise. The head
 * finds every draft of the unit among the open tasks.
 */
export function SenderNotice<Facts>({ workflow, record }: SenderNoticeProps<Facts>) {
  const texts = useTexts(workflowTexts);
  const person = useWorkflowPerson();
  if (person.isFundStaff || record.trangThai !== draft || workflow.decide(record, person, 'sua').kind === 'refused') {
    return null;
  }
  const sending = workflow.decide(record, person, 'gui');
  return sending.kind === 'refused' && sending.because === 'policy' ? (
    <Alert severity="info">{texts('sender.head')}</Alert>
  ) : null;
}
